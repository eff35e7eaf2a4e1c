import { unixOf } from '@institute/contract/fields';
import { nairaNumber } from '@institute/contract/money';
import type { Transaction } from '@institute/contract/wallet';

/** A history line as the wire has it: naira and unix seconds. */
export function presentTransaction(line: {
  id: number;
  description: string;
  amount: number;
  createdAt: Date;
  isCredit: boolean;
}): Transaction {
  return {
    id: line.id,
    description: line.description,
    type: line.isCredit ? 'credit' : 'debit',
    amount: nairaNumber(line.amount),
    timestamp: unixOf(line.createdAt),
  };
}
