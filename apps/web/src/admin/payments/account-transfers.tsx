import {
  type AccountTransfer,
  type BookAccount,
  getAccountTransfers,
} from '@institute/contract/payments/books';
import { SignedMoney } from '../../domains/ledger/widgets/money.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { booksText as text } from './books-text.ts';

/** The transfers of an account, newest first, ten a page; all of them, or those until the end of a day. */
export function AccountTransfers({ account, on }: { account: BookAccount; on?: string }) {
  const state = useTableQuery();
  const list = usePaged(getAccountTransfers, state, {
    filters: { account, ...(on !== undefined && { on }) },
  });
  return (
    <DataTable
      label={text.transfers}
      columns={columnsOf(state.search)}
      list={list}
      state={state}
      rowKey={({ id, type }) => `${id}-${type}`}
      searchLabel={text.searchTransfers}
      failed={text.transfersFailed}
      empty={<EmptyState title={text.noTransfers} />}
      noMatch={text.noTransfersMatch}
    />
  );
}

function columnsOf(search: string): Column<AccountTransfer>[] {
  return [
    {
      id: 'description',
      header: text.description,
      cell: ({ description }) => <FoundText text={description} search={search} />,
      isTitle: true,
    },
    {
      id: 'counterparty',
      header: text.otherSide,
      cell: ({ counterparty }) => <PersonText>{counterparty}</PersonText>,
    },
    {
      id: 'name',
      header: text.student,
      cell: ({ name, studentId }) => (
        <StudentLink id={studentId}>
          <PersonText>{name || '–'}</PersonText>
        </StudentLink>
      ),
    },
    timeColumn({
      id: 'date',
      header: text.date,
      at: ({ at }) => at,
    }),
    {
      id: 'amount',
      header: text.amount,
      cell: ({ amountKobo, type }) => <SignedMoney kobo={amountKobo} type={type} />,
      align: 'end',
      isWhole: true,
    },
  ];
}
