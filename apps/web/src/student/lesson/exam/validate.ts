import type { SatExercise } from '@institute/contract/exams/exam-exercises';
import { isAnswered } from '@institute/contract/exercises/kinds';
import type { ExamDraft } from './draft.ts';
import { examText } from './text.ts';

/** A question as far as its answer is concerned. */
interface AskedQuestion {
  id: number;
  choices: readonly string[];
}

/** What an exam asks for. */
export interface ExamShape {
  questions: readonly AskedQuestion[];
  exercises: readonly SatExercise[];
  hasTheory: boolean;
}

/** Why an exam cannot be submitted yet, and where to look. */
export interface Problem {
  message: string;
  /** A question's id, an exercise's after `exercise:`, or the place of the theory answer; `both` opens the Notice. */
  at: number | `exercise:${string}` | 'login' | 'image' | 'text' | 'both';
}

/** The first thing that is missing, in the order of the specification (student, section 5); null when ready. */
export function problemOf(exam: ExamShape, draft: ExamDraft, isSignedIn: boolean): Problem | null {
  if (!isSignedIn) return { message: examText.logIn, at: 'login' };
  if (exam.hasTheory && draft.mode === 'image' && draft.image === '') {
    return { message: examText.uploadImage, at: 'image' };
  }
  const open = exam.questions.find((one) => !isQuestionAnswered(one, draft));
  if (open) return { message: examText.answerEvery, at: open.id };
  const openExercise = exam.exercises.find((one) => !isExerciseAnswered(one, draft));
  if (openExercise) return { message: examText.answerEvery, at: `exercise:${openExercise.id}` };
  if (askedCount(exam) === 0 && !hasTheoryAnswer(draft)) {
    return { message: examText.writeAnswer, at: 'text' };
  }
  if (draft.text.trim() !== '' && draft.image !== '') {
    return { message: examText.oneKind, at: 'both' };
  }
  return null;
}

export function hasTheoryAnswer(draft: ExamDraft): boolean {
  return draft.image !== '' || draft.text.trim() !== '';
}

/** How many questions and exercises it asks. */
export const askedCount = ({ questions, exercises }: ExamShape): number =>
  questions.length + exercises.length;

/** Whether one of its choices is chosen: an option may have been corrected since it was. */
export const isQuestionAnswered = (
  { id, choices }: AskedQuestion,
  { answers }: ExamDraft,
): boolean => choices.includes(answers[id] ?? '');

/** Whether an exercise is answered enough to be handed in. */
export const isExerciseAnswered = ({ id, asked }: SatExercise, { exercises }: ExamDraft): boolean =>
  asked !== undefined && isAnswered(asked, exercises[id]);

/** How many of its questions and exercises are answered. */
export function answeredCount(exam: ExamShape, draft: ExamDraft): number {
  return (
    exam.questions.filter((one) => isQuestionAnswered(one, draft)).length +
    exam.exercises.filter((one) => isExerciseAnswered(one, draft)).length
  );
}
