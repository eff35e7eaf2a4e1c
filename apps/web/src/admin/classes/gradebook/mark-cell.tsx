import type { GradedMark } from '@institute/contract/exams/gradebook';
import { Link } from 'react-router';
import { useCan } from '../../../domains/auth/use-actor.ts';
import { markingPath } from '../../../domains/exams/gradebook-model.ts';
import { scoreText } from '../../../domains/exams/score.ts';
import { studentPath } from '../../../domains/people/student-path.ts';
import { Badge } from '../../../ui/badge.tsx';
import { text } from './text.ts';

interface MarkCellProps {
  studentId: number;
  mark: GradedMark | undefined;
}

/** A mark and the way to where it is given, or in words why there is none. */
export function MarkCell({ studentId, mark }: MarkCellProps) {
  const seesAccounts = useCan('people.see');
  if (!mark) {
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">{text.missing}</span>
      </>
    );
  }
  const score =
    mark.score === null ? (
      <span title={text.waitsLong}>
        <Badge tone="gold">{text.waits}</Badge>
      </span>
    ) : (
      <span className="figures">{scoreText(mark.score)}</span>
    );
  // What no person marks is looked at where its answers are, by whoever may see accounts.
  if (!mark.isMarkedByPeople && !seesAccounts) return score;
  const to = mark.isMarkedByPeople ? markingPath(mark) : `${studentPath(studentId)}?tab=exams`;
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 min-w-9 items-center justify-center underline-offset-4 hover:underline"
    >
      {score}
    </Link>
  );
}

/** A mean; a dash where there is none. */
export function MeanText({ mean }: { mean: number | null }) {
  if (mean !== null) return <span className="figures font-semibold">{scoreText(mean)}</span>;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{text.noMean}</span>
    </>
  );
}
