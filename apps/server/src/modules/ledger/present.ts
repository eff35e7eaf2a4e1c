import { unixOf } from '@institute/contract/fields';
import type { StudentTransaction, Transaction } from '@institute/contract/ledger';
import { nairaNumber } from '@institute/contract/money';
import { cardReferenceOf } from './rules.ts';
import type { Funding } from './store-fundings.ts';

/** A line of a wallet's history. */
interface HistoryLine {
  id: number;
  description: string;
  amount: number;
  createdAt: Date;
  isCredit: boolean;
  key: string;
}

/** A history line as the wire has it: naira and unix seconds. */
export function presentTransaction(line: HistoryLine): Transaction {
  const receipt = cardReferenceOf(line.key);
  return {
    id: line.id,
    description: line.description,
    type: line.isCredit ? 'credit' : 'debit',
    amount: nairaNumber(line.amount),
    timestamp: unixOf(line.createdAt),
    ...(receipt !== undefined && { receipt }),
  };
}

/** The same for administrators: of a funding by the office, what may be taken back. */
export function presentStudentTransaction(
  line: HistoryLine,
  fundings: readonly Funding[],
): StudentTransaction {
  const funding = line.isCredit ? fundings.find(({ id }) => id === line.id) : undefined;
  return {
    ...presentTransaction(line),
    ...(funding && { returnable: nairaNumber(funding.left) }),
  };
}
