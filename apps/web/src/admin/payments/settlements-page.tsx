import { runReconciliation } from '@institute/contract/payments/managed-payments';
import {
  exportSettlements,
  faultsOf,
  getSettlements,
  type Settlement,
} from '@institute/contract/payments/settlements';
import { pathTo } from '@institute/contract/routes';
import { RefreshCw } from 'lucide-react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { useAct } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { downloadFile } from '../../platform/download.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { toast } from '../../ui/toast.ts';
import { useListQuery } from '../../ui/use-list-query.ts';
import { ExportButton } from '../export-button.tsx';
import { SettlementFaults } from './settlement-faults.tsx';
import { SettlementPayments } from './settlement-payments.tsx';
import { settlementsText as text } from './settlements-text.ts';
import { text as paymentText } from './text.ts';

/** Which settlement is looked into, in the address. */
const OF = 'of';

/** What the card provider has paid out to the bank; of one that is chosen, what it held. */
export function SettlementsPage() {
  const { query } = useListQuery();
  const of = Number(query.get(OF));
  return Number.isSafeInteger(of) && of > 0 ? <SettlementPayments id={of} /> : <Settlements />;
}

function Settlements() {
  const state = useTableQuery();
  const list = usePaged(getSettlements, state);
  const fetchNow = useAct(runReconciliation, { refreshes: [...moneyMoved, getSettlements] });
  const onError = (error: Error) => toast.error(errorMessage(error, text.fetchFailed));
  return (
    <>
      <BackLink to={pathTo('payments')}>{paymentText.title}</BackLink>
      <PageHeader
        title={text.title}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<RefreshCw size={18} />}
              busy={fetchNow.isPending}
              busyLabel={text.fetching}
              onClick={() => fetchNow.mutate({}, { onError })}
            >
              {text.fetchNow}
            </Button>
            <ExportButton
              total={list.data?.total ?? 0}
              download={(options) => downloadFile(exportSettlements, {}, options)}
            />
          </>
        }
      >
        {text.intro}
      </PageHeader>
      <DataTable
        name="settlements"
        label={text.title}
        columns={columns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `${pathTo('settlements')}?${OF}=${id}`}
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
      />
    </>
  );
}

const tones: Readonly<Record<Settlement['state'], BadgeTone>> = {
  ...{ underway: 'info', paid: 'good', failed: 'bad' },
};

const columns: Column<Settlement>[] = [
  {
    id: 'number',
    header: text.numberHead,
    cell: ({ number }) => text.number(number),
    isTitle: true,
    isWhole: true,
  },
  {
    id: 'day',
    header: text.day,
    cell: ({ day }) => formatDay(day),
    isWhole: true,
  },
  {
    id: 'held',
    header: text.held,
    cell: (one) =>
      one.state === 'paid' ? (
        <>
          {text.holds(one.heldCount)}
          <SettlementFaults of={one} />
        </>
      ) : (
        <span className="text-muted">{text.notYet}</span>
      ),
  },
  {
    id: 'state',
    header: text.state,
    isWhole: true,
    cell: (one) => (
      <Badge tone={faultsOf(one).length > 0 ? 'bad' : tones[one.state]}>
        {faultsOf(one).length > 0 ? text.doesNotFit : text.states[one.state]}
      </Badge>
    ),
  },
  money('gross', text.gross, ({ grossKobo }) => grossKobo),
  money('fees', text.fees, ({ feesKobo }) => feesKobo),
  money('net', text.net, ({ netKobo }) => netKobo),
];

function money(id: string, header: string, kobo: (one: Settlement) => number): Column<Settlement> {
  return {
    ...{ id, header, align: 'end', isWhole: true },
    cell: (one) => <Money kobo={kobo(one)} />,
  };
}
