import type { EditedLesson } from '@institute/contract/lessons/managed-lessons';
import { instantOf } from '@institute/contract/time/clock-text';
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
const saved: EditedLesson = {
  id: 7,
  rand: 'lesson-7',
  classId: 4,
  subject: 'January',
  about: 'Monday%208am\\nTuesday',
  kind: 'timetable',
  isScheduled: false,
  studyDate: null,
  position: 1,
  material: '',
  materialExtension: '',
  theoryAnswer: '',
  isPreview: false,
  blocks: [],
  openedBy: 0,
  submittedBy: 0,
  version: 'first',
};
const formWith = (changes: Partial<LessonForm>) => ({ ...newLessonForm(4), ...changes });

describe('the form of a lesson', () => {
  it('begins as a lesson that is not scheduled', () => {
    expect(newLessonForm(4)).toMatchObject({ kind: 'lesson', isScheduled: false, studyDate: '' });
  });

  it('reads a timetable as it was typed and sends it back as it came', () => {
    const form = lessonFormOf(lessonToEditOf(saved, []), LAGOS);
    expect(form.about).toBe('Monday 8am\nTuesday');
    expect(wireLessonOf(form, LAGOS)).toMatchObject({
      about: saved.about,
      inputetype: 'Timetableble',
    });
  });

  it('has its study date on the clock of the institute', () => {
    const studyDate = new Date('2027-01-05T08:30:00Z');
    const lesson = { ...saved, kind: 'lesson', isScheduled: true, studyDate } as const;
    const form = lessonFormOf(lessonToEditOf(lesson, []), LAGOS);
    expect(form.studyDate).toBe('2027-01-05T09:30');
    expect(wireLessonOf(form, LAGOS)).toMatchObject({
      scheduled: '1',
      studydate: String(studyDate.getTime() / 1000),
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
