import type { PendingExam } from '@institute/contract/exams/submission-lists';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import type { ExamQuery } from '../../domains/exams/marking-api.ts';
import type { PageOfRows } from '../../platform/paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { MarkedLine, MarkedNews } from './marked-line.tsx';
import { MarkButton, useIsOwnSubmission } from './own-submission.tsx';
import { text } from './text.ts';
import type { Undo } from './use-undo.ts';

/** Words of the list with what it searches for marked. */
export type Found = (words: string) => ReactNode;

interface GradedListProps<Grade> {
  undo: Undo;
  /** Asks for a page of the list. */
  useGrades: (query: ExamQuery) => UseQueryResult<PageOfRows<Grade>>;
  columnsOf: (found: Found) => Column<Grade>[];
  words: { label: string; open: string; empty: string; emptyDetail: string };
}

/** A list of what has been graded, by people or by the machine, and the way to another mark. */
export function GradedList<Grade extends PendingExam>(props: GradedListProps<Grade>) {
  const { undo, useGrades, columnsOf, words } = props;
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const list = useGrades({ ...state, classId: state.filter(CLASS_FILTER) });
  const [open, setOpen] = useState<Grade | null>(null);
  const isOwn = useIsOwnSubmission();
  const marks = { undo, onUndone: () => undefined };
  return (
    <>
      <DataTable
        label={words.label}
        columns={columnsOf((found) => <FoundText text={found} search={state.search} />)}
        list={list}
        state={state}
        rowKey={({ resultId }) => resultId}
        onRow={setOpen}
        actions={(grade) => (
          <MarkButton isOwn={isOwn(grade)} label={words.open} onClick={() => setOpen(grade)} />
        )}
        searchLabel={text.searchAll}
        filters={<ClassFilter label={text.className} state={state} />}
        failed={text.machineFailed}
        empty={<EmptyState title={words.empty}>{words.emptyDetail}</EmptyState>}
        noMatch={text.machineNoMatch}
      />
      {open && (
        <MarkDialog
          key={open.resultId}
          {...{ submission: open, undo }}
          marked={<MarkedLine {...marks} />}
          onClose={() => setOpen(null)}
          onMarked={async () => setOpen(null)}
        />
      )}
      {!open && <MarkedNews {...marks} />}
    </>
  );
}
