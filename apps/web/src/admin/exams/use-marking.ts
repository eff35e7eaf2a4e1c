import { theoryScore } from '@institute/contract/marking';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useGradeSubmission } from '../../domains/exams/marking-api.ts';
import type { SubmissionDetail } from '../../domains/exams/marking-model.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { errorCode } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** The score being given to one exam. What is typed stays until the mark is saved. */
export interface Marking {
  score: string;
  setScore: (score: string) => void;
  /** What is wrong with the score. */
  error: string | undefined;
  /** Why the mark was not saved. */
  failure: string | null;
  busy: boolean;
  /** Which of the two buttons is at it. */
  isMore: boolean;
  /** Another administrator was faster. */
  isTaken: boolean;
  /** Saves; with `isMore` the next exam is wanted. False when there is no valid score to save. */
  save: (isMore: boolean) => boolean;
}

export function useMarking(
  submission: SubmissionDetail,
  onMarked: (isMore: boolean) => Promise<void>,
): Marking {
  const grade = useGradeSubmission();
  const [score, setTyped] = useState(submission.score === null ? '' : String(submission.score));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [run, setRun] = useState<{ isMore: boolean } | null>(null);

  const send = async (value: number, isMore: boolean) => {
    setRun({ isMore });
    setFailure(null);
    try {
      await grade.mutateAsync({ submission, score: value });
      toast.success(text.done);
      await onMarked(isMore);
    } catch (reason) {
      setTaken(errorCode(reason) === 'already_marked');
      setFailure(refusalWords(reason, text.markFailed, text.broken));
    } finally {
      setRun(null);
    }
  };

  return {
    score,
    setScore: (typed) => {
      setTyped(typed);
      setError(undefined);
    },
    error,
    failure,
    busy: run !== null,
    isMore: run?.isMore ?? false,
    isTaken,
    save: (isMore) => {
      if (run) return true;
      const parsed = z.safeParse(theoryScore, score);
      setError(parsed.success ? undefined : text.invalid);
      if (parsed.success) void send(parsed.data, isMore);
      return parsed.success;
    },
  };
}
