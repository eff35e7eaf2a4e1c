import { useState } from 'react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { useMachineGrades } from '../../domains/exams/marking-api.ts';
import type { MachineGrade } from '../../domains/exams/marking-model.ts';
import { MarkingStateLine } from '../../domains/exams/widgets/marking-state-line.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { LazyMarkDialog } from './lazy-mark-dialog.ts';
import { text } from './text.ts';
import { UndoToast } from './undo-toast.tsx';
import type { Undo } from './use-undo.ts';

/** What the machine has graded, why, and the way to another grade. */
export function MachineGrades({ undo }: { undo: Undo }) {
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const list = useMachineGrades({ ...state, classId: state.filter(CLASS_FILTER) });
  const [open, setOpen] = useState<MachineGrade | null>(null);
  const toast = <UndoToast undo={undo} onUndone={() => undefined} />;
  return (
    <>
      <div className="mb-4">
        <MarkingStateLine />
      </div>
      <DataTable
        label={text.machineList}
        columns={columnsOf(state.search)}
        list={list}
        state={state}
        rowKey={({ resultId }) => resultId}
        onRow={setOpen}
        actions={(grade) => (
          <Button variant="secondary" size="sm" onClick={() => setOpen(grade)}>
            {text.review}
          </Button>
        )}
        searchLabel={text.searchAll}
        tools={<ClassFilter label={text.className} state={state} />}
        failed={text.machineFailed}
        empty={<EmptyState title={text.machineEmpty}>{text.machineEmptyDetail}</EmptyState>}
        noMatch={text.machineNoMatch}
      />
      <LazyMarkDialog
        key={open?.resultId}
        shown={
          open && {
            ...{ submission: open, undo, toast, onClose: () => setOpen(null) },
            onMarked: async () => setOpen(null),
          }
        }
      />
      {!open && toast}
    </>
  );
}

function columnsOf(search: string): Column<MachineGrade>[] {
  const found = (words: string) => <FoundText text={words} search={search} />;
  return [
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
    { id: 'student', header: text.student, cell: ({ studentName }) => found(studentName) },
    {
      id: 'reason',
      header: text.reason,
      cell: ({ reason }) => (
        <PersonText className="line-clamp-3 max-w-80 text-sm">{reason}</PersonText>
      ),
      className: 'md:min-w-52',
    },
    {
      id: 'marked',
      header: text.marked,
      cell: ({ gradedAt }) => <InstituteTime at={gradedAt} withTime />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'score',
      header: text.score,
      cell: (grade) => <Score grade={grade} />,
      align: 'end',
      className: 'md:min-w-36',
    },
  ];
}

/** The score in force; where a person has reviewed it, also who that was and what the machine gave. */
function Score({ grade }: { grade: MachineGrade }) {
  const { score, machineScore, reviewedBy } = grade;
  return (
    <>
      <span className="figures font-semibold">{score}%</span>
      {reviewedBy && (
        <span className="ms-auto block max-w-40 whitespace-normal text-muted text-sm">
          {text.overruledBy} <PersonText>{reviewedBy}</PersonText>
          {machineScore !== score && (
            <span className="block">{text.machineScore(machineScore)}</span>
          )}
        </span>
      )}
    </>
  );
}
