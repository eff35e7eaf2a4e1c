import { instantOf } from '@institute/contract/rules/clock-text';
import { describe, expect, it } from 'vitest';
import {
  type LessonForm,
  lessonFormOf,
  lessonToEditOf,
  newLessonForm,
  newQuestion,
  wireLessonOf,
} from './managed-model.ts';

const LAGOS = 'Africa/Lagos';
const wire: Parameters<typeof lessonToEditOf>[0] = {
  id: 7,
  rand: 'lesson-7',
  class_id: 4,
  subject: 'January',
  about: 'Monday%208am\\nTuesday',
  inputetype: 'Timetableble',
  scheduled: '0',
  studydate: 0,
  position: 1,
  material: '',
  materialExtension: '',
  theoryAnswer: '',
  preview: '0',
  blocks: '[]',
  opened_by: 0,
  submitted_by: 0,
  version: 'first',
};
const formWith = (changes: Partial<LessonForm>) => ({ ...newLessonForm(4), ...changes });

describe('the form of a lesson', () => {
  it('begins as a lesson that is not scheduled', () => {
    expect(newLessonForm(4)).toMatchObject({ kind: 'lesson', isScheduled: false, studyDate: '' });
  });

  it('reads a timetable as it was typed and sends it back as it came', () => {
    const form = lessonFormOf(lessonToEditOf(wire, []), LAGOS);
    expect(form.about).toBe('Monday 8am\nTuesday');
    expect(wireLessonOf(form, LAGOS)).toMatchObject({
      about: wire.about,
      inputetype: 'Timetableble',
    });
  });

  it('has its study date on the clock of the institute', () => {
    const studydate = Date.UTC(2027, 0, 5, 8, 30) / 1000;
    const lesson = { ...wire, inputetype: 'Lesson', scheduled: '1', studydate } as const;
    const form = lessonFormOf(lessonToEditOf(lesson, []), LAGOS);
    expect(form.studyDate).toBe('2027-01-05T09:30');
    expect(wireLessonOf(form, LAGOS)).toMatchObject({
      scheduled: '1',
      studydate: String(studydate),
    });
    expect(instantOf('', LAGOS)).toBeNull();
  });

  it('sends only what its kind has', () => {
    const all = formWith({
      subject: ' Both ',
      isScheduled: true,
      studyDate: '2027-01-05T09:30',
      theoryAnswer: 'model',
      questions: [{ ...newQuestion(), id: 'new-a', question: 'A?', answer: 'نعم' }],
    });
    expect(wireLessonOf(all, LAGOS)).toEqual({
      class_id: 4,
      subject: 'Both',
      about: '',
      inputetype: 'Lesson',
      scheduled: '1',
      studydate: '1799137800',
      preview: '0',
      blocks: '[]',
    });
    expect(wireLessonOf({ ...all, isPreview: true }, LAGOS)).toMatchObject({ preview: '1' });
    expect(wireLessonOf({ ...all, isPreview: true, kind: 'exam' }, LAGOS)).toMatchObject({
      inputetype: 'Exam',
      preview: '0',
      theoryAnswer: 'model',
      questions: [{ id: 'new-a', question: 'A?', answer: 'نعم', option4: '' }],
    });
    const timetable = wireLessonOf({ ...all, kind: 'timetable' }, LAGOS);
    expect(timetable).toMatchObject({ scheduled: '0', studydate: '0' });
    expect(timetable).not.toHaveProperty('blocks');
  });

  it('sends blocks as one text, without the rows that were begun and hold nothing', () => {
    const line = (id: string, arabic: string) => ({ id, arabic, translation: '' });
    const typing = { strictness: 'letters', nearly: 50 } as const;
    const ask = { prompt: '?', explanation: '' };
    const { blocks } = wireLessonOf(
      formWith({
        blocks: [
          { id: 'a', kind: 'lines', lines: [line('1', 'بَيْت'), line('2', ' ')] },
          {
            id: 'b',
            kind: 'exercise',
            exercise: { ...ask, type: 'typed', accepted: ['نعم', ''], ...typing },
          },
          {
            id: 'c',
            kind: 'exercise',
            exercise: {
              ...ask,
              type: 'match',
              pairs: [
                { left: '', right: '' },
                { left: 'a', right: 'b' },
              ],
            },
          },
        ],
      }),
      LAGOS,
    );
    expect(JSON.parse(blocks ?? '')).toMatchObject([
      { lines: [{ id: '1', arabic: 'بَيْت' }] },
      { exercise: { accepted: ['نعم'] } },
      { exercise: { pairs: [{ left: 'a', right: 'b' }] } },
    ]);
  });
});
