import type * as wire from '@institute/contract/ledger';
import { koboOf } from '@institute/contract/money';
import { dateOfUnix } from '../../platform/decode.ts';

/** One line of a wallet's history. */
export interface WalletLine {
  id: number;
  description: string;
  type: 'credit' | 'debit';
  amountKobo: number;
  at: Date | null;
  /** The reference of its receipt when it came by card. */
  receipt: string | undefined;
}

export function walletLineOf(line: wire.Transaction): WalletLine {
  const { timestamp, receipt, amount, ...rest } = line;
  return { ...rest, amountKobo: koboOf(amount), at: dateOfUnix(timestamp), receipt };
}
