import {
  debtAges,
  getOwing,
  getOwingSums,
  type OwedInvoice,
} from '@institute/contract/invoices/invoices';
import { Bell } from 'lucide-react';
import { useMemo, useState } from 'react';
import { whatOf } from '../../domains/invoices/model.ts';
import { text as invoiceText } from '../../domains/invoices/text.ts';
import { RemindDialog } from '../../domains/invoices/widgets/remind-dialog.tsx';
import {
  InvoiceDialog,
  InvoiceMenu,
  type OpenInvoice,
} from '../../domains/payments/widgets/invoice-menu.tsx';
import { studentPath } from '../../domains/people/student-path.ts';
import { useAnswer } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChosenSection } from '../../ui/table/chosen-section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { type ChosenIds, useChosenIds } from '../../ui/table/use-chosen-ids.ts';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { AgeFilter } from './age-filter.tsx';
import { owingColumns } from './owing-columns.tsx';
import { text } from './text.ts';

/** /admin/owing: who owes what, by age and class, and what is done about it. */
export function OwingPage() {
  const state = useTableQuery({ filters: ['age', 'class'] });
  const age = debtAges.find((one) => one === state.filter('age')) ?? null;
  const classId = /^\d{1,9}$/.exec(state.filter('class'))?.[0];
  const ofClass = classId === undefined ? {} : { classId: Number(classId) };
  const list = usePaged(getOwing, state, { filters: { ...ofClass, ...(age && { age }) } });
  const sums = useAnswer(getOwingSums, ofClass);
  const chosen = useChosenIds<OwedInvoice>(
    JSON.stringify([state.search, state.filter('age'), state.filter('class')]),
    {
      rowLabel: (owed) => text.choose(owed.name, whatOf(owed)),
      pageLabel: text.choosePage,
    },
  );
  const [open, setOpen] = useState<OpenInvoice | null>(null);
  const columns = useMemo(() => owingColumns(state.search), [state.search]);
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {sums.error && !sums.data ? (
        <ErrorState title={text.sumsFailed} query={sums} />
      ) : (
        <AgeFilter
          sums={sums.data?.ages}
          value={age}
          onChange={(next) => state.setFilter('age', next ?? '')}
        />
      )}
      <DataTable
        name="owing"
        label={text.list}
        columns={columns}
        selection={chosen.selection}
        chosen={<ChosenBar chosen={chosen} />}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        rowLink={({ studentId }) => studentPath(studentId)}
        searchLabel={text.search}
        filters={
          <FilterSelect
            name="class"
            label={text.className}
            any={text.everyClass}
            options={(sums.data?.classes ?? []).map(({ id, name }) => [String(id), name] as const)}
            state={state}
            value={classId ?? ''}
          />
        }
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
        actions={(owed) => <InvoiceMenu invoice={owed} student={debtorOf(owed)} onOpen={setOpen} />}
      />
      {open && <InvoiceDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const debtorOf = ({ studentId: id, name, phone }: OwedInvoice) => ({ id, name, phone });

/** How many debts are chosen, and the way to remind of them; nothing while none is. */
function ChosenBar({ chosen: { ids, clear } }: { chosen: ChosenIds<OwedInvoice> }) {
  const [isReminding, setReminding] = useState(false);
  return (
    <>
      <ChosenSection
        label={text.chosen}
        count={ids.length > 0 ? text.chosenCount(ids.length) : null}
      >
        <Button variant="ghost" size="sm" onClick={clear}>
          {text.clear}
        </Button>
        <Button size="sm" icon={<Bell size={18} />} onClick={() => setReminding(true)}>
          {invoiceText.remind.action}
        </Button>
      </ChosenSection>
      {isReminding && (
        <RemindDialog invoiceIds={ids} onDone={clear} onClose={() => setReminding(false)} />
      )}
    </>
  );
}
