import { can } from '@institute/contract/auth/abilities';
import type { PendingExam } from '@institute/contract/exams/submission-lists';
import { useActor } from '../../domains/auth/use-actor.ts';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

/** Says of a submission whether it is the reader's own, which a colleague marks; the office marks any. */
export function useIsOwnSubmission(): (submission: Pick<PendingExam, 'studentId'>) => boolean {
  const actor = useActor();
  return ({ studentId }) =>
    actor !== null && studentId === actor.userId && !can(actor, 'exams.markOwn');
}

interface MarkButtonProps {
  isOwn: boolean;
  label: string;
  onClick: () => void;
}

/** The way to a mark from its line; of one's own submission, whose it is. */
export function MarkButton({ isOwn, label, onClick }: MarkButtonProps) {
  if (isOwn)
    return <span className="inline-block px-2 py-3 text-muted text-sm">{text.ownLine}</span>;
  return (
    <Button variant="secondary" size="sm" className="whitespace-nowrap" onClick={onClick}>
      {label}
    </Button>
  );
}
