import type { WireOf } from '@institute/contract/call';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { expect, it } from 'vitest';
import { decoded, encoded } from '../../platform/wire.ts';
import { lessonFor } from '../../test/class-details.ts';
import { ownMaterialOf } from './model.ts';

const read = (lesson: WireOf<typeof getLessonDetails>) => decoded(getLessonDetails, lesson);

const blocks = [{ id: 'b', kind: 'line' }];
const exercises = [{ id: 'x', points: 2 }];
const exam = {
  ...lessonFor(5, { inputetype: 'Exam' }),
  class_id: 4,
  class_rand: 'class-4',
  class_name: 'The Alphabet',
  about: 'Explain.',
  blocks: JSON.stringify(blocks),
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
    exercises: JSON.stringify({ x: { type: 'typed', given: 'ab' } }),
    written_at: 1_700_000_000_500,
    saved_at: 1_700_000_001,
  },
  exercises: JSON.stringify(exercises),
};

it('reads a lesson with its exam', () => {
  const { result, draft, questions, ...lesson } = read(exam);
  expect(lesson).toMatchObject({
    kind: 'exam',
    className: 'The Alphabet',
    ...{ blocks, files: [], exercises },
    materialPath: 'files/a.pdf?sig=1',
  });
  expect(questions).toMatchObject([{ id: 1, question: 'Which?', choices: [] }]);
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
    exercises: { x: { type: 'typed', given: 'ab' } },
    writtenAt: new Date('2023-11-14T22:13:20.500Z'),
    savedAt: new Date('2023-11-14T22:13:21Z'),
  });
});

it('goes back to the device as it travelled, without what it has none of', () => {
  const again = (lesson: WireOf<typeof getLessonDetails>) =>
    JSON.parse(JSON.stringify(encoded(getLessonDetails, read(lesson))));
  const whole = { ...exam, preview: '0' as const };
  expect(again(whole)).toEqual(whole);
  const { blocks: _blocks, exercises: _exercises, ...plain } = whole;
  expect(again(plain)).toEqual(plain);
});

// Proves decision-073-3.
it('has no file of its own where a block shows it', () => {
  const url = 'files/a.pdf?sig=1';
  const file = { key: 'k', kind: 'pdf' as const, extension: 'pdf', bytes: 1, url };
  const ownIn = (files: (typeof file)[]) => ownMaterialOf(read({ ...exam, files }));
  expect(ownIn([file])).toBeNull();
  expect(ownIn([{ ...file, url: 'files/b.pdf?sig=1' }])).toEqual({ path: url, extension: 'pdf' });
  expect(ownMaterialOf(read({ ...exam, material_url: '' }))).toBeNull();
});

it('reads a lesson without a result or a draft', () => {
  expect(read({ ...exam, examResult: null, draft: null })).toMatchObject({
    result: null,
    draft: null,
  });
});
