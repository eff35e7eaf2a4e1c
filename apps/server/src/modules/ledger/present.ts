import { unixOf } from '@institute/contract/fields';
import type { Transaction } from '@institute/contract/ledger';
import { nairaNumber } from '@institute/contract/money';
import { cardReferenceOf } from './rules.ts';

/** A history line as the wire has it: naira and unix seconds. */
export function presentTransaction(line: {
  id: number;
  description: string;
  amount: number;
  createdAt: Date;
  isCredit: boolean;
  key: string;
}): Transaction {
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
