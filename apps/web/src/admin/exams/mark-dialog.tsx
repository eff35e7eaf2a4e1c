import type { ExamDetail } from '@institute/contract/exams/marking';
import type { PendingExam } from '@institute/contract/exams/submission-lists';
import { formatNumber } from '@institute/contract/language';
import { type ReactNode, useId } from 'react';
import { useUser } from '../../domains/auth/use-user.ts';
import { useSubmission } from '../../domains/exams/marking-api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { LeaveQuestion } from '../../forms/leave-question.tsx';
import { useCloseGuard } from '../../forms/use-close-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { MarkHistory, MarkNotes } from './mark-notes.tsx';
import { useIsOwnSubmission } from './own-submission.tsx';
import { LowScoreQuestion, ScoreForm } from './score-form.tsx';
import { SubmissionView } from './submission-view.tsx';
import { text } from './text.ts';
import { useMarking } from './use-marking.ts';
import type { Undo } from './use-undo.ts';

interface MarkDialogProps {
  /** What is known of the submission before its detail has arrived. */
  submission: PendingExam;
  undo: Undo;
  /** How many wait, this one among them; absent outside a queue. */
  waiting?: number | undefined;
  /** Says the mark that was given last, with the way back. */
  marked: ReactNode;
  onClose: () => void;
  /** The grade is saved; with `isMore` the next exam is wanted. Resolves when it has been found. */
  onMarked: (isMore: boolean) => Promise<void>;
  /** Goes on without a grade, where another administrator has given one; absent outside a queue. */
  onSkip?: () => Promise<void>;
}

/** Grades one submission: question, model answer, the student's answer, and the score. */
export function MarkDialog(props: MarkDialogProps) {
  const { submission, onClose, marked } = props;
  const detail = useSubmission(submission);
  if (!detail.data) {
    return (
      <Dialog open onClose={onClose} title={<Title subject={submission.subject} />} size="full">
        {marked}
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
  return <LoadedDialog {...props} submission={detail.data} />;
}

interface LoadedDialogProps extends MarkDialogProps {
  submission: ExamDetail;
}

function LoadedDialog(props: LoadedDialogProps) {
  const { submission, undo, waiting, marked, onClose, onMarked, onSkip } = props;
  const formId = useId();
  const isGraded = submission.gradedById !== null;
  const isChange = isGraded && !onSkip;
  const marking = useMarking(submission, { isChange, undo, onMarked });
  const guard = useCloseGuard(marking.isChanged && !marking.isTaken, onClose);
  const me = useUser()?.id;
  const isOthers = isGraded && submission.gradedById !== me;
  const isOwn = useIsOwnSubmission()(submission);
  const isTaken = isOwn || (isOthers && !isChange) || marking.isTaken;
  return (
    <>
      <Dialog
        open
        onClose={guard.close}
        title={<Title subject={submission.subject} isChange={isChange} />}
        size="full"
        busy={marking.isRunning}
        closeOnOutside={false}
        footer={
          isTaken ? (
            <>
              <Button variant="secondary" onClick={onClose}>
                {isOwn ? text.close : text.cancel}
              </Button>
              {onSkip && (
                <Button data-autofocus onClick={() => void onSkip()}>
                  {text.next}
                </Button>
              )}
            </>
          ) : (
            <ScoreForm
              marking={marking}
              formId={formId}
              hasNext={onSkip !== undefined}
              onClose={guard.close}
            />
          )
        }
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Facts submission={submission} waiting={waiting} />
          {marked}
        </div>
        {isTaken && (
          <Taken submission={submission} words={isOwn ? text.ownSubmission : marking.failure} />
        )}
        <SubmissionView submission={submission} />
        {!isTaken && <MarkNotes marking={marking} formId={formId} />}
        <MarkHistory history={submission.history} />
      </Dialog>
      <LowScoreQuestion marking={marking} />
      <LeaveQuestion guard={guard} />
    </>
  );
}

function Title({ subject, isChange = false }: { subject: string; isChange?: boolean }) {
  return (
    <>
      {isChange ? text.changeTitle : text.dialog}: <PersonText>{subject}</PersonText>
    </>
  );
}

function Facts({ submission, waiting }: Pick<LoadedDialogProps, 'submission' | 'waiting'>) {
  const { className, studentId, studentName, submittedAt, attempt, isOutside } = submission;
  const facts: [string, ReactNode][] = [
    [text.className, <PersonText key="class">{className}</PersonText>],
    [
      text.student,
      <StudentLink key="student" id={studentId}>
        <PersonText>{studentName}</PersonText>
      </StudentLink>,
    ],
    ...(isOutside ? [[text.standing, text.notInClass] satisfies [string, ReactNode]] : []),
    ...(attempt === undefined ? [] : [[text.attempts, attempt] satisfies [string, ReactNode]]),
    [text.submitted, <InstituteTime key="submitted" at={submittedAt} withTime />],
    ...(waiting ? [[text.waiting, formatNumber(waiting)] satisfies [string, ReactNode]] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
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
  submission: ExamDetail;
  words: string | null;
}

/** Why there is nothing to give: the submission is one's own, or who was here before, when, with what grade. */
function Taken({ submission, words }: TakenProps) {
  const { score, gradedBy, gradedAt } = submission;
  return (
    <p role="alert" className="mb-4 rounded-field bg-gold-soft px-4 py-3 font-medium">
      {words ?? (
        <>
          <Sentence
            words={text.markedBy}
            fill={{
              name: (
                <StudentLink id={submission.gradedById}>
                  <PersonText>{gradedBy}</PersonText>
                </StudentLink>
              ),
            }}
          />
          : {score}%
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
