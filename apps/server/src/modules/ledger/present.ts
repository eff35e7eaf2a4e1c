import type { StudentTransaction, Transaction } from '@institute/contract/ledger/ledger';
import { receiptOf } from './rules.ts';
import type { Funding } from './store-fundings.ts';

/** A line of a wallet's history. */
interface HistoryLine {
  id: number;
  description: string;
  amount: number;
  createdAt: Date;
  isCredit: boolean;
  key: string;
  /** Opens the receipt of a payment that the office took. */
  officeToken: string | null;
}

/** A line of the history as its owner sees it. */
export function presentTransaction(line: HistoryLine): Transaction {
  return {
    id: line.id,
    description: line.description,
    type: line.isCredit ? 'credit' : 'debit',
    amountKobo: line.amount,
    at: line.createdAt,
    receipt: receiptOf(line.key, line.officeToken),
  };
}

/** The same for administrators: of a funding by the office, what may be taken back. */
export function presentStudentTransaction(
  line: HistoryLine,
  fundings: readonly Funding[],
): StudentTransaction {
  const funding = line.isCredit ? fundings.find(({ id }) => id === line.id) : undefined;
  return { ...presentTransaction(line), returnableKobo: funding?.left ?? null };
}
