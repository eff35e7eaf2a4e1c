import {
  confirmOfficePayment,
  getOfficePayments,
  type OfficePayment,
  refuseOfficePayment,
} from '@institute/contract/payments/office-payments';
import { officePaymentStates } from '@institute/contract/payments/ways';
import { pathTo } from '@institute/contract/routes';
import { Ban, Check, Receipt } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { officeStateNames, wayNames } from '../../domains/payments/office-words.ts';
import { TakenBack } from '../../domains/payments/widgets/taken-back.tsx';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { toast } from '../../ui/toast.ts';
import { text as paymentText, takenText as text } from './text.ts';

const tones: Readonly<Record<OfficePayment['state'], BadgeTone>> = {
  ...{ waiting: 'gold', booked: 'good', refused: 'bad', returned: 'neutral' },
};

/** What the office took by hand; what waits for a second person is confirmed or refused here. */
export function OfficePaymentsPage() {
  const state = useTableQuery({ filters: ['state'] });
  const wanted = officePaymentStates.find((one) => one === state.filter('state'));
  const list = usePaged(getOfficePayments, state, { filters: wanted ? { state: wanted } : {} });
  const [refusing, setRefusing] = useState<OfficePayment | null>(null);
  return (
    <>
      <BackLink to={pathTo('payments')}>{paymentText.title}</BackLink>
      <PageHeader title={text.listTitle}>{text.intro}</PageHeader>
      <DataTable
        name="office-payments"
        label={text.list}
        columns={columns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        rowLink={({ studentId }) => studentPath(studentId)}
        searchLabel={text.search}
        filters={
          <FilterSelect
            name="state"
            label={text.state}
            any={text.everyState}
            options={officePaymentStates.map((value) => [value, officeStateNames[value]] as const)}
            state={state}
            value={wanted ?? ''}
          />
        }
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
        actions={(payment) => <Actions payment={payment} onRefuse={setRefusing} />}
      />
      {refusing && <RefuseDialog payment={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}

const columns: Column<OfficePayment>[] = [
  {
    id: 'name',
    header: text.name,
    cell: ({ name }) => <PersonText isName>{name}</PersonText>,
    isTitle: true,
  },
  {
    id: 'number',
    header: text.number,
    cell: ({ number }) => <bdi className="figures">{number}</bdi>,
    isWhole: true,
  },
  {
    id: 'way',
    header: text.way,
    cell: ({ way, reference, className }) => (
      <>
        {wayNames[way]}
        {reference !== '' && (
          <>
            {', '}
            <bdi className="figures">{reference}</bdi>
          </>
        )}
        {className !== '' && (
          <>
            {', '}
            <PersonText>{className}</PersonText>
          </>
        )}
      </>
    ),
  },
  {
    id: 'day',
    header: text.day,
    // A day of the calendar: its noon is the same day everywhere.
    cell: ({ paidOn }) => <InstituteTime at={new Date(`${paidOn}T12:00:00Z`)} />,
    isWhole: true,
  },
  {
    id: 'takenBy',
    header: text.takenBy,
    cell: ({ takenBy, state, decidedBy, refusal }) => (
      <>
        <PersonText isName>{takenBy}</PersonText>
        {decidedBy !== '' && (
          <>
            {', '}
            {state === 'refused' ? text.refusedBy(decidedBy, refusal) : text.confirmedBy(decidedBy)}
          </>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: text.state,
    isWhole: true,
    cell: (payment) => (
      <>
        <Badge tone={tones[payment.state]}>{officeStateNames[payment.state]}</Badge>
        <TakenBack of={payment} className="text-muted text-sm" isShort />
      </>
    ),
  },
  {
    id: 'amount',
    header: text.amount,
    cell: ({ amountKobo }) => <Money kobo={amountKobo} />,
    align: 'end',
    isWhole: true,
  },
];

interface ActionsProps {
  payment: OfficePayment;
  onRefuse: (payment: OfficePayment) => void;
}

/** What can be done with a payment: see its receipt; confirm what somebody else took, or refuse it. */
function Actions({ payment, onRefuse }: ActionsProps) {
  const confirm = useAct(confirmOfficePayment, { refreshes: accountChanged });
  const run = async () => {
    try {
      await confirm.mutateAsync({ paymentId: payment.id });
      toast.success(text.confirmed, payment.name);
    } catch (error) {
      toast.error(refusalWords(error, text.confirmFailed));
    }
  };
  const actions: Action[] = [];
  if (payment.receipt !== '') {
    const path = pathTo('paidReceipt', { reference: payment.receipt });
    actions.push({ label: text.receipt, icon: Receipt, onSelect: () => window.open(path) });
  }
  if (payment.state === 'waiting') {
    const isOwn = payment.isOwn;
    const onSelect = () => void run();
    actions.push({ label: text.confirm, icon: Check, disabled: isOwn, onSelect });
    actions.push({ label: text.refuse, icon: Ban, onSelect: () => onRefuse(payment) });
  }
  if (actions.length === 0) return null;
  return <ActionMenu label={text.actionsFor(payment.number)} actions={actions} />;
}

function RefuseDialog({ payment, onClose }: { payment: OfficePayment; onClose: () => void }) {
  const refuse = useAct(refuseOfficePayment, { refreshes: accountChanged });
  return (
    <ReasonDialog
      title={text.refuse}
      label={text.refusal}
      missing={text.refusalMissing}
      maxLength={300}
      confirmLabel={text.refuse}
      busyLabel={text.refusing}
      done={text.refusedDone}
      onConfirm={(reason) => refuse.mutateAsync({ paymentId: payment.id, reason })}
      onClose={onClose}
    >
      <div>
        <p className="flex items-baseline justify-between gap-4 font-medium">
          <PersonText isName className="min-w-0 [overflow-wrap:anywhere]">
            {payment.name}
          </PersonText>
          <Money kobo={payment.amountKobo} className="shrink-0" />
        </p>
        <p className="mt-2">{text.refuseIntro}</p>
      </div>
    </ReasonDialog>
  );
}
