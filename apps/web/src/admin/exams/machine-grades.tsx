import type { MachineMark } from '@institute/contract/exams/submission-lists';
import { useMachineGrades } from '../../domains/exams/marking-api.ts';
import { MarkingStateLine } from '../../domains/exams/widgets/marking-state-line.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { type Found, GradedList } from './graded-list.tsx';
import { text } from './text.ts';
import type { Undo } from './use-undo.ts';

/** What the machine has graded, why, and the way to another grade. */
export function MachineGrades({ undo }: { undo: Undo }) {
  return (
    <>
      <div className="mb-4">
        <MarkingStateLine />
      </div>
      <GradedList
        undo={undo}
        useGrades={useMachineGrades}
        columnsOf={columnsOf}
        words={{
          label: text.machineList,
          open: text.review,
          empty: text.machineEmpty,
          emptyDetail: text.machineEmptyDetail,
        }}
      />
    </>
  );
}

function columnsOf(found: Found): Column<MachineMark>[] {
  return [
    {
      id: 'subject',
      header: text.subject,
      cell: ({ subject, className }) => (
        <>
          {found(subject)}
          <CellNote>{found(className)}</CellNote>
        </>
      ),
      isTitle: true,
    },
    {
      id: 'student',
      header: text.student,
      cell: ({ studentId, studentName }) => (
        <StudentLink id={studentId}>{found(studentName)}</StudentLink>
      ),
    },
    {
      id: 'reason',
      header: text.reason,
      cell: ({ reason }) => (
        <PersonText className="text-sm max-md:line-clamp-3">{reason}</PersonText>
      ),
    },
    timeColumn({
      id: 'marked',
      header: text.marked,
      at: ({ gradedAt }) => gradedAt,
    }),
    {
      id: 'score',
      header: text.score,
      cell: (grade) => <Score grade={grade} />,
      align: 'end',
    },
  ];
}

/** The score in force; where a person has reviewed it, also who that was and what the machine gave. */
function Score({ grade }: { grade: MachineMark }) {
  const { score, machineScore, reviewedBy, reviewedById } = grade;
  return (
    <>
      <span className="figures font-semibold">{score}%</span>
      {reviewedBy && (
        <CellNote>
          {text.overruledBy}{' '}
          <StudentLink id={reviewedById}>
            <PersonText>{reviewedBy}</PersonText>
          </StudentLink>
          {machineScore !== score && <> · {text.machineScore(machineScore)}</>}
        </CellNote>
      )}
    </>
  );
}
