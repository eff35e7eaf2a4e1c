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

/** Settlements of a provider, whose transactions are told as it tells them. Each throws `CardProviderAway`. */
export interface SettlementProvider<Transaction> {
  /** A page of those whose day is within a span; `more` when there are others. */
  list(span: { from: Date; to: Date; page: number }): Promise<{
    settlements: ProviderSettlement[];
    more: boolean;
  }>;
  /** A page of what one held, with what the provider keeps of each. */
  transactionsOf(
    id: number,
    page: number,
  ): Promise<{ transactions: (Transaction & { fee: number })[]; more: boolean }>;
}
