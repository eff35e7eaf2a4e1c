import type { MachineMark } from '@institute/contract/marking';
import { useState } from 'react';
import { useMachineMarks } from '../../domains/exams/marking-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dateOfUnix } from '../../ui/format.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { When } from '../../ui/when.tsx';
import { MachineState } from './machine-state.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { text } from './text.ts';

/** What the machine has marked, why, and the way to another mark. */
export function MachineMarks() {
  const state = useTableQuery();
  const timeZone = useTimeZone();
  const list = useMachineMarks(state.input);
  const [open, setOpen] = useState<MachineMark | null>(null);
  return (
    <>
      <MachineState />
      <DataTable
        label={text.machineList}
        columns={columnsOf(state.search, timeZone)}
        list={list}
        state={state}
        rowKey={({ result_id }) => result_id}
        onRow={setOpen}
        actions={(mark) => (
          <Button variant="secondary" size="sm" onClick={() => setOpen(mark)}>
            {text.review}
          </Button>
        )}
        searchLabel={text.machineSearch}
        failed={text.machineFailed}
        empty={<EmptyState title={text.machineEmpty}>{text.machineEmptyDetail}</EmptyState>}
        noMatch={text.machineNoMatch}
      />
      {open && (
        <MarkDialog
          key={open.result_id}
          exam={open}
          onClose={() => setOpen(null)}
          onMarked={async () => setOpen(null)}
        />
      )}
    </>
  );
}

function columnsOf(search: string, timeZone: string): Column<MachineMark>[] {
  const found = (words: string) => (
    <PersonText>
      <MarkedText text={words} queries={[search]} />
    </PersonText>
  );
  return [
    {
      id: 'subject',
      header: text.subject,
      cell: ({ subject, class_name }) => (
        <>
          {found(subject)}
          <span className="block font-normal text-muted text-sm">{found(class_name)}</span>
        </>
      ),
      isTitle: true,
      className: 'md:min-w-44',
    },
    { id: 'student', header: text.student, cell: ({ student_name }) => found(student_name) },
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
      cell: ({ considered_at }) => {
        const at = dateOfUnix(considered_at);
        return at && <When at={at} timeZone={timeZone} withTime />;
      },
      className: 'whitespace-nowrap',
    },
    {
      id: 'score',
      header: text.score,
      cell: (mark) => <Score mark={mark} />,
      align: 'end',
      className: 'md:min-w-36',
    },
  ];
}

/** The mark that stands; and where a person has looked at it, whose it is and what the machine's was. */
function Score({ mark }: { mark: MachineMark }) {
  const { theory_score, machine_score, overruled_by } = mark;
  return (
    <>
      <span className="figures font-semibold">{theory_score}%</span>
      {overruled_by && (
        <span className="ms-auto block max-w-40 whitespace-normal text-muted text-sm">
          {text.overruledBy} <PersonText>{overruled_by}</PersonText>
          {machine_score !== theory_score && (
            <span className="block">{text.machineScore(machine_score)}</span>
          )}
        </span>
      )}
    </>
  );
}
