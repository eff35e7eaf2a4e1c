import type { CardTransaction } from './card-provider.ts';

/** What the provider says of a sum that it has paid out to the institute's bank. Amounts are hundredths of `currency`. */
export interface ProviderSettlement {
  /** By which the provider names it. */
  id: number;
  state: 'underway' | 'paid' | 'failed';
  currency: string;
  /** The day on which the bank has it, `2026-11-30`. */
  day: string;
  /** What was paid in, what the provider keeps, and what the bank gets. */
  gross: number;
  fees: number;
  net: number;
}

/** A payment that a settlement held, with what the provider keeps of it. */
export type SettledTransaction = CardTransaction & { fee: number };

/** Settlements of a provider. Each throws `CardProviderAway`. */
export interface SettlementProvider {
  /** A page of those whose day is within a span; `more` when there are others. */
  list(span: { from: Date; to: Date; page: number }): Promise<{
    settlements: ProviderSettlement[];
    more: boolean;
  }>;
  /** A page of what one held. */
  transactionsOf(
    id: number,
    page: number,
  ): Promise<{ transactions: SettledTransaction[]; more: boolean }>;
}
