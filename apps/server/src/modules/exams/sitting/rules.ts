import type { ErrorCode } from '@institute/contract/errors';
import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import {
  type EarnedExercise,
  earnedScore,
  totalScore,
} from '@institute/contract/exams/exam-scores';
import { distinctByLook, looksLike } from '@institute/contract/text/look';
import type { ResultRow } from '../store.ts';

/** What of a question decides its choices. */
export interface Choosable {
  id: number;
  answer: string;
  option1: string;
  option2: string;
  option3: string;
  option4: string;
}

/**
 * The choices of a question: its options that are not empty, and the correct answer where it is not
 * one of them, each look once, in an order fixed for this student (rulings §5). A choice's position depends on its
 * own words, never on the order it was entered in, so a student who knows this rule cannot tell
 * from the order which choice is right.
 */
export function choicesOf(question: Choosable, studentId: number): string[] {
  const { option1, option2, option3, option4, answer } = question;
  // The answer first: of options that look like it, its own text stands for all.
  const all = [answer, option1, option2, option3, option4].map((text) => text.trim());
  const seed = `${studentId}:${question.id}:`;
  return distinctByLook(all)
    .map((text) => ({ text, rank: scatter(seed + text) }))
    .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
}

/** The choice that somebody made, as it is shown; undefined where it is none. */
export const choiceIn = (choices: readonly string[], made: string): string | undefined =>
  choices.find((choice) => looksLike(choice, made));

/** A number that looks like chance and is the same for the same text (FNV-1a, then mixed). */
export function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The four choices for clients that know answer1 to answer4 alone. Where there are five, a wrong one is
 * left out: the right one must stay within reach. Which one is by `rank`, that nobody outside knows and
 * that is the same for every student: neither this rule nor whoever compares can tell any more of the
 * key than that this choice is wrong.
 */
export function fourOf(
  choices: readonly string[],
  answer: string,
  rank: (choice: string) => string,
): string[] {
  if (choices.length <= MOST_ON_THE_WIRE) return [...choices, '', '', '', ''].slice(0, 4);
  const wrong = choices.filter((choice) => choice !== answer.trim());
  const spare = wrong.reduce((first, choice) => (rank(choice) < rank(first) ? choice : first));
  return choices.filter((choice) => choice !== spare);
}

/** A question has five choices where its right one is none of its four options. */
const MOST_ON_THE_WIRE = 4;
export const hasFive = (question: Choosable): boolean =>
  choicesOf(question, 0).length > MOST_ON_THE_WIRE;

/**
 * Whether an exam asks for a theory answer: it has a theory question, or nothing but one. `asked` is
 * how many questions and exercises it has.
 */
export function asksTheory(about: string, asked: number): boolean {
  return about.trim() !== '' || asked === 0;
}

/** What a student hands in. */
export interface Submission {
  /** Question id to the chosen option. */
  answers: Readonly<Record<string, string>>;
  /** Typed theory answer. */
  text: string;
  hasImage: boolean;
}

/**
 * Why a submission cannot be taken, or null (student specification, section 5); `exercises` says of each
 * whether it was answered.
 */
export function refusalOf(
  submission: Submission,
  questions: readonly Choosable[],
  studentId: number,
  exercises: readonly boolean[] = [],
): ErrorCode | null {
  const { answers, text, hasImage } = submission;
  if (text && hasImage) return 'one_answer_kind';
  const isAnswered = (question: Choosable) => {
    const answer = answers[question.id]?.trim();
    return answer !== undefined && choiceIn(choicesOf(question, studentId), answer) !== undefined;
  };
  if (!questions.every(isAnswered)) return 'answer_missing';
  if (exercises.some((isThisAnswered) => !isThisAnswered)) return 'answer_missing';
  if (questions.length + exercises.length === 0 && !text && !hasImage) return 'theory_missing';
  return null;
}

/** A graded submission; scores are percentages. */
export interface Grade {
  objectiveAnswers: Record<string, string>;
  objectiveScore: number | null;
  hasTheory: boolean;
  theoryScore: number | null;
  totalScore: number | null;
}

/**
 * Grades a submission that nothing is wrong with. A theory question left empty is worth nothing at
 * once; an answered one waits for its grade.
 */
export function gradeOf(
  submission: Submission,
  questions: readonly Choosable[],
  about: string,
  exercises: readonly EarnedExercise[] = [],
): Grade {
  const objectiveAnswers = Object.fromEntries(
    questions.map(({ id }) => [id, submission.answers[id]?.trim() ?? '']),
  );
  const right = rightOf(questions, objectiveAnswers);
  const hasTheory = asksTheory(about, questions.length + exercises.length);
  const isTheoryEmpty = !submission.text && !submission.hasImage;
  const theoryScore = hasTheory && isTheoryEmpty ? 0 : null;
  const objective = earnedScore(right, questions.length, exercises);
  return {
    objectiveAnswers,
    objectiveScore: objective,
    hasTheory,
    theoryScore,
    totalScore: totalScore(objective, theoryScore, hasTheory),
  };
}

/** How many of the questions were answered with the option that is right now. */
export function rightOf(
  questions: readonly Choosable[],
  answers: Readonly<Record<string, string>>,
): number {
  return questions.filter(({ id, answer }) => looksLike(answers[id] ?? '', answer)).length;
}

/** Answers to the questions and to the exercises of an exam. */
export interface Answers {
  /** Question id to the chosen option. */
  answers: Readonly<Record<string, string>>;
  exercises: GivenAnswers;
}

/** Whether a submission gives the answers that were kept of an earlier one. */
export function repeats(
  { objectiveAnswers, exerciseAnswers }: Pick<ResultRow, 'objectiveAnswers' | 'exerciseAnswers'>,
  sent: Answers,
): boolean {
  // What was left open when time was up was not sent either.
  return (
    Object.entries(objectiveAnswers).every(([id, answer]) =>
      looksLike(sent.answers[id] ?? '', answer),
    ) &&
    Object.entries(exerciseAnswers).every(
      ([id, given]) => says(sent.exercises[id] ?? null) === says(given),
    )
  );
}

/** An answer as one text, whatever order a database or a browser keeps the names of its parts in. */
const says = (given: unknown) =>
  JSON.stringify(given, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
