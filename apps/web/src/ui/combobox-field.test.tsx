import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';

afterEach(cleanup);

const options = [
  { value: '0', label: 'None' },
  ...Array.from({ length: 300 }, (_, at) => ({ value: String(at + 1), label: `Class ${at + 1}` })),
  { value: 'n', label: 'First Nahw · نَحْوٌ' },
];

function Form() {
  const [value, setValue] = useState('0');
  return (
    <>
      <ComboboxField label="Class" options={options} value={value} onChange={setValue} error="" />
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Class' });
const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => document.querySelector('output')?.textContent;

it('shows what is chosen, opens on a press with everything and marks it', () => {
  render(<Form />);
  expect(field().value).toBe('None');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(field());
  expect(found()).toHaveLength(302);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('None');
});

// Proves ours-55.
it.each([
  ['nahw first', ['First Nahw · نَحْوٌ']],
  ['نحو', ['First Nahw · نَحْوٌ']],
  ['299', ['Class 299']],
  ['nothing like it', []],
])('narrows by %j', (typed, labels) => {
  render(<Form />);
  fireEvent.change(field(), { target: { value: typed } });
  expect(found()).toEqual(labels);
  expect(screen.queryByText('Nothing found') !== null).toBe(labels.length === 0);
});

// Proves ours-55.
it('is walked by keys and chosen from with Enter', () => {
  render(<Form />);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect([chosen(), field().value]).toEqual(['1', 'Class 1']);
  expect(found()).toEqual([]);
});

it('is chosen from with a press, and keeps what was chosen when it is left or closed', () => {
  render(<Form />);
  fireEvent.change(field(), { target: { value: 'nahw' } });
  fireEvent.click(screen.getByRole('option', { name: /Nahw/ }));
  expect(chosen()).toBe('n');
  fireEvent.change(field(), { target: { value: 'Class 7' } });
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([chosen(), field().value]).toEqual(['n', 'First Nahw · نَحْوٌ']);
  fireEvent.change(field(), { target: { value: 'Class 7' } });
  fireEvent.blur(field());
  expect([chosen(), field().value]).toEqual(['n', 'First Nahw · نَحْوٌ']);
});
