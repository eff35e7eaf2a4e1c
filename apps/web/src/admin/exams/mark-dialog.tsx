import type { ExamDetail } from '@institute/contract/marking';
import type { ReactNode } from 'react';
import { type ExamRef, useExamDetail } from '../../domains/exams/marking-api.ts';
import { useUser } from '../../domains/people/use-user.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dateOfUnix } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../../ui/when.tsx';
import { Paper } from './paper.tsx';
import { ScoreForm } from './score-form.tsx';
import { text } from './text.ts';
import { useMarking } from './use-marking.ts';

interface MarkDialogProps {
  /** What is known of the exam before its answer has arrived. */
  exam: ExamRef & { subject: string; class_name: string; student_name: string };
  onClose: () => void;
  /** The mark is saved; with `isMore` the next exam is wanted. Resolves when it has been found. */
  onMarked: (isMore: boolean) => Promise<void>;
  /** Goes on without a mark, where another administrator has given one; absent outside a queue. */
  onSkip?: () => Promise<void>;
}

/** Marks one exam: question, model answer, the student's answer, and the score. */
export function MarkDialog({ exam, onClose, onMarked, onSkip }: MarkDialogProps) {
  const detail = useExamDetail(exam);
  if (!detail.data) {
    return (
      <Dialog open onClose={onClose} title={<Title exam={exam} />} size="full">
        {detail.isPending ? (
          <Loading label={text.loading}>
            <Skeleton className="h-[60dvh]" />
          </Loading>
        ) : (
          <ErrorState
            title={detail.data === null ? text.gone : text.detailFailed}
            error={detail.error}
            onRetry={() => void detail.refetch()}
            retrying={detail.isFetching}
          />
        )}
      </Dialog>
    );
  }
  const props = { onClose, onMarked, onSkip };
  return <LoadedDialog exam={detail.data} {...props} />;
}

interface LoadedDialogProps {
  exam: ExamDetail;
  onClose: () => void;
  onMarked: (isMore: boolean) => Promise<void>;
  onSkip: (() => Promise<void>) | undefined;
}

function LoadedDialog({ exam, onClose, onMarked, onSkip }: LoadedDialogProps) {
  const marking = useMarking(exam, onMarked);
  const me = useUser()?.id;
  const isOthers = exam.marked_by_id > 0 && exam.marked_by_id !== me;
  const isTaken = isOthers || marking.isTaken;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Title exam={exam} />}
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
      <Facts exam={exam} />
      {isTaken && <Taken exam={exam} words={marking.failure} />}
      <Paper exam={exam} />
    </Dialog>
  );
}

function Title({ exam }: { exam: { subject: string } }) {
  return (
    <>
      {text.dialog}: <PersonText>{exam.subject}</PersonText>
    </>
  );
}

function Facts({ exam }: { exam: ExamDetail }) {
  const timeZone = useTimeZone();
  const submitted = dateOfUnix(exam.submitted_at);
  const facts: [string, ReactNode][] = [
    [text.className, <PersonText key="class">{exam.class_name}</PersonText>],
    [text.student, <PersonText key="student">{exam.student_name}</PersonText>],
    [text.submitted, submitted && <When at={submitted} timeZone={timeZone} withTime />],
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

/** Another administrator was here before: who, when, and with what mark. */
function Taken({ exam, words }: { exam: ExamDetail; words: string | null }) {
  const timeZone = useTimeZone();
  const at = dateOfUnix(exam.marked_at);
  return (
    <p role="alert" className="mb-4 rounded-field bg-gold-soft px-4 py-3 font-medium">
      {words ?? (
        <>
          <PersonText>{text.markedBy(exam.marked_by)}</PersonText>: {exam.theory_score}%
          {at && (
            <>
              , <When at={at} timeZone={timeZone} withTime />
            </>
          )}
        </>
      )}
    </p>
  );
}
