/** What the provider says of money that goes back to a payer. Amounts are hundredths of `currency`. */
export interface ProviderRefund {
  /** By which the provider names it. */
  id: number;
  /** Reference of the transaction that it is of; empty where the provider does not say. */
  reference: string;
  amount: number;
  currency: string;
  /** `details`: the payer's bank refused it, and it waits for an account number. */
  status: 'underway' | 'details' | 'done' | 'failed';
  /** What we had noted with it; empty for one that was made at the provider's own pages. */
  note: string;
  /** The dispute by which a payer has won it, which books it itself; null for any other. */
  disputeId: number | null;
}

/** Money back through a provider. Each throws `CardProviderAway`. */
export interface RefundProvider {
  /**
   * Has the provider give money back. It takes no key of ours: whoever asks looks first whether it has one with
   * this note. Throws {@link RefundRefused}.
   */
  ask(order: {
    reference: string;
    amount: number;
    note: string;
    reason: string;
  }): Promise<ProviderRefund>;
  /** All that goes back, or went, of a transaction. */
  ofPayment(reference: string): Promise<ProviderRefund[]>;
  /** What began to go back within a span, the first hundred. */
  within(span: { from: Date; to: Date }): Promise<ProviderRefund[]>;
  /** Says to which account one goes that waits for it. Throws {@link RefundRefused}. */
  sendTo(id: number, account: { bankCode: string; number: string }): Promise<void>;
  /** The transaction that a webhook about a refund names; null when it is about something else. */
  eventIn(body: Buffer): { reference: string } | null;
}

/** The provider gives nothing back; the message says why, in its words. */
export class RefundRefused extends Error {}
