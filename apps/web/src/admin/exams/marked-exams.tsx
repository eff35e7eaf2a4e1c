import { useState } from 'react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { useMarkedExams } from '../../domains/exams/marking-api.ts';
import type { MarkedSubmission } from '../../domains/exams/marking-model.ts';
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

/** What people have graded: who, when and how, and the way to another mark. */
export function MarkedExams({ undo }: { undo: Undo }) {
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const list = useMarkedExams({ ...state, classId: state.filter(CLASS_FILTER) });
  const [open, setOpen] = useState<MarkedSubmission | null>(null);
  const toast = <UndoToast undo={undo} onUndone={() => undefined} />;
  return (
    <>
      <DataTable
        label={text.markedList}
        columns={columnsOf(state.search)}
        list={list}
        state={state}
        rowKey={({ resultId }) => resultId}
        onRow={setOpen}
        actions={(marked) => (
          <Button variant="secondary" size="sm" onClick={() => setOpen(marked)}>
            {text.change}
          </Button>
        )}
        searchLabel={text.searchAll}
        tools={<ClassFilter label={text.className} state={state} />}
        failed={text.machineFailed}
        empty={<EmptyState title={text.markedEmpty}>{text.markedEmptyDetail}</EmptyState>}
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

function columnsOf(search: string): Column<MarkedSubmission>[] {
  const found = (words: string) => <FoundText text={words} search={search} />;
  return [
    {
      id: 'student',
      header: text.student,
      cell: ({ studentName }) => found(studentName),
      isTitle: true,
    },
    {
      id: 'subject',
      header: text.subject,
      cell: ({ subject, className }) => (
        <>
          {found(subject)}
          <span className="block text-muted text-sm">{found(className)}</span>
        </>
      ),
      className: 'md:min-w-44',
    },
    {
      id: 'marked',
      header: text.marked,
      cell: ({ gradedAt, gradedBy }) => (
        <>
          <InstituteTime at={gradedAt} withTime />
          <span className="block text-muted text-sm">
            <PersonText>{gradedBy}</PersonText>
          </span>
        </>
      ),
    },
    {
      id: 'comment',
      header: text.comment,
      cell: ({ comment }) => (
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
