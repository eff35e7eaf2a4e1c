import { describe, expect, it } from 'vitest';
import {
  type LessonForm,
  newLessonForm,
  newQuestion,
} from '../../domains/lessons/managed-model.ts';
import { lessonSchema } from './lesson-schema.ts';

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
      faults({ subject: 'A', kind, draw: { count, type: '', topic: '' } });
    expect(drawing('')).toEqual({});
    expect(drawing('60')).toEqual({});
    const wrong = { 'draw.count': 'Enter a whole number from 0 to 60, or nothing.' };
    expect(drawing('61')).toEqual(wrong);
    expect(drawing('three')).toEqual(wrong);
    expect(drawing('61', 'lesson')).toEqual({});
  });
});
