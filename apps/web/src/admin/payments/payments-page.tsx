import type { Payment } from '@institute/contract/payments/payment-history';
import { pathTo } from '@institute/contract/routes';
import { Banknote, Receipt, TriangleAlert, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { SignedMoney } from '../../domains/ledger/widgets/money.tsx';
import { downloadPayments, usePaymentHistory } from '../../domains/payments/history-api.ts';
import { useDifferences } from '../../domains/payments/managed-api.ts';
import { SendRefundDialog } from '../../domains/payments/widgets/send-refund-dialog.tsx';
import { TakePaymentDialog } from '../../domains/payments/widgets/take-payment-dialog.tsx';
import { TAKE_PAYMENT } from '../../domains/people/student-dialogs.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { useSettings } from '../../domains/settings/api.ts';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { useDialogInAddress } from '../../ui/use-dialog-in-address.ts';
import { ExportButton } from '../export-button.tsx';
import { DisputesNotice } from './disputes-notice.tsx';
import { FailedNotice } from './failed-notice.tsx';
import { Filters, filterNames, filtersOf } from './filters.tsx';
import { RefundsNotice } from './refunds-notice.tsx';
import { SumCards } from './sum-cards.tsx';
import { serviceName, text, typeNames } from './text.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** All payments: the three sums, filters, order and pages of ten, and their export. */
export function PaymentsPage() {
  const state = useTableQuery({ sort: '-date', filters: filterNames });
  const filters = filtersOf(state);
  const [refunding, setRefunding] = useState<Payment | null>(null);
  const [isTaking, setTaking] = useDialogInAddress(TAKE_PAYMENT);
  const canTake = useCan('money.move');
  const list = usePaymentHistory(state, filters);
  const takesCards = useSettings().data?.takesCards ?? false;
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            {canTake && (
              <Button icon={<Banknote size={18} />} onClick={() => setTaking(true)}>
                {text.take}
              </Button>
            )}
            <ExportButton
              total={list.data?.total ?? 0}
              download={(options) => downloadPayments(state, filters, options)}
            />
            <ExportButton
              label={text.exportDetails}
              total={list.data?.total ?? 0}
              download={(options) => downloadPayments(state, filters, options, true)}
            />
          </>
        }
      >
        {text.intro}
      </PageHeader>
      <nav aria-label={text.pages} className="-mt-3 mb-3 flex flex-wrap gap-x-5">
        {(takesCards ? [...pages, settlements] : pages).map(([page, name]) => (
          <Link
            key={page}
            to={pathTo(page)}
            className="tap inline-flex items-center text-primary underline underline-offset-4"
          >
            {name}
          </Link>
        ))}
      </nav>
      <Suspense fallback={null}>
        <DifferencesNotice />
        <FailedNotice />
        <WaitingNotice />
        <DisputesNotice />
        <RefundsNotice />
      </Suspense>
      <SumCards sums={list.data?.meta} waiting={list.isPlaceholderData} />
      <DataTable
        name="payments"
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
      {isTaking && <TakePaymentDialog onClose={() => setTaking(false)} />}
      {refunding && (
        <SendRefundDialog
          student={{ id: refunding.studentId, name: refunding.name }}
          payment={refunding}
          onClose={() => setRefunding(null)}
        />
      )}
    </>
  );
}

/** What else there is of payments. */
const pages = [
  ['officePayments', text.taken],
  ['refunds', text.refunds],
  ['disputes', text.disputes],
  ['coupons', text.coupons],
] as const;
/** Where cards are taken. */
const settlements = ['settlements', text.settlements] as const;

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
      isWhole: true,
      // On a phone the title says it.
      wideOnly: true,
    },
    {
      id: 'type',
      header: text.type,
      cell: ({ type }) => typeNames[type],
      sortable: true,
      isWhole: true,
    },
    timeColumn({
      id: 'date',
      header: text.date,
      sortable: true,
      at: ({ at }) => at,
    }),
    {
      id: 'amount',
      header: text.amount,
      cell: ({ amountKobo, type, service }) => (
        <SignedMoney kobo={amountKobo} type={service === 'fund' ? 'credit' : type} />
      ),
      sortable: true,
      firstSort: 'desc',
      align: 'end',
      isWhole: true,
    },
  ];
}

/** Says that payments are open which the ledger and the card provider do not agree on; else nothing. */
function DifferencesNotice() {
  const list = useDifferences({ page: 1, perPage: 1 });
  const last = list.data?.meta;
  const isUnanswered = last?.state === 'failed';
  if (!last || (last.openCount === 0 && !isUnanswered)) return null;
  return (
    <section
      aria-label={text.provider}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-gold-soft p-4 text-gold-strong"
    >
      <TriangleAlert size={22} className="shrink-0" />
      <p className="min-w-48 grow basis-48 font-medium">
        {last.openCount > 0 ? text.differ(last.openCount) : text.unanswered}
      </p>
      <LinkButton to={`${pathTo('books')}?tab=provider`} variant="secondary">
        {text.look}
      </LinkButton>
    </section>
  );
}

interface PaymentActionsProps {
  payment: Payment;
  onRefund: (payment: Payment) => void;
}

/** What can be done with a payment: see its receipt, or return it to the wallet. */
function PaymentActions({ payment, onRefund }: PaymentActionsProps) {
  const navigate = useNavigate();
  const { receipt, isReturned, name } = payment;
  const actions: Action[] = [];
  if (receipt !== null) {
    const path = pathTo('receipt', { reference: receipt });
    actions.push({ label: text.receipt, icon: Receipt, onSelect: () => void navigate(path) });
  }
  if (isReturned === false) {
    actions.push({ label: text.refund, icon: Undo2, onSelect: () => onRefund(payment) });
  }
  if (actions.length === 0) return null;
  return <ActionMenu label={text.actionsFor(name)} actions={actions} />;
}
