import type { StudentExam } from '@institute/contract/reports/student-record';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useStudentRecord } from '../../domains/reports/record-api.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { localList } from '../../ui/table/local-list.ts';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { AnswersDialog } from './answers-dialog.tsx';
import { text } from './record-text.ts';

const score = (value: number | null) => (value === null ? '' : text.percent(value));

/** The exam, and of one with several attempts which it is. */
function ExamName({ exam }: { exam: StudentExam }) {
  const { subject, attempt, isCounted, isTimedOut } = exam;
  return (
    <span className="items-center gap-x-2 max-md:flex max-md:flex-wrap md:*:not-first:ms-2">
      <PersonText>{subject}</PersonText>
      {attempt !== undefined && <span className="text-muted">{text.attempt(attempt)}</span>}
      {isCounted && <Badge tone="info">{text.counts}</Badge>}
      {isTimedOut && <span className="text-muted text-sm">{text.timedOut}</span>}
    </span>
  );
}

const columns: readonly Column<StudentExam>[] = [
  {
    id: 'subject',
    header: text.exam,
    isTitle: true,
    sortable: true,
    cell: (exam) => <ExamName exam={exam} />,
  },
  {
    id: 'class',
    header: text.className,
    sortable: true,
    cell: ({ className }) => <PersonText>{className}</PersonText>,
  },
  {
    id: 'date',
    header: text.submitted,
    sortable: true,
    firstSort: 'desc',
    isWhole: true,
    cell: ({ submittedAt }) => <InstituteTime at={submittedAt} />,
  },
  { id: 'objective', header: text.objective, align: 'end', cell: (e) => score(e.objectiveScore) },
  { id: 'theory', header: text.theory, align: 'end', cell: (e) => score(e.theoryScore) },
  {
    id: 'total',
    header: text.total,
    align: 'end',
    sortable: true,
    cell: ({ totalScore }) => (totalScore === null ? text.waits : score(totalScore)),
  },
];

const compare = {
  subject: ({ subject }: StudentExam) => subject,
  class: ({ className }: StudentExam) => className,
  date: ({ submittedAt }: StudentExam) => submittedAt.getTime(),
  total: ({ totalScore }: StudentExam) => totalScore ?? -1,
};

/** The exams a student has handed in, and what was answered in each. */
export function ExamsTab() {
  const { id = '' } = useParams();
  const { data, ...query } = useStudentRecord(Number(id));
  const state = useTableQuery({ sort: '-date' });
  const [open, setOpen] = useState<StudentExam | null>(null);
  return (
    <>
      <DataTable
        label={text.exams}
        columns={columns}
        list={localList({ ...query, data: data?.exams }, state, { compare })}
        state={state}
        rowKey={(exam) => exam.id}
        onRow={setOpen}
        failed={text.examsFailed}
        empty={<EmptyState title={text.noExams}>{text.noExamsDetail}</EmptyState>}
      />
      {open && <AnswersDialog studentId={Number(id)} exam={open} onClose={() => setOpen(null)} />}
    </>
  );
}
