import {
  confirmRefund,
  getRefunds,
  type Refund,
  refundStates,
} from '@institute/contract/payments/refunds';
import { pathTo } from '@institute/contract/routes';
import { Ban, Check, Landmark, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../domains/auth/use-actor.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { refundStateNames, refundWayNames } from '../../domains/payments/refund-words.ts';
import { refundTones } from '../../domains/payments/widgets/own-refunds.tsx';
import { studentPath } from '../../domains/people/student-path.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { toast } from '../../ui/toast.ts';
import { type RefundDoing, RefundStepDialog } from './refund-step-dialog.tsx';
import { refundsText as text } from './refunds-text.ts';
import { text as paymentText } from './text.ts';

const stateChoices = ['open', ...refundStates] as const;
const stateNames = { open: text.open, ...refundStateNames };

/** Money on its way back, and what somebody has to do about it. */
export function RefundsPage() {
  const state = useTableQuery({ filters: ['state'] });
  const wanted = stateChoices.find((one) => one === state.filter('state'));
  const list = usePaged(getRefunds, state, { filters: wanted ? { state: wanted } : {} });
  const canMove = useCan('money.move');
  const [doing, setDoing] = useState<RefundDoing | null>(null);
  return (
    <>
      <BackLink to={pathTo('payments')}>{paymentText.title}</BackLink>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <DataTable
        name="refunds"
        label={text.title}
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
            options={stateChoices.map((value) => [value, stateNames[value]] as const)}
            state={state}
            value={wanted ?? ''}
          />
        }
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
        actions={(refund) => canMove && <Actions refund={refund} onDo={setDoing} />}
      />
      {doing && <RefundStepDialog {...doing} onClose={() => setDoing(null)} />}
    </>
  );
}

const columns: Column<Refund>[] = [
  {
    id: 'name',
    header: text.name,
    cell: ({ name }) => <PersonText isName>{name}</PersonText>,
    isTitle: true,
  },
  {
    id: 'to',
    header: text.to,
    cell: ({ way, to, bank, reference, accountNumber, accountName }) => (
      <>
        {refundWayNames[way]}
        {(bank || to) !== '' && <bdi className="block text-muted text-sm">{bank || to}</bdi>}
        {accountNumber !== '' && (
          <span className="block text-muted text-sm">
            <bdi className="figures">{accountNumber}</bdi>{' '}
            <PersonText isName>{accountName}</PersonText>
          </span>
        )}
        {reference !== '' && (
          <bdi className="figures block text-muted text-sm [overflow-wrap:anywhere]">
            {reference}
          </bdi>
        )}
      </>
    ),
  },
  {
    id: 'why',
    header: text.why,
    cell: ({ reason, problem, askedBy, lostKobo }) => (
      <>
        <PersonText>{reason}</PersonText>
        {problem !== '' && <span className="block">{problem}</span>}
        <span className="block text-muted text-sm">
          {askedBy === '' ? text.atProvider : text.askedBy(askedBy)}
        </span>
        {lostKobo > 0 && (
          <span className="block text-muted text-sm">
            {text.lost} <Money kobo={lostKobo} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'day',
    header: text.day,
    cell: ({ askedAt, endedAt }) => <InstituteTime at={endedAt ?? askedAt} />,
    isWhole: true,
  },
  {
    id: 'state',
    header: text.state,
    isWhole: true,
    cell: ({ state }) => <Badge tone={refundTones[state]}>{refundStateNames[state]}</Badge>,
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
  refund: Refund;
  onDo: (doing: RefundDoing) => void;
}

/** What somebody can do about a refund: confirm it, record its transfer, say where it goes, or stop it. */
function Actions({ refund, onDo }: ActionsProps) {
  const { id, state, way, isOwn, name } = refund;
  const confirm = useAct(confirmRefund, { refreshes: moneyMoved });
  const run = async () => {
    try {
      await confirm.mutateAsync({ refundId: id });
      toast.success(text.confirmed, name);
    } catch (error) {
      toast.error(refusalWords(error, text.refused));
    }
  };
  const isToPay = way === 'bank' && state === 'underway';
  const actions: Action[] = [];
  if (state === 'waiting') {
    const onSelect = () => void run();
    actions.push({ label: text.confirm, icon: Check, disabled: isOwn, onSelect });
  }
  if (isToPay || (state === 'details' && name === '')) {
    const onSelect = () => onDo({ what: 'record', refund });
    actions.push({ label: text.record, icon: NotebookPen, onSelect });
  }
  if (state === 'details' && name !== '') {
    const onSelect = () => onDo({ what: 'complete', refund });
    actions.push({ label: text.complete, icon: Landmark, onSelect });
  }
  if (state === 'waiting' || isToPay) {
    actions.push({ label: text.stop, icon: Ban, onSelect: () => onDo({ what: 'stop', refund }) });
  }
  if (actions.length === 0) return null;
  return <ActionMenu label={text.actionsFor(name)} actions={actions} />;
}
