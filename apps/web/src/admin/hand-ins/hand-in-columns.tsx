import type { WaitingHandIn } from '@institute/contract/homework/answers';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { Badge } from '../../ui/badge.tsx';
import { durationText } from '../../ui/duration.ts';
import { FoundText } from '../../ui/marked-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { text } from './text.ts';

/** What a hand-in is made of: `3 recordings (1:20), a text`. */
function holdsOf({ voices, pictures, hasText, seconds }: WaitingHandIn): string {
  const parts = [
    ...(voices > 0 ? [`${text.voices(voices)} (${durationText(Math.round(seconds))})`] : []),
    ...(pictures > 0 ? [text.pictures(pictures)] : []),
    ...(hasText ? [text.written] : []),
  ];
  return parts.join(', ');
}

/** The columns of the inbox; those that are answered have their points. */
export function columnsOf(search: string, isWaiting: boolean): Column<WaitingHandIn>[] {
  return [
    {
      id: 'title',
      header: text.homework,
      cell: ({ title, attempt, isLate }) => (
        <>
          <FoundText text={title} search={search} />
          {attempt > 1 && <span className="text-muted"> · {text.attempt(attempt)}</span>}
          {isLate && (
            <Badge tone="gold" className="ms-2">
              {text.late}
            </Badge>
          )}
        </>
      ),
      isTitle: true,
    },
    {
      id: 'student',
      header: text.student,
      isWhole: true,
      cell: ({ studentId, studentName }) => (
        <StudentLink id={studentId}>
          <FoundText text={studentName} search={search} />
        </StudentLink>
      ),
    },
    {
      id: 'holds',
      header: text.holds,
      isWhole: true,
      cell: (row) => {
        const { mark, outOf } = row;
        const hasMark = !isWaiting && mark !== null && outOf !== null;
        return (
          <span className="figures">{hasMark ? text.pointsOf(mark, outOf) : holdsOf(row)}</span>
        );
      },
    },
    timeColumn({ id: 'handedIn', header: text.handedIn, at: ({ handedInAt }) => handedInAt }),
    {
      id: 'class',
      header: text.className,
      cell: ({ className }) => <FoundText text={className} search={search} />,
    },
  ];
}
