import type { AccountTransfer, BookAccount, BooksCheck } from '@institute/contract/payments/books';
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
  if (!check) {
    return { isBalanced: false, checkedAt: null, accounts: 0, transfers: 0, problems: [] };
  }
  const { balanced: isBalanced, checkedAt, accounts, transfers, problems } = check;
  return { isBalanced, checkedAt, accounts, transfers, problems };
}

/** A transfer as the account of this kind sees it (`wallet` for all wallets together). */
export function presentTransfer(line: TransferLine, kind: string): AccountTransfer {
  const isCredit = line.to === kind;
  const other = isCredit ? line.from : line.to;
  return {
    id: line.id,
    at: new Date(line.date * 1000),
    description: line.description,
    type: isCredit ? 'credit' : 'debit',
    amountKobo: line.amount,
    counterparty: nameOf(other),
    name: line.name ?? '',
    studentId: line.userId,
  };
}
