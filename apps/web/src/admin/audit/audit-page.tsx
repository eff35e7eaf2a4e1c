import type { AuditEntry } from '@institute/contract/audit/audit';
import { type Thing, thingName } from '@institute/contract/audit/things';
import { downloadAudit, useAuditLog } from '../../domains/audit/api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { ExportButton } from '../export-button.tsx';
import { ActLine } from './act-line.tsx';
import { Filters, filterNames, filtersOf } from './filters.tsx';
import { text } from './text.ts';

/** /admin/audit: who did what to whom, when; newest first, with filters. */
export function AuditPage() {
  const state = useTableQuery({ filters: filterNames });
  const filters = filtersOf(state);
  const list = useAuditLog(state, filters);
  const onSubject = (id: number) => state.setFilter('subject', String(id));
  const onThing = (thing: Thing) => state.setFilter('thing', thingName(thing));
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <ExportButton
            total={list.data?.total ?? 0}
            download={(options) => downloadAudit(state, filters, options)}
          />
        }
      >
        {text.intro}
      </PageHeader>
      <DataTable
        name="audit"
        label={text.label}
        columns={columnsOf({ search: state.search, onSubject, onThing })}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        searchLabel={text.search}
        filters={<Filters state={state} people={list.data?.meta} />}
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
      />
      {list.data?.more && <p className="mt-3 text-muted text-sm">{text.counted}</p>}
    </>
  );
}

interface ColumnOptions {
  search: string;
  onSubject: (id: number) => void;
  onThing: (thing: Thing) => void;
}

function columnsOf({ search, ...ways }: ColumnOptions): Column<AuditEntry>[] {
  return [
    timeColumn({
      id: 'at',
      header: text.when,
      at: ({ at }) => at,
    }),
    {
      id: 'who',
      header: text.who,
      cell: ({ actor }) =>
        actor ? (
          <StudentLink id={actor.id}>
            <FoundText text={actor.name} search={search} />
          </StudentLink>
        ) : (
          text.operator
        ),
    },
    {
      id: 'act',
      header: text.act,
      cell: (entry) => <ActLine entry={entry} search={search} {...ways} />,
      isTitle: true,
    },
  ];
}
