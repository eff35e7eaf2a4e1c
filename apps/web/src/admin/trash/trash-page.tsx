import { type TrashKind, trashKinds } from '@institute/contract/trash/kinds';
import { getTrash, type TrashItem } from '@institute/contract/trash/trash';
import { useState } from 'react';
import { useRestore } from '../../domains/trash/api.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { type TableQuery, useTableQuery } from '../../ui/table/use-table-query.ts';
import { TeachersDialog } from './teachers-dialog.tsx';
import { text } from './text.ts';
import { columnsOf } from './trash-columns.tsx';

/** /admin/trash: what was deleted, by whom and when, and the way back for 30 days. */
export function TrashPage() {
  const state = useTableQuery({ filters: ['kind'] });
  const kind = kindIn(state);
  // Whatever is deleted anywhere comes into it.
  const list = usePaged(getTrash, state, { filters: kind ? { kind } : {}, staleTime: 0 });
  const { bringBack, running } = useRestore();
  const [taught, setTaught] = useState<TrashItem | null>(null);
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <DataTable
        name="trash"
        label={text.list}
        columns={columnsOf({
          running,
          onRestore: (item) => void bringBack(item),
          onTeachers: setTaught,
        })}
        list={list}
        state={state}
        rowKey={({ kind, id }) => `${kind}-${id}`}
        searchLabel={text.search}
        filters={<KindFilter state={state} />}
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
      />
      {taught && (
        <TeachersDialog classId={taught.id} name={taught.name} onClose={() => setTaught(null)} />
      )}
    </>
  );
}

/** The kind that the address asks for; '' for all. */
const kindIn = ({ filter }: TableQuery): TrashKind | '' =>
  trashKinds.find((kind) => kind === filter('kind')) ?? '';

function KindFilter({ state }: { state: TableQuery }) {
  return (
    <FilterSelect
      name="kind"
      label={text.filterKind}
      any={text.allKinds}
      options={trashKinds.map((kind) => [kind, text.kinds[kind]] as const)}
      state={state}
      value={kindIn(state)}
    />
  );
}
