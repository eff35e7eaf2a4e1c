import {
  type ExamDetail,
  markComment,
  markReason,
  theoryScore,
} from '@institute/contract/exams/marking';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useChangeMark, useGradeSubmission } from '../../domains/exams/marking-api.ts';
import { keyFor, type RequestKey } from '../../forms/request-key.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { errorCode } from '../../platform/api-error.ts';
import { text } from './text.ts';
import type { Undo } from './use-undo.ts';

const isScore = (typed: string) => z.safeParse(theoryScore, typed).success;

const fields = {
  score: z.string().check(z.refine(isScore, text.invalid)),
  comment: markComment,
  /** Whether the next exam is wanted. */
  isMore: z.boolean(),
};
const marking = z.object({ ...fields, reason: z.string() });
const changing = z.object({ ...fields, reason: markReason });
type MarkValues = z.output<typeof marking>;

/** Under this a mark is asked about once: it may be one whose last figure is missing. */
const LOW = 10;

/** The score being given to one exam. What is typed stays until the mark is saved. */
export interface Marking extends Form<MarkValues> {
  /** Whether the mark takes the place of one that a person gave. */
  isChange: boolean;
  isChanged: boolean;
  /** Another administrator was faster. */
  isTaken: boolean;
  /** The low score that is being asked about; null when none is. */
  asksAbout: number | null;
  /** Saves, after a question where the score is low; with `isMore` the next exam is wanted. */
  save: (isMore: boolean) => void;
  /** Saves the score that was asked about. */
  saveLow: () => void;
  stopAsking: () => void;
}

interface MarkingOptions {
  isChange: boolean;
  undo: Undo;
  onMarked: (isMore: boolean) => Promise<void>;
}

export function useMarking(
  submission: ExamDetail,
  { isChange, undo, onMarked }: MarkingOptions,
): Marking {
  const { mutateAsync: grade } = useGradeSubmission();
  const { mutateAsync: change } = useChangeMark();
  const [isTaken, setTaken] = useState(false);
  const [asksAbout, setAsksAbout] = useState<number | null>(null);
  const request = useRef<RequestKey | null>(null);
  const initial: MarkValues = {
    score: submission.score === null ? '' : String(submission.score),
    ...{ comment: submission.comment, reason: '', isMore: false },
  };
  const form = useForm<MarkValues, MarkValues>({
    schema: isChange ? changing : marking,
    defaultValues: initial,
    words: { refused: isChange ? text.changeFailed : text.markFailed, broken: text.broken },
    onSubmit: async ({ score: typed, comment, reason, isMore }) => {
      const score = z.parse(theoryScore, typed);
      // The same again after a lost answer is one mark.
      request.current = keyFor({ score, comment, reason }, request.current);
      const requestKey = request.current.key;
      const given = { score, comment, requestKey };
      try {
        if (isChange) await change({ submission, grade: given, reason });
        else await grade({ submission, grade: given });
      } catch (error) {
        setTaken(errorCode(error) === 'already_marked');
        throw error;
      }
      undo.offer({ submission, score, requestKey, isChange });
      await onMarked(isMore);
    },
  });
  const { score, comment, reason } = form.values;
  return {
    ...form,
    ...{ isChange, isTaken, asksAbout },
    isChanged: score !== initial.score || comment !== initial.comment || reason !== '',
    save: (isMore) => {
      if (form.isRunning) return;
      form.change('isMore', isMore);
      const typed = form.now().score;
      if (isScore(typed) && Number(typed) < LOW) setAsksAbout(Number(typed));
      else void form.submit();
    },
    saveLow: () => {
      setAsksAbout(null);
      void form.submit();
    },
    stopAsking: () => setAsksAbout(null),
  };
}
