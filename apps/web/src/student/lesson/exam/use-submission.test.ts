import type { Lesson } from '@institute/contract/exams/exams';
import { expect, test } from 'vitest';
import { ApiError, GENERIC_FAILURE } from '../../../platform/api-error.ts';
import { emptyDraft } from './draft.ts';
import { answersOf, failureWords } from './use-submission.ts';

const four = { answer1: 'a', answer2: 'b', answer3: '', answer4: '' };
const question = { question: 'Which?', ...four, choices: ['a', 'b'] };
const exam: Lesson = {
  id: 5,
  rand: 'exam-rand',
  subject: 'Exam',
  kind: 'exam',
  isScheduled: false,
  opensAt: null,
  isViewed: true,
  viewedAt: null,
  isSubmitted: false,
  isPreview: false,
  classId: 4,
  classRand: 'class-4',
  className: 'Class',
  about: 'Explain.',
  blocks: [],
  files: [],
  materialPath: '',
  materialExtension: '',
  next: null,
  questions: [
    { id: 1, ...question },
    { id: 2, ...question },
  ],
  exercises: [],
  result: null,
  draft: null,
};
const answers = { 1: 'a', 2: 'b', 99: 'of a question that is gone' };

// Proves call-submitExam.
test('one kind of theory answer is sent, and answers to the questions there are', () => {
  const typed = { ...emptyDraft, answers, text: 'because' };
  expect(answersOf(exam, typed)).toEqual({ answers: { 1: 'a', 2: 'b' }, text: 'because' });
  const image = 'data:image/jpeg;base64,AAAA';
  const pictured = { ...emptyDraft, answers, image, shelved: 'because', mode: 'type' as const };
  expect(answersOf(exam, pictured)).toEqual({ answers: { 1: 'a', 2: 'b' }, image });
  expect(answersOf({ ...exam, about: ' ' }, typed)).toEqual({ answers: { 1: 'a', 2: 'b' } });
});

// Proves student-8-7, student-8-8, student-8-9.
test.each([
  [new ApiError('network', GENERIC_FAILURE, 0), 'An error occurred while submitting the exam'],
  [new ApiError('internal', 'Oops', 500), 'An error occurred while submitting the exam'],
  [new TypeError('a fault of ours'), 'An error occurred while submitting the exam'],
  [new ApiError('refused', GENERIC_FAILURE, 200), 'Failed to submit exam'],
  [new ApiError('refused', '', 200), 'Failed to submit exam'],
  [
    new ApiError('session_ended', 'Your session has ended.', 401),
    'Please log in to submit the exam',
  ],
  [
    new ApiError('already_submitted', 'You have already submitted this exam.', 200),
    'You have already submitted this exam.',
  ],
])('%s is told in the words of the specification', (error, words) => {
  expect(failureWords(error)).toBe(words);
});
