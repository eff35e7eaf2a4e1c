import { pathTo } from '@institute/contract/routes';
import { foldArabic } from '@institute/contract/rules/fold-arabic';
import { closingInstant } from '@institute/contract/rules/registration';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isFoundBy } from '../../domains/classes/class-filter.ts';
import { classStateOf, classStates } from '../../domains/classes/class-state.ts';
import { useManagedClasses } from '../../domains/classes/managed-api.ts';
import type { ManagedClass } from '../../domains/classes/managed-model.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { localList } from '../../ui/table/local-list.ts';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { classColumns } from './class-columns.tsx';
import { ClassFilters, filtered, filterNames } from './class-filters.tsx';
import { text } from './text.ts';

const ClassDialog = lazyDialog(() => import('./class-dialog.tsx').then((code) => code.ClassDialog));

/** Manage Classes: every class of the institute, searched, sorted, and new ones added. */
export function ClassesPage() {
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const state = useTableQuery({ filters: filterNames });
  const classes = useManagedClasses();
  const { data } = classes;
  const kept = { ...classes, data: data && filtered(data, state, timeZone) };
  const list = localList(kept, state, {
    matches: isFoundBy,
    compare: {
      name: ({ name }) => foldArabic(name),
      amount: ({ priceKobo }) => priceKobo,
      closes: (item) => closesAt(item, timeZone),
      status: (item) => -classStates.indexOf(classStateOf(item, new Date(), timeZone)),
    },
  });
  const add = (
    <Button icon={<Plus size={20} />} onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} actions={data?.length !== 0 && add}>
        {text.intro}
      </PageHeader>
      <DataTable
        label={text.list}
        columns={classColumns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        rowLink={({ id }) => pathTo('managedClass', { id })}
        searchLabel={text.search}
        tools={data?.length !== 0 && <ClassFilters state={state} classes={data ?? []} />}
        failed={text.listFailed}
        empty={
          <EmptyState title={text.none} action={add}>
            {text.noneDetail}
          </EmptyState>
        }
        noMatch={text.none}
      />
      <ClassDialog
        shown={
          isAdding
            ? {
                item: null,
                onClose: () => setAdding(false),
                onSaved: (id) => {
                  setAdding(false);
                  // Lessons come next: without one the class is a draft.
                  if (id) void navigate(`${pathTo('managedClass', { id })}?tab=lessons`);
                },
              }
            : null
        }
      />
    </>
  );
}

/** A class that never closes stands after all that do. */
function closesAt(item: ManagedClass, timeZone: string): number {
  return closingInstant(item.registrationEnd, timeZone)?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
