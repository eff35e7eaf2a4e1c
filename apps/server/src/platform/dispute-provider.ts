/** What the provider says of a payment that its payer disputes. Amounts are hundredths of `currency`. */
export interface ProviderDispute {
  /** By which the provider names it. */
  id: number;
  /** Reference of the payment. */
  reference: string;
  /** What the payer wants back. */
  amount: number;
  currency: string;
  /** `open`: it waits for our answer. `sent`: the bank looks at ours. `lost`: the payer has it back. */
  status: 'open' | 'sent' | 'lost' | 'won';
  openedAt: Date | null;
}

/** What is said against a dispute. */
export interface DisputeAnswer {
  message: string;
  customer: { name: string; email: string; phone: string };
  /** What was paid for. */
  service: string;
  /** The evidence as one file. */
  file: { name: string; type: string; body: string };
}

/** Disputes at a provider. Each throws `CardProviderAway`. */
export interface DisputeProvider {
  of(id: number): Promise<ProviderDispute | null>;
  /** Gives the payer right. Throws {@link DisputeRefused}. */
  accept(id: number, said: { amount: number; message: string }): Promise<void>;
  /** Sends evidence and contests it. Throws {@link DisputeRefused}. */
  contest(id: number, answer: DisputeAnswer): Promise<void>;
  /** The dispute that a webhook is about, and whether it reminds of it; null when it is about something else. */
  eventIn(body: Buffer): { id: number; isReminder: boolean } | null;
}

/** The provider does not take the answer; the message says why, in its words. */
export class DisputeRefused extends Error {}
