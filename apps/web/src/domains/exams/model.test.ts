import type { WireOf } from '@institute/contract/call';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { expect, it } from 'vitest';
import { decoded } from '../../platform/wire.ts';
import { lessonFor } from '../../test/class-details.ts';
import { lessonOf } from './model.ts';

const read = (lesson: WireOf<typeof getLessonDetails>) =>
  lessonOf(decoded(getLessonDetails, lesson));

const exam = {
  ...lessonFor(5, { inputetype: 'Exam' }),
  class_id: 4,
  class_rand: 'class-4',
  class_name: 'The Alphabet',
  about: 'Explain.',
  material_url: 'files/a.pdf?sig=1',
  materialExtension: 'pdf',
  next: null,
  questions: [
    {
      id: 1,
      question: 'Which?',
      answer1: 'a',
      answer2: 'b',
      answer3: '',
      answer4: '',
      choices: [],
    },
  ],
  examResult: {
    objective_answers: { 1: 'a' },
    objective_score: 50,
    theory_answer: 'because',
    theory_answer_kind: 'text' as const,
    theory_score: null,
    theory_pending: true,
    total_score: null,
    submitted_at: 1_700_000_000,
    marked_at: 0,
    correctTheoryAnswer: '',
  },
  draft: {
    answer: { 1: 'b' },
    theory: 'be',
    written_at: 1_700_000_000_500,
    saved_at: 1_700_000_001,
  },
};

it('reads a lesson with its exam', () => {
  const { result, draft, questions, ...lesson } = read(exam);
  expect(lesson).toMatchObject({
    kind: 'exam',
    className: 'The Alphabet',
    materialPath: 'files/a.pdf?sig=1',
  });
  expect(questions).toEqual([{ id: 1, question: 'Which?', answer: undefined, choices: [] }]);
  expect(result).toMatchObject({
    answers: { 1: 'a' },
    objectiveScore: 50,
    theoryScore: null,
    isPending: true,
    totalScore: null,
    submittedAt: new Date('2023-11-14T22:13:20Z'),
    markedAt: null,
  });
  expect(draft).toEqual({
    answers: { 1: 'b' },
    text: 'be',
    writtenAt: new Date('2023-11-14T22:13:20.500Z'),
    savedAt: new Date('2023-11-14T22:13:21Z'),
  });
});

// Proves decision-073-3.
it('has no file of its own where a block shows it', () => {
  const url = 'files/a.pdf?sig=1';
  const files = [{ key: 'k', kind: 'pdf' as const, extension: 'pdf', bytes: 1, url }];
  const { materialPath, materialExtension } = read({ ...exam, files });
  expect([materialPath, materialExtension]).toEqual(['', '']);
  const [other] = files.map((file) => ({ ...file, url: 'files/b.pdf?sig=1' }));
  expect(read({ ...exam, files: other ? [other] : [] }).materialPath).toBe(url);
});

it('reads a lesson without a result or a draft', () => {
  expect(read({ ...exam, examResult: null, draft: null })).toMatchObject({
    result: null,
    draft: null,
  });
});
