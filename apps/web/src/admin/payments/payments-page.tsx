import type { Payment } from '@institute/contract/payments/payment-history';
import { Suspense, useState } from 'react';
import { SignedMoney } from '../../domains/ledger/widgets/money.tsx';
import { downloadPayments, usePaymentHistory } from '../../domains/payments/history-api.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { ExportButton } from '../export-button.tsx';
import { DifferencesNotice } from './differences-notice.tsx';
import { FailedNotice } from './failed-notice.tsx';
import { Filters, filterNames, filtersOf } from './filters.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SumCards } from './sum-cards.tsx';
import { serviceName, text, typeNames } from './text.ts';

/** All payments: the three sums, filters, order and pages of ten, and their export. */
export function PaymentsPage() {
  const state = useTableQuery({ sort: '-date', filters: filterNames });
  const filters = filtersOf(state);
  const [refunding, setRefunding] = useState<Payment | null>(null);
  const list = usePaymentHistory(state, filters);
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <ExportButton
            total={list.data?.total ?? 0}
            download={(options) => downloadPayments(state, filters, options)}
          />
        }
      >
        {text.intro}
      </PageHeader>
      <Suspense fallback={null}>
        <DifferencesNotice />
        <FailedNotice />
      </Suspense>
      <SumCards sums={list.data?.meta} waiting={list.isPlaceholderData} />
      <DataTable
        label={text.label}
        columns={columnsOf(state.search)}
        list={list}
        state={state}
        rowLink={({ studentId }) => studentPath(studentId)}
        rowKey={({ id, type }) => `${id}-${type}`}
        searchLabel={text.search}
        filters={<Filters state={state} />}
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
        actions={(payment) => <PaymentActions payment={payment} onRefund={setRefunding} />}
      />
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

function columnsOf(search: string): Column<Payment>[] {
  return [
    {
      id: 'name',
      header: text.name,
      cell: ({ name }) => <FoundText text={name} search={search} byWord />,
      sortable: true,
      isTitle: true,
    },
    {
      id: 'title',
      header: text.what,
      cell: ({ title, isReturned }) => (
        <>
          <FoundText text={title} search={search} />
          {isReturned && (
            <>
              {' '}
              <Badge>{text.returned}</Badge>
            </>
          )}
        </>
      ),
    },
    {
      id: 'service',
      header: text.service,
      cell: ({ service }) => serviceName(service),
      sortable: true,
      // On a phone the title says it.
      wideOnly: true,
    },
    { id: 'type', header: text.type, cell: ({ type }) => typeNames[type], sortable: true },
    {
      id: 'date',
      header: text.date,
      cell: ({ at }) => <InstituteTime at={at} withTime />,
      sortable: true,
      firstSort: 'desc',
      className: 'whitespace-nowrap',
    },
    {
      id: 'amount',
      header: text.amount,
      cell: ({ amountKobo, type, service }) => (
        <SignedMoney kobo={amountKobo} type={service === 'fund' ? 'credit' : type} />
      ),
      sortable: true,
      firstSort: 'desc',
      align: 'end',
      className: 'whitespace-nowrap',
    },
  ];
}
