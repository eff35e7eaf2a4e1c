import { useEffect } from 'react';
import { SUBMISSION_QUERY } from '../../domains/exams/gradebook-model.ts';
import { type SubmissionRef, useSubmission } from '../../domains/exams/marking-api.ts';
import { toast } from '../../ui/toast.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { MarkedLine } from './marked-line.tsx';
import { text } from './text.ts';
import type { Undo } from './use-undo.ts';

/** The submission that an address names; null when it names none. */
export function linkedSubmission(query: URLSearchParams): SubmissionRef | null {
  const [lessonId, resultId] = [SUBMISSION_QUERY.lesson, SUBMISSION_QUERY.result].map((name) =>
    Number(query.get(name)),
  );
  return lessonId && resultId ? { lessonId, resultId } : null;
}

interface LinkedSubmissionProps {
  submission: SubmissionRef;
  undo: Undo;
  onClose: () => void;
}

/** The one submission to which a link of elsewhere has led, as its mark is given or changed. */
export function LinkedSubmission({ submission, undo, onClose }: LinkedSubmissionProps) {
  const { data, error } = useSubmission(submission);
  const isGone = data === null || error !== null;
  useEffect(() => {
    if (isGone) toast.error(text.gone);
  }, [isGone]);
  return (
    data && (
      <MarkDialog
        {...{ submission: data, undo, onClose }}
        marked={<MarkedLine undo={undo} onUndone={() => undefined} />}
        onMarked={async () => onClose()}
      />
    )
  );
}
