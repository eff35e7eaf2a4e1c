import type { DataOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/exam-items';

/** How a question or an exercise of an exam does its work. */
export interface ItemFigures {
  /** Unlike that of any other item of the exam. */
  key: string;
  prompt: string;
  /** Whether it was drawn from the bank. */
  isDrawn: boolean;
  /** Counted submissions that asked it. */
  answers: number;
  /** Null while there are too few answers. */
  figures: {
    /** What it earned on average, in percent. */
    right: number;
    /** -1 to 1: by how much the best students did better than the weakest. */
    discrimination: number;
    options: { text: string; chosen: number; isRight: boolean }[];
  } | null;
}

/** A submission that has another mark under the keys as they are now. */
export interface TouchedResult {
  resultId: number;
  studentId: number;
  studentName: string;
  /** From 1. */
  attempt: number;
  /** In percent; of the part marked by keys where the whole mark is not known yet. */
  before: number | null;
  after: number | null;
  /** Whether a person has changed the mark for a reason. */
  isByHand: boolean;
}

/** Whom marking an exam again would touch. */
export interface Remarking {
  touched: TouchedResult[];
  /** Names what was seen, for doing it. */
  version: string;
}

/** An exam with marks that the keys of now would change. */
export interface TouchedExam {
  id: number;
  subject: string;
  /** How many marks would change. */
  touched: number;
}

export function itemFiguresOf(item: wire.ItemFigures): ItemFigures {
  const { id, kind, prompt, drawn, answers, right, discrimination, options } = item;
  return {
    ...{ key: `${kind}:${id}`, prompt, answers, isDrawn: drawn ?? false },
    figures:
      right === null || discrimination === null
        ? null
        : {
            ...{ right, discrimination },
            options: (options ?? []).map(({ right: isRight, ...one }) => ({ ...one, isRight })),
          },
  };
}

export function remarkingOf({ touched, version }: DataOf<typeof wire.getRemarking>): Remarking {
  return {
    version,
    touched: touched.map((one) => ({
      resultId: one.result_id,
      studentId: one.user_id,
      studentName: one.student_name,
      attempt: one.attempt,
      before: one.before ?? one.objective_before,
      after: one.after ?? one.objective_after,
      isByHand: one.by_hand,
    })),
  };
}

export const touchedExamOf = ({
  lesson_id: id,
  ...exam
}: DataOf<typeof wire.getTouchedExams>[number]): TouchedExam => ({ id, ...exam });
