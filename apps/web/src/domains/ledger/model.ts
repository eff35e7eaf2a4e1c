import type * as wire from '@institute/contract/ledger';
import { dateOfUnix } from '../../platform/decode.ts';

/*
 * Amounts of models are naira as numbers, which is what `Money` shows: exact to the kobo for every
 * amount there is. Sums and differences are counted in kobo (`koboOf`), where nothing is rounded.
 */

/** One line of a wallet's history. */
export interface WalletLine {
  id: number;
  description: string;
  type: 'credit' | 'debit';
  /** Naira. */
  amount: number;
  at: Date | null;
  /** The reference of its receipt when it came by card. */
  receipt: string | undefined;
}

export function walletLineOf({ timestamp, receipt, ...line }: wire.Transaction): WalletLine {
  return { ...line, at: dateOfUnix(timestamp), receipt };
}

/** Naira as whole kobo, to count with. */
export function koboOf(naira: number): number {
  return Math.round(naira * 100);
}
