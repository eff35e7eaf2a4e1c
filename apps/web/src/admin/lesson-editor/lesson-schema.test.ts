import { describe, expect, it } from 'vitest';
import { noDraw, noPart } from '../../domains/lessons/exam-draw-model.ts';
import {
  type LessonForm,
  newLessonForm,
  newQuestion,
} from '../../domains/lessons/managed-model.ts';
import { lessonSchema, lessonShape } from './lesson-schema.ts';

/** What is wrong with a form, by the path of the field. */
function faults(changes: Partial<LessonForm>): Record<string, string> {
  const { error } = lessonSchema.safeParse({ ...newLessonForm(4), ...changes });
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message]);
  return Object.fromEntries(issues ?? []);
}

describe('what is required', () => {
  // Proves admin-5-5.
  it('is the subject, and the study date of what is scheduled', () => {
    expect(faults({ isScheduled: true })).toEqual({
      subject: 'Subject is required',
      studyDate: 'Study date is required',
    });
    expect(faults({ subject: 'A', isScheduled: true, kind: 'timetable' })).toEqual({});
  });

  it('is the text and the answer of each question of an exam', () => {
    const questions = [{ ...newQuestion(), question: 'A?', answer: 'نعم' }, newQuestion()];
    expect(faults({ subject: 'A', kind: 'exam', questions })).toEqual({
      'questions.1.question': 'Question is required',
      'questions.1.answer': 'Correct answer is required',
    });
    expect(faults({ subject: 'A', questions })).toEqual({});
  });

  it('is a number that an exam may draw, where it draws', () => {
    const drawing = (count: string, kind: LessonForm['kind'] = 'exam') =>
      faults({ subject: 'A', kind, draw: { ...noDraw, count } });
    expect(drawing('')).toEqual({});
    expect(drawing('60')).toEqual({});
    const wrong = { 'draw.count': 'Enter a whole number from 0 to 60, or nothing.' };
    expect(drawing('61')).toEqual(wrong);
    expect(drawing('three')).toEqual(wrong);
    expect(drawing('61', 'lesson')).toEqual({});
  });

  // Proves ours-243.
  it('is a number for each of several parts, and no more than 60 in all', () => {
    const drawing = (...counts: string[]) => {
      const [count = '', ...others] = counts;
      const more = others.map((one) => ({ ...noPart, count: one }));
      return faults({ subject: 'A', kind: 'exam', draw: { ...noDraw, count, more } });
    };
    expect(drawing('40', '10', '10')).toEqual({});
    const needed = 'Say how many, or remove this part.';
    expect(drawing('', '5')).toEqual({ 'draw.count': needed });
    expect(drawing('5', '')).toEqual({ 'draw.more.0.count': needed });
    expect(drawing('5', '0')).toEqual({
      'draw.more.0.count': 'Enter a whole number from 1 to 60.',
    });
    expect(drawing('30', '30', '1')).toEqual({
      'draw.more.1.count': 'All parts together draw at most 60 exercises.',
    });
  });

  // Proves ours-242.
  it('is read from what was kept before there were several parts', () => {
    const { more: _, ...draw } = { ...noDraw, count: '3', topic: 'Nouns' };
    const kept = { ...newLessonForm(1), kind: 'exam', draw };
    expect(lessonShape.parse(kept as never).draw).toEqual({ ...draw, more: [] });
  });
});
