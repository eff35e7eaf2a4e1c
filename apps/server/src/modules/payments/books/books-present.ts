import { unixOf } from '@institute/contract/fields';
import type {
  AccountTransfer,
  BookAccount,
  BooksCheck,
} from '@institute/contract/managed-payments';
import { nairaNumber } from '@institute/contract/money';
import { text } from '../text.ts';
import type { TransferLine } from './store-books.ts';

/** The institute's accounts, for people. */
export const accountNames: Readonly<Record<BookAccount, string>> = text.accounts;

const nameOf = (kind: string) =>
  kind === 'wallet' ? text.wallet : (accountNames[kind as BookAccount] ?? kind);

/** The last check of the books; nothing is claimed when there has been none. */
export function presentCheck(
  check: {
    balanced: boolean;
    checkedAt: Date;
    accounts: number;
    transfers: number;
    problems: string[];
  } | null,
): BooksCheck {
  if (!check) return { balanced: false, checked_at: 0, accounts: 0, transfers: 0, problems: [] };
  const { balanced, accounts, transfers, problems } = check;
  return { balanced, checked_at: unixOf(check.checkedAt), accounts, transfers, problems };
}

/** A transfer as the account of this kind sees it (`wallet` for all wallets together). */
export function presentTransfer(line: TransferLine, kind: string): AccountTransfer {
  const isCredit = line.to === kind;
  const other = isCredit ? line.from : line.to;
  return {
    id: line.id,
    date: line.date,
    description: line.description,
    type: isCredit ? 'credit' : 'debit',
    amount: nairaNumber(line.amount),
    counterparty: nameOf(other),
    name: line.name ?? '',
    user_id: line.userId,
  };
}
