import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../domains/lessons/managed-model.ts';
import { QuestionCard } from './question-card.tsx';

afterEach(cleanup);

const blank: QuestionForm = {
  id: 'new',
  question: 'Which?',
  answer: '',
  options: ['', '', '', ''],
};

function Card({ question }: { question: QuestionForm }) {
  const [now, setNow] = useState(question);
  return (
    <QuestionCard
      question={now}
      number={1}
      errorOf={() => undefined}
      onChange={(changes) => setNow((before) => ({ ...before, ...changes }))}
      onDuplicate={undefined}
      onRemove={() => undefined}
    />
  );
}
const open = (question: Partial<QuestionForm> = {}) =>
  render(<Card question={{ ...blank, ...question }} />);

/** Types letter by letter, after what is there. */
function type(label: string, letters: string) {
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input',
  });
  fireEvent.focus(field);
  for (const letter of letters)
    fireEvent.change(field, { target: { value: field.value + letter } });
}
const replace = (label: string, value: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input',
  });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '' } });
  for (const letter of value) fireEvent.change(field, { target: { value: field.value + letter } });
};
const markCorrect = (place: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Option ${place} is the correct answer` }));
const key = () => screen.getByLabelText<HTMLInputElement>(/^Correct answer/).value;

describe('the correct answer of a question', () => {
  it('goes with its option while that is corrected, also by way of nothing', () => {
    open();
    type('Option 1', 'مسلمم');
    markCorrect(1);
    replace('Option 1', 'مسلم');
    expect(key()).toBe('مسلم');
  });

  it('stays where it is while another option reads like it on the way to its end', () => {
    open();
    type('Option 1', 'مسلم');
    markCorrect(1);
    type('Option 2', 'مسلمان');
    expect(key()).toBe('مسلم');
    replace('Option 2', 'مسلمات');
    expect(key()).toBe('مسلم');
  });

  it('stays what was written before there were options', () => {
    open({ answer: '10' });
    type('Option 1', '100');
    expect(key()).toBe('10');
  });

  it('stays when one of two that read alike is changed', () => {
    open({ answer: 'is', options: ['is', 'is', '', ''] });
    type('Option 2', 'n’t');
    expect(key()).toBe('is');
  });
});
