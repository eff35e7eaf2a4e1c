import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from './input.tsx';

afterEach(cleanup);

function Title() {
  const [title, setTitle] = useState('');
  return (
    <>
      <TextField
        label="Title"
        maxLength={4}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <p>Kept: {title}</p>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Title');

it('counts the letters of vocalised Arabic, not the marks on them', () => {
  render(<Title />);
  expect(field().maxLength).toBe(16);
  fireEvent.input(field(), { target: { value: 'كِتَابٌ' } });
  expect(screen.getByText('Kept: كِتَابٌ')).toBeTruthy();
});

it('stops at its letters, and keeps what stood behind what was typed', () => {
  render(<Title />);
  fireEvent.input(field(), { target: { value: 'abcd' } });
  field().value = 'abXcd';
  field().setSelectionRange(3, 3);
  fireEvent.input(field());
  expect(field().value).toBe('abcd');
  expect(field().selectionStart).toBe(2);
  expect(screen.getByText('Kept: abcd')).toBeTruthy();
});

it('leaves what is still composed alone, and holds it to its letters once it is', () => {
  render(<Title />);
  fireEvent.input(field(), { target: { value: 'abcdef' }, isComposing: true });
  expect(field().value).toBe('abcdef');
  const told = vi.fn();
  field().addEventListener('input', told);
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('abcd');
  expect(told).toHaveBeenCalledTimes(1);
});
