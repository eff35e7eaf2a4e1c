import type { ExamDraft } from './draft.ts';
import { examText } from './text.ts';

/** What an exam asks for. */
export interface ExamShape {
  questions: readonly { id: number }[];
  hasTheory: boolean;
}

/** Why an exam cannot be submitted yet, and where to look. */
export interface Problem {
  message: string;
  /** A question's id, or the place of the theory answer; `both` opens the Notice. */
  at: number | 'login' | 'image' | 'text' | 'both';
}

/** The first thing that is missing, in the order of the specification (student, section 5); null when ready. */
export function problemOf(exam: ExamShape, draft: ExamDraft, isSignedIn: boolean): Problem | null {
  if (!isSignedIn) return { message: examText.logIn, at: 'login' };
  if (exam.hasTheory && draft.mode === 'image' && draft.image === '') {
    return { message: examText.uploadImage, at: 'image' };
  }
  const open = exam.questions.find(({ id }) => !draft.answers[id]);
  if (open) return { message: examText.answerEvery, at: open.id };
  if (exam.questions.length === 0 && !hasTheoryAnswer(draft)) {
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

/** How many of the objective questions are answered. */
export function answeredCount(exam: ExamShape, draft: ExamDraft): number {
  return exam.questions.filter(({ id }) => draft.answers[id]).length;
}
