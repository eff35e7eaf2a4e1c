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
    const form = restoredForm(kept, base, base);
    expect(form.subject).toBe('Typed');
    expect(form.questions.map(({ id, question: words }) => [id, words])).toEqual([
      ['1', 'One, better?'],
      ['3', 'Saved though its answer was lost?'],
      ['new-b', 'Not saved?'],
      ['4', 'Elsewhere?'],
    ]);
  });

  it('has a question that was left alone as it is saved now, so that no old key is put back', () => {
    const opened = formWith({
      kind: 'exam',
      questions: [question('1', 'One?'), question('2', 'Two?')],
    });
    const mine = { ...opened, questions: [question('1', 'One?'), question('2', 'Two, by me?')] };
    const theirs = { ...opened, questions: [question('1', 'Corrected?'), question('2', 'Two?')] };
    expect(restoredForm(mine, theirs, opened).questions.map((one) => one.question)).toEqual([
      'Corrected?',
      'Two, by me?',
    ]);
  });

  it('takes the text that the server made of the same blocks', () => {
    const blocks = [{ id: 'a', kind: 'words' } as const];
    const mine = formWith({ blocks, about: 'of before' });
    const theirs = formWith({ blocks, about: 'of these blocks' });
    expect(restoredForm(mine, theirs, formWith({})).about).toBe('of these blocks');
    expect(restoredForm(mine, formWith({ about: 'theirs' }), formWith({})).about).toBe('of before');
  });
});
