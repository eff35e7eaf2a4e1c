import { beforeEach, describe, expect, it, test } from 'vitest';
import type { LessonToEdit } from '../../domains/lessons/managed-api.ts';
import { draftName, keepDraft, readDraft } from './draft.ts';
import { emptyForm, emptyQuestion, formOf, inputOf, instantOf, type LessonForm } from './form.ts';
import { refusalOf, sizeText } from './material-kinds.ts';
import { restoredForm } from './restore.ts';
import { problemsOf } from './validate.ts';

const LAGOS = 'Africa/Lagos';
const question = (id: string, words: string) => ({
  ...emptyQuestion(),
  id,
  question: words,
  answer: 'نعم',
});
const formWith = (changes: Partial<LessonForm>): LessonForm => ({ ...emptyForm(4), ...changes });

const saved: LessonToEdit = {
  lesson: {
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
    opened_by: 0,
    submitted_by: 0,
    version: 'first',
  },
  questions: [],
};

describe('the form of a lesson', () => {
  it('begins as a lesson that is not scheduled', () => {
    expect(emptyForm(4)).toMatchObject({ type: 'Lesson', isScheduled: false, studyDate: '' });
  });

  it('reads a timetable as it was typed and sends it back as it came', () => {
    const form = formOf(saved, LAGOS);
    expect(form.about).toBe('Monday 8am\nTuesday');
    expect(inputOf(form, LAGOS).about).toBe(saved.lesson.about);
  });

  it('has its study date on the clock of the institute', () => {
    const studydate = Date.UTC(2027, 0, 5, 8, 30) / 1000;
    const lesson = {
      ...saved.lesson,
      inputetype: 'Lesson' as const,
      scheduled: '1' as const,
      studydate,
    };
    const form = formOf({ ...saved, lesson }, LAGOS);
    expect(form.studyDate).toBe('2027-01-05T09:30');
    expect(inputOf(form, LAGOS)).toMatchObject({ scheduled: '1', studydate: String(studydate) });
    expect(instantOf('', LAGOS)).toBeNull();
  });

  it('sends only what its type has', () => {
    const all = formWith({
      subject: ' Both ',
      isScheduled: true,
      studyDate: '2027-01-05T09:30',
      theoryAnswer: 'model',
      questions: [question('new-a', 'A?')],
    });
    expect(inputOf(all, LAGOS)).toEqual({
      class_id: 4,
      subject: 'Both',
      about: '',
      inputetype: 'Lesson',
      scheduled: '1',
      studydate: '1799137800',
    });
    expect(inputOf({ ...all, type: 'Exam' }, LAGOS)).toMatchObject({
      theoryAnswer: 'model',
      questions: [{ id: 'new-a', question: 'A?', answer: 'نعم', option4: '' }],
    });
    expect(inputOf({ ...all, type: 'Timetableble' }, LAGOS)).toMatchObject({
      scheduled: '0',
      studydate: '0',
    });
  });
});

describe('what is required', () => {
  it('is the subject, and the study date of what is scheduled', () => {
    expect(problemsOf(formWith({ isScheduled: true }))).toEqual({
      subject: 'Subject is required',
      studyDate: 'Study date is required',
    });
    expect(problemsOf(formWith({ subject: 'A', isScheduled: true, type: 'Timetableble' }))).toEqual(
      {},
    );
  });

  it('is the text and the answer of each question of an exam', () => {
    const questions = [question('1', 'A?'), { ...emptyQuestion(), id: 'new-b' }];
    expect(problemsOf(formWith({ subject: 'A', type: 'Exam', questions }))).toEqual({
      'new-b.question': 'Question is required',
      'new-b.answer': 'Correct answer is required',
    });
    expect(problemsOf(formWith({ subject: 'A', questions }))).toEqual({});
  });
});

test.each([
  ['pdf', 'application/pdf', 10, null],
  ['image', 'image/webp', 10, null],
  ['audio', 'audio/x-m4a', 10, null],
  ['video', '', 10, null],
  ['image', 'image/svg+xml', 10, 'This file is not of the kind Image.'],
  ['video', 'video/quicktime', 10, 'This file is not of the kind Video.'],
  ['pdf', 'image/png', 10, 'This file is not of the kind PDF.'],
  ['pdf', 'application/pdf', 0, 'This file is empty.'],
  ['video', 'video/mp4', 200 * 1024 * 1024 + 1, 'This file is larger than 200 MB.'],
] as const)('a file chosen as %s of type "%s" and %i bytes: %s', (kind, type, size, words) => {
  expect(refusalOf(kind, { type, size })).toBe(words);
});

test.each([
  [12, '0.1 kB'],
  [1_440_000, '1.4 MB'],
  [209_715_200, '210 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});

describe('a draft', () => {
  const name = draftName('admin@example.com', '7');
  const draft = { form: formWith({ subject: 'كِتَاب' }), key: 'k', fileName: 'a.pdf', keptAt: 5 };
  beforeEach(() => localStorage.clear());

  it('comes back as it was kept, to its writer and lesson alone', () => {
    expect(keepDraft(localStorage, name, draft)).toBe(true);
    expect(readDraft(localStorage, name)).toEqual(draft);
    expect(readDraft(localStorage, draftName('other@example.com', '7'))).toBeNull();
    expect(readDraft(localStorage, draftName('admin@example.com', 'new-in-7'))).toBeNull();
    keepDraft(localStorage, name, null);
    expect(localStorage).toHaveLength(0);
  });

  it('that cannot be read is none, and a full store says so', () => {
    for (const broken of ['{', '7', 'null', '{"form":{"subject":"a"}}']) {
      localStorage.setItem(name, broken);
      expect(readDraft(localStorage, name)).toBeNull();
    }
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(keepDraft(full, name, draft)).toBe(false);
  });
});

describe('a draft over what has been saved meanwhile', () => {
  const base = formWith({
    type: 'Exam',
    questions: [
      question('1', 'One?'),
      question('3', 'Saved though its answer was lost?'),
      question('4', 'Elsewhere?'),
    ],
  });
  const kept = formWith({
    type: 'Exam',
    subject: 'Typed',
    questions: [
      question('1', 'One, better?'),
      question('2', 'Removed elsewhere?'),
      question('new-a', 'Saved though its answer was lost?'),
      question('new-b', 'Not saved?'),
    ],
  });

  it('keeps what was typed, and neither brings back nor doubles a question', () => {
    const form = restoredForm(kept, base, true);
    expect(form.subject).toBe('Typed');
    expect(form.questions.map(({ id, question: words }) => [id, words])).toEqual([
      ['1', 'One, better?'],
      ['3', 'Saved though its answer was lost?'],
      ['new-b', 'Not saved?'],
      ['4', 'Elsewhere?'],
    ]);
  });

  it('is as it was for a lesson that is new', () => {
    expect(restoredForm(kept, emptyForm(4), false)).toEqual(kept);
  });
});
