import type { ReactNode } from 'react';
import { useSubmission } from '../../domains/exams/marking-api.ts';
import type { Submission, SubmissionDetail } from '../../domains/exams/marking-model.ts';
import { useUser } from '../../domains/people/use-user.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ScoreForm } from './score-form.tsx';
import { SubmissionView } from './submission-view.tsx';
import { text } from './text.ts';
import { useMarking } from './use-marking.ts';

interface MarkDialogProps {
  /** What is known of the submission before its detail has arrived. */
  submission: Submission;
  onClose: () => void;
  /** The grade is saved; with `isMore` the next exam is wanted. Resolves when it has been found. */
  onMarked: (isMore: boolean) => Promise<void>;
  /** Goes on without a grade, where another administrator has given one; absent outside a queue. */
  onSkip?: () => Promise<void>;
}

/** Grades one submission: question, model answer, the student's answer, and the score. */
export function MarkDialog({ submission, onClose, onMarked, onSkip }: MarkDialogProps) {
  const detail = useSubmission(submission);
  if (!detail.data) {
    return (
      <Dialog open onClose={onClose} title={<Title subject={submission.subject} />} size="full">
        {detail.isPending ? (
          <Loading label={text.loading}>
            <Skeleton className="h-[60dvh]" />
          </Loading>
        ) : (
          <ErrorState title={detail.data === null ? text.gone : text.detailFailed} query={detail} />
        )}
      </Dialog>
    );
  }
  const props = { onClose, onMarked, onSkip };
  return <LoadedDialog submission={detail.data} {...props} />;
}

interface LoadedDialogProps {
  submission: SubmissionDetail;
  onClose: () => void;
  onMarked: (isMore: boolean) => Promise<void>;
  onSkip: (() => Promise<void>) | undefined;
}

function LoadedDialog({ submission, onClose, onMarked, onSkip }: LoadedDialogProps) {
  const marking = useMarking(submission, onMarked);
  const me = useUser()?.id;
  const isOthers = submission.gradedById !== null && submission.gradedById !== me;
  const isTaken = isOthers || marking.isTaken;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Title subject={submission.subject} />}
      size="full"
      busy={marking.isRunning}
      closeOnOutside={false}
      footer={
        isTaken ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {text.cancel}
            </Button>
            {onSkip && (
              <Button data-autofocus onClick={() => void onSkip()}>
                {text.next}
              </Button>
            )}
          </>
        ) : (
          <ScoreForm marking={marking} hasNext={onSkip !== undefined} onClose={onClose} />
        )
      }
    >
      <Facts submission={submission} />
      {isTaken && <Taken submission={submission} words={marking.failure} />}
      <SubmissionView submission={submission} />
    </Dialog>
  );
}

function Title({ subject }: { subject: string }) {
  return (
    <>
      {text.dialog}: <PersonText>{subject}</PersonText>
    </>
  );
}

function Facts({ submission }: { submission: SubmissionDetail }) {
  const { className, studentName, submittedAt } = submission;
  const facts: [string, ReactNode][] = [
    [text.className, <PersonText key="class">{className}</PersonText>],
    [text.student, <PersonText key="student">{studentName}</PersonText>],
    [text.submitted, <InstituteTime key="submitted" at={submittedAt} withTime />],
  ];
  return (
    <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TakenProps {
  submission: SubmissionDetail;
  words: string | null;
}

/** Another administrator was here before: who, when, and with what grade. */
function Taken({ submission, words }: TakenProps) {
  const { score, gradedBy, gradedAt } = submission;
  return (
    <p role="alert" className="mb-4 rounded-field bg-gold-soft px-4 py-3 font-medium">
      {words ?? (
        <>
          <PersonText>{text.markedBy(gradedBy)}</PersonText>: {score}%
          {gradedAt && (
            <>
              , <InstituteTime at={gradedAt} withTime />
            </>
          )}
        </>
      )}
    </p>
  );
}
