import type { MarkedExam } from '@institute/contract/exams/submission-lists';
import { useMarkedExams } from '../../domains/exams/marking-api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { type Found, GradedList } from './graded-list.tsx';
import { text } from './text.ts';
import type { Undo } from './use-undo.ts';

/** What people have graded: who, when and how, and the way to another mark. */
export function MarkedExams({ undo }: { undo: Undo }) {
  return (
    <GradedList
      undo={undo}
      useGrades={useMarkedExams}
      columnsOf={columnsOf}
      words={{
        label: text.markedList,
        open: text.change,
        empty: text.markedEmpty,
        emptyDetail: text.markedEmptyDetail,
      }}
    />
  );
}

function columnsOf(found: Found): Column<MarkedExam>[] {
  return [
    {
      id: 'student',
      header: text.student,
      cell: ({ studentId, studentName }) => (
        <StudentLink id={studentId}>{found(studentName)}</StudentLink>
      ),
    },
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
    timeColumn({ id: 'marked', header: text.marked, at: ({ gradedAt }) => gradedAt }),
    {
      id: 'by',
      header: text.markedWho,
      cell: ({ gradedBy, gradedById }) => (
        <StudentLink id={gradedById}>
          <PersonText>{gradedBy}</PersonText>
        </StudentLink>
      ),
    },
    {
      id: 'comment',
      header: text.comment,
      cell: ({ comment }) =>
        comment === '' ? null : (
          <PersonText className="text-sm max-md:line-clamp-3">{comment}</PersonText>
        ),
    },
    {
      id: 'score',
      header: text.score,
      cell: ({ score }) => <span className="figures font-semibold">{score}%</span>,
      align: 'end',
    },
  ];
}
