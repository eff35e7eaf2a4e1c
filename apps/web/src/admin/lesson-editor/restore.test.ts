import { describe, expect, it } from 'vitest';
import {
  type LessonForm,
  newLessonForm,
  newQuestion,
} from '../../domains/lessons/managed-model.ts';
import { restoredForm } from './restore.ts';

const question = (id: string, words: string) => ({
  ...newQuestion(),
  id,
  question: words,
  answer: 'نعم',
});
const formWith = (changes: Partial<LessonForm>): LessonForm => ({
  ...newLessonForm(4),
  ...changes,
});

describe('a draft over what has been saved meanwhile', () => {
  const base = formWith({
    kind: 'exam',
    questions: [
      question('1', 'One?'),
      question('3', 'Saved though its answer was lost?'),
      question('4', 'Elsewhere?'),
    ],
  });
  const kept = formWith({
    kind: 'exam',
    subject: 'Typed',
    questions: [
      question('1', 'One, better?'),
      question('2', 'Removed elsewhere?'),
      question('new-a', 'Saved though its answer was lost?'),
      question('new-b', 'Not saved?'),
    ],
  });

  it('keeps what was typed, and neither brings back nor doubles a question', () => {
    const form = restoredForm(kept, base);
    expect(form.subject).toBe('Typed');
    expect(form.questions.map(({ id, question: words }) => [id, words])).toEqual([
      ['1', 'One, better?'],
      ['3', 'Saved though its answer was lost?'],
      ['new-b', 'Not saved?'],
      ['4', 'Elsewhere?'],
    ]);
  });
});
