import {
  faultsOf,
  getSettlementPayments,
  Settlement,
  type SettlementPayment,
} from '@institute/contract/payments/settlements';
import { pathTo } from '@institute/contract/routes';
import * as z from 'zod/mini';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { studentPath } from '../../domains/people/student-path.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { Fact } from '../fact.tsx';
import { SettlementFaults } from './settlement-faults.tsx';
import { settlementsText as text } from './settlements-text.ts';

const paymentsMeta = z.object({ settlement: Settlement });

function settlementOf(meta: unknown): Settlement | null {
  const read = paymentsMeta.safeParse(meta);
  return read.success ? read.data.settlement : null;
}

/** One settlement: its sums, what does not fit in it, and the payments that it held. */
export function SettlementPayments({ id }: { id: number }) {
  const state = useTableQuery();
  const list = usePaged(getSettlementPayments, state, {
    filters: { settlementId: id },
    metaOf: settlementOf,
  });
  const one = list.data?.meta ?? null;
  return (
    <>
      <BackLink to={pathTo('settlements')}>{text.title}</BackLink>
      <PageHeader title={one ? text.number(one.number) : text.numberHead} />
      {one && <Sums of={one} />}
      <DataTable
        name="settlement-payments"
        label={text.payments}
        columns={columns}
        list={list}
        state={state}
        rowKey={({ reference }) => reference}
        rowLink={({ studentId }) =>
          studentId === 0 ? `${pathTo('books')}?tab=provider` : studentPath(studentId)
        }
        failed={text.paymentsFailed}
        empty={<EmptyState title={text.noPayments}>{text.noPaymentsDetail}</EmptyState>}
      />
    </>
  );
}

function Sums({ of: one }: { of: Settlement }) {
  const isBooked = one.state === 'paid';
  return (
    <section aria-label={text.number(one.number)} className={cx(cardClass, 'mb-5 p-4 sm:p-5')}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
        <Fact name={text.day}>{formatDay(one.day)}</Fact>
        <Fact name={text.state}>{text.states[one.state]}</Fact>
        <Fact name={text.gross}>
          <Money kobo={one.grossKobo} />
        </Fact>
        <Fact name={text.fees}>
          <Money kobo={one.feesKobo} />
        </Fact>
        <Fact name={text.net}>
          <Money kobo={one.netKobo} />
        </Fact>
      </dl>
      {isBooked && (
        <div className="mt-3">
          {faultsOf(one).length === 0 ? (
            <span className="text-good">{text.fits}</span>
          ) : (
            <SettlementFaults of={one} />
          )}
        </div>
      )}
    </section>
  );
}

const columns: Column<SettlementPayment>[] = [
  {
    id: 'name',
    header: text.student,
    cell: ({ name }) =>
      name === '' ? (
        <span className="text-muted">{text.nobody}</span>
      ) : (
        <PersonText isName>{name}</PersonText>
      ),
    isTitle: true,
  },
  {
    id: 'reference',
    header: text.reference,
    cell: ({ reference }) => <span className="[overflow-wrap:anywhere]">{reference}</span>,
  },
  {
    id: 'books',
    header: text.inBooks,
    cell: ({ isKnown }) => (
      <Badge tone={isKnown ? 'good' : 'bad'}>{isKnown ? text.known : text.unknown}</Badge>
    ),
    isWhole: true,
  },
  {
    id: 'fee',
    header: text.fee,
    cell: ({ feeKobo }) => <Money kobo={feeKobo} />,
    align: 'end',
    isWhole: true,
  },
  {
    id: 'amount',
    header: text.amount,
    cell: ({ amountKobo }) => <Money kobo={amountKobo} />,
    align: 'end',
    isWhole: true,
  },
];
