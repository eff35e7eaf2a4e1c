import { errors } from '@institute/contract/errors';
import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import { expect, test } from 'vitest';
import { type ExamDraft, emptyDraft } from './draft.ts';
import { examText } from './text.ts';
import { answeredCount, type ExamShape, problemOf } from './validate.ts';

const questions = [1, 2].map((id) => ({ id, choices: ['a', 'b', 'c'] }));
const both = { questions, exercises: [], hasTheory: true };
const objective = { questions, exercises: [], hasTheory: false };
const theory = { questions: [], exercises: [], hasTheory: true };
const image = 'data:image/jpeg;base64,AAAA';

const draft = (parts: Partial<ExamDraft>): ExamDraft => ({ ...emptyDraft, ...parts });
const messageOf = (exam: ExamShape, parts: Partial<ExamDraft>, isSignedIn = true) =>
  problemOf(exam, draft(parts), isSignedIn)?.message ?? null;

// Proves student-5-13, student-5-14, student-5-17, student-8-9, student-8-10.
test('the checks come in the order of the specification', () => {
  // Everything is wrong at first; each step mends what was named.
  const bad = { mode: 'image', text: '', image: '' } as const;
  expect(messageOf(both, bad, false)).toBe('Please log in to submit the exam');
  expect(messageOf(both, bad)).toBe('Please upload your answer image');
  expect(messageOf(both, { ...bad, image, text: 'typed' })).toBe('Please answer every question.');
  const answers = { 1: 'a', 2: 'b' };
  expect(messageOf(both, { ...bad, image, text: 'typed', answers })).toBe(
    'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.',
  );
  expect(messageOf(both, { ...bad, image, answers })).toBeNull();
});

// Proves student-5-15.
test('the first open question is named', () => {
  expect(problemOf(objective, draft({ answers: { 1: 'a' } }), true)?.at).toBe(2);
  expect(problemOf(objective, draft({}), true)?.at).toBe(1);
});

// Proves student-5-16.
test('a theory answer is needed only where there is nothing else to answer', () => {
  expect(messageOf(theory, { text: '  \n' })).toBe('Please write your answer.');
  expect(messageOf(theory, { text: 'an answer' })).toBeNull();
  expect(messageOf(theory, { image, mode: 'image' })).toBeNull();
  expect(messageOf(both, { answers: { 1: 'a', 2: 'b' } })).toBeNull();
});

test('image mode means nothing where there is no theory question', () => {
  expect(messageOf(objective, { mode: 'image', answers: { 1: 'a', 2: 'b' } })).toBeNull();
});

test('answered questions are counted, answers to unknown ones are not', () => {
  expect(answeredCount(both, draft({ answers: { 2: 'b', 9: 'x' } }))).toBe(1);
});

test('what was chosen before its teacher has corrected the option is open again', () => {
  const answers = { 1: 'a', 2: 'الكتابُ' };
  expect(problemOf(objective, draft({ answers }), true)?.at).toBe(2);
  expect(answeredCount(objective, draft({ answers }))).toBe(1);
});

test('an exercise that is open is named after the questions, and counted', () => {
  const asked = { type: 'order', prompt: 'Order', shown: 'words', items: ['a', 'b'] } as const;
  const exam = { ...objective, exercises: [{ id: 'x', points: 2, asked }] };
  const answers = { 1: 'a', 2: 'b' };
  const half: GivenAnswers = { x: { type: 'order', placed: ['a'] } };
  const placed: GivenAnswers = { x: { type: 'order', placed: ['b', 'a'] } };
  const problem = (parts: Partial<ExamDraft>) => problemOf(exam, draft(parts), true);
  expect(problem({ answers: { 1: 'a' } })?.at).toBe(2);
  expect(problem({ answers, exercises: half })).toEqual({
    message: 'Please answer every question.',
    at: 'exercise:x',
  });
  expect(problem({ answers, exercises: placed })).toBeNull();
  expect(answeredCount(exam, draft({ answers, exercises: placed }))).toBe(3);
  expect(answeredCount(exam, draft({ answers, exercises: half }))).toBe(2);
});

test('words shared with the server are the same', () => {
  expect(examText.uploadImage).toBe(errors.image_needed[1]);
  expect(examText.answerEvery).toBe(errors.answer_missing[1]);
  expect(examText.writeAnswer).toBe(errors.theory_missing[1]);
  expect(examText.oneKind).toBe(errors.one_answer_kind[1]);
  expect(examText.unreadable).toBe(errors.image_unreadable[1]);
});
