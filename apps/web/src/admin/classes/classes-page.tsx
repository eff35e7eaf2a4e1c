import { pathTo } from '@institute/contract/routes';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { NEW_CLASS } from '../../domains/classes/new-class-place.ts';
import { useClassList } from '../../domains/classes/office-list-api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { useDialogInAddress } from '../../ui/use-dialog-in-address.ts';
import { classColumns } from './class-columns.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { ClassFilters, filterNames, filtersOf } from './class-filters.tsx';
import { text } from './text.ts';

/** Manage Classes: every class of the institute, searched, sorted, and new ones added. */
export function ClassesPage() {
  const navigate = useNavigate();
  const [isAdding, setAdding] = useDialogInAddress(NEW_CLASS);
  const state = useTableQuery({ filters: filterNames });
  const list = useClassList(state, filtersOf(state));
  const isEmpty = list.data?.total === 0 && !state.isNarrowed;
  const add = useCan('classes.add') && (
    <Button icon={<Plus size={20} />} onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} actions={!isEmpty && add}>
        {text.intro}
      </PageHeader>
      <DataTable
        name="classes"
        label={text.list}
        columns={classColumns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        rowLink={({ id }) => pathTo('managedClass', { id })}
        searchLabel={text.search}
        filters={<ClassFilters state={state} categories={list.data?.meta.categories ?? []} />}
        failed={text.listFailed}
        empty={
          <EmptyState title={text.none} action={add}>
            {text.noneDetail}
          </EmptyState>
        }
        noMatch={text.none}
      />
      {isAdding && add && (
        <ClassDialog
          item={null}
          onClose={() => setAdding(false)}
          onSaved={(id) => {
            setAdding(false);
            // Lessons come next: without one the class is a draft.
            if (id) void navigate(`${pathTo('managedClass', { id })}?tab=lessons`);
          }}
        />
      )}
    </>
  );
}
