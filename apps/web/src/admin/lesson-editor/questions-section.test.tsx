import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newLessonForm, newQuestion } from '../../domains/lessons/managed-model.ts';
import { QuestionsSection } from './questions-section.tsx';
import type { LessonEditor } from './use-lesson-form.ts';

// What stands in a question and beside them is not looked at here.
vi.mock('./question-card.tsx', () => ({ QuestionCard: () => null }));
vi.mock('../../ui/lazy.tsx', () => ({ lazy: () => () => null }));
vi.mock('./draw-fields.tsx', () => ({ DrawFields: () => null }));
vi.mock('./arabic-fields.tsx', () => ({
  ArabicFields: (props: { children: unknown }) => props.children,
}));

afterEach(cleanup);

const open = (count: number) => {
  const questions = Array.from({ length: count }, newQuestion);
  const values = { ...newLessonForm(4), kind: 'exam' as const, questions };
  const form = { values, now: () => values, change: vi.fn() };
  render(<QuestionsSection editor={{ form } as unknown as LessonEditor} lessonId={null} />);
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Add question' });
};

it.each([
  [199, false],
  [200, true],
])('takes one more after %i questions, unless an exam is full: %s', (count, isFull) => {
  expect(open(count).disabled).toBe(isFull);
  const words = 'An exam takes no more questions than these.';
  expect(screen.queryByText(words) !== null).toBe(isFull);
});
