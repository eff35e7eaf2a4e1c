import type { MarkedExam } from '@institute/contract/exams/submission-lists';
import { useMarkedExams } from '../../domains/exams/marking-api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { PersonText } from '../../ui/person-text.tsx';
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
          <span className="block font-normal text-muted text-sm">{found(className)}</span>
        </>
      ),
      isTitle: true,
      className: 'md:min-w-44',
    },
    {
      id: 'marked',
      header: text.marked,
      cell: ({ gradedAt, gradedBy, gradedById }) => (
        <>
          <InstituteTime at={gradedAt} withTime />
          <span className="block text-muted text-sm">
            <StudentLink id={gradedById}>
              <PersonText>{gradedBy}</PersonText>
            </StudentLink>
          </span>
        </>
      ),
    },
    {
      id: 'comment',
      header: text.comment,
      cell: ({ comment }) =>
        comment === '' ? null : (
          <PersonText className="line-clamp-3 max-w-80 text-sm">{comment}</PersonText>
        ),
      className: 'md:min-w-40',
    },
    {
      id: 'score',
      header: text.score,
      cell: ({ score }) => <span className="figures font-semibold">{score}%</span>,
      align: 'end',
    },
  ];
}
