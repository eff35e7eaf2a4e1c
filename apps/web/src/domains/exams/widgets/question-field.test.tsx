import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuestionField } from './question-field.tsx';

const onChoose = vi.fn();
const question = {
  id: 7,
  question: 'Fill the gap: لَمْ ___ الدَّرْسَ',
  choices: ['يَكْتُبْ', 'يَكْتُبُ'],
};

function show(error?: string): HTMLElement {
  render(
    <QuestionField
      question={question}
      number={2}
      chosen={undefined}
      error={error}
      onChoose={onChoose}
    />,
  );
  return screen.getByRole('group');
}

beforeEach(() => onChoose.mockReset());
afterEach(cleanup);

// Proves ours-29.
it('keeps the number of a question and its full stop on one line', () => {
  show();
  const number = screen.getByText('2.');
  // One element, which nothing squeezes.
  expect(number.className).toContain('shrink-0');
});

// Proves ours-29.
it('sets a sentence with a gap from the right, and options that differ by a mark at 30 px', () => {
  show();
  expect(screen.getByRole('img', { name: 'gap' }).closest('bdi')?.dir).toBe('rtl');
  for (const option of question.choices) {
    expect(screen.getByText(option).parentElement?.className).toContain('text-[1.875rem]');
  }
});

// Proves ours-29.
it('says once that an answer is missing, and leaves its options as they are', () => {
  const options = () => [...screen.getByRole('group').querySelectorAll('label')];
  show();
  const before = options().map((option) => option.outerHTML.replace(/name="[^"]*"/, ''));
  cleanup();
  const field = show('Answer this question.');
  expect(screen.getAllByText('Answer this question.')).toHaveLength(1);
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Answer this question.').id);
  expect(options().map((option) => option.outerHTML.replace(/name="[^"]*"/, ''))).toEqual(before);
});

it('takes the option that is pressed', () => {
  show();
  fireEvent.click(screen.getByText('يَكْتُبُ'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('يَكْتُبُ');
});
