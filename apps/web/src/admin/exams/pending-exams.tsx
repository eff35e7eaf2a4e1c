import type { PendingExam } from '@institute/contract/exams/submission-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { nextPendingExam, usePendingExams } from '../../domains/exams/marking-api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { toast } from '../../ui/toast.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { MarkedLine, MarkedNews } from './marked-line.tsx';
import { MarkButton, useIsOwnSubmission } from './own-submission.tsx';
import { text } from './text.ts';
import type { Undo } from './use-undo.ts';

/** The exams that wait for a grade, and the dialog that goes from one to the next. */
export function PendingExams({ undo }: { undo: Undo }) {
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const classId = state.filter(CLASS_FILTER);
  const list = usePendingExams({ ...state, classId });
  const { open, setOpen, finish, skip, putBack } = useQueue({
    ...{ rows: list.data?.rows ?? [], search: state.search, classId },
  });
  const isOwn = useIsOwnSubmission();
  const marks = { undo, onUndone: putBack };
  return (
    <>
      <DataTable
        name="exams"
        label={text.list}
        columns={columnsOf(state.search)}
        list={list}
        state={state}
        rowKey={({ resultId }) => resultId}
        onRow={setOpen}
        actions={(submission) => (
          <MarkButton
            isOwn={isOwn(submission)}
            label={text.mark}
            onClick={() => setOpen(submission)}
          />
        )}
        searchLabel={text.search}
        filters={<ClassFilter label={text.className} state={state} />}
        tools={
          list.isPending && (
            <p role="status" className="text-muted">
              {text.loading}
            </p>
          )
        }
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.empty}
      />
      {open && (
        <MarkDialog
          key={open.resultId}
          {...{ submission: open, undo, waiting: list.data?.total }}
          marked={<MarkedLine {...marks} />}
          onClose={() => setOpen(null)}
          onMarked={(isMore) => finish(open, isMore)}
          onSkip={() => skip(open)}
        />
      )}
      {!open && <MarkedNews {...marks} />}
    </>
  );
}

/** The submission that is open, and the way from one to the next of those in view or waiting. */
function useQueue(view: { rows: readonly PendingExam[]; search: string; classId: string }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<PendingExam | null>(null);
  const done = useRef(new Set<number>());

  const skip = async (current: PendingExam) => {
    done.current.add(current.resultId);
    // When the next one cannot be asked for, the grade is saved all the same: back to the page.
    const next = await nextPendingExam(client, view, current, done.current).catch(() => undefined);
    if (next === null) toast.info(text.allDone);
    setOpen(next ?? null);
  };
  const finish = async (current: PendingExam, isMore: boolean) => {
    if (isMore) return skip(current);
    done.current.add(current.resultId);
    setOpen(null);
  };
  const putBack = (resultId: number) => {
    done.current.delete(resultId);
  };
  return { open, setOpen, finish, skip, putBack };
}

function columnsOf(search: string): Column<PendingExam>[] {
  return [
    {
      id: 'subject',
      header: text.subject,
      cell: ({ subject, attempt }) => (
        <>
          <FoundText text={subject} search={search} />
          {attempt !== undefined && <span className="text-muted"> · {text.attempt(attempt)}</span>}
        </>
      ),
      isTitle: true,
    },
    {
      id: 'class',
      header: text.className,
      cell: ({ className }) => <FoundText text={className} search={search} />,
    },
    {
      id: 'student',
      header: text.student,
      cell: ({ studentId, studentName, isOutside }) => (
        <>
          <StudentLink id={studentId}>
            <FoundText text={studentName} search={search} />
          </StudentLink>
          {isOutside && <CellNote>{text.notInClass}</CellNote>}
        </>
      ),
    },
    timeColumn({
      id: 'submitted',
      header: text.submitted,
      at: ({ submittedAt }) => submittedAt,
    }),
  ];
}
