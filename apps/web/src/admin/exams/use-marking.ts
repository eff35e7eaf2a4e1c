import { theoryScore } from '@institute/contract/marking';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useGradeSubmission } from '../../domains/exams/marking-api.ts';
import type { SubmissionDetail } from '../../domains/exams/marking-model.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { errorCode } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object({
  score: z
    .string()
    .check(z.refine((typed) => z.safeParse(theoryScore, typed).success, text.invalid)),
  /** Whether the next exam is wanted. */
  isMore: z.boolean(),
});
type ScoreValues = z.output<typeof schema>;

/** The score being given to one exam. What is typed stays until the mark is saved. */
export interface Marking extends Form<ScoreValues> {
  /** Another administrator was faster. */
  isTaken: boolean;
  /** Saves; with `isMore` the next exam is wanted. */
  save: (isMore: boolean) => void;
}

export function useMarking(
  submission: SubmissionDetail,
  onMarked: (isMore: boolean) => Promise<void>,
): Marking {
  const { mutateAsync } = useGradeSubmission();
  const [isTaken, setTaken] = useState(false);
  const form = useForm<ScoreValues, ScoreValues>({
    schema,
    defaultValues: {
      score: submission.score === null ? '' : String(submission.score),
      isMore: false,
    },
    words: { refused: text.markFailed, broken: text.broken },
    onSubmit: async ({ score, isMore }) => {
      try {
        await mutateAsync({ submission, score: z.parse(theoryScore, score) });
      } catch (error) {
        setTaken(errorCode(error) === 'already_marked');
        throw error;
      }
      toast.success(text.done);
      await onMarked(isMore);
    },
  });
  return {
    ...form,
    isTaken,
    save: (isMore) => {
      if (form.isRunning) return;
      form.change('isMore', isMore);
      void form.submit();
    },
  };
}
