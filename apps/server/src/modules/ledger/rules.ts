import type { Kobo } from '@institute/contract/money';
import { officeReceiptReference } from '@institute/contract/payments/ways';

/** The institute's own accounts; every wallet movement has one of them, or a wallet, on its other side. */
export type InstituteAccount =
  | 'card_clearing'
  | 'bank'
  | 'cash'
  | 'other_receipts'
  | 'waivers'
  | 'refunds_due'
  | 'card_losses'
  | 'provider_fees'
  | 'class_revenue'
  | 'referral_bonus'
  | 'game_reward'
  | 'admin_adjustment';

/** What an account is: a user's wallet, or one of the institute's own. */
export type AccountKind = InstituteAccount | 'wallet';

/** Why money moved. */
export type TransferKind =
  | 'card_funding'
  | 'class_enrolment'
  | 'class_renewal'
  | 'invoice_payment'
  | 'referral_welcome'
  | 'referral_reward'
  | 'game_reward'
  | 'admin_funding'
  | 'office_payment'
  | 'waiver'
  | 'funding_reversal'
  | 'refund'
  | 'refund_out'
  | 'refund_done'
  | 'refund_lost'
  /** What the card payment provider has paid out to the bank, and its fees. */
  | 'settlement'
  /** Between two wallets of one person, whose accounts become one. */
  | 'join';

/** What the office puts into a wallet, and may take back out of it. */
export const fundingKinds = [
  'admin_funding',
  'office_payment',
  'waiver',
] as const satisfies readonly TransferKind[];

/** Whether a transfer of this kind is such a funding. */
export const isFunding = (kind: string): boolean => fundingKinds.some((one) => one === kind);

/** Begins the key of money that came by card; the rest is the reference it was paid under. */
const CARD_KEY = 'card:';

/** The reference of the card payment that a transfer's key names, if it names one. */
export function cardReferenceOf(key: string): string | undefined {
  return key.startsWith(CARD_KEY) ? key.slice(CARD_KEY.length) : undefined;
}

/** Begins the key of a payment that the office took; the rest is its number. */
const OFFICE_KEY = 'office:';

/** The key under which a payment of the office moves its money. */
export const officeKey = (id: number): string => `${OFFICE_KEY}${id}`;

/** The payment of the office that moved its money under a key; null where it was none. */
export const officePaymentOf = (key: string): number | null =>
  key.startsWith(OFFICE_KEY) ? Number(key.slice(OFFICE_KEY.length)) : null;

/**
 * The reference of the receipt of money that came in under a key: a card payment's own, or that of a payment
 * of the office, whose token is given. Null where there is none.
 */
export function receiptOf(key: string, officeToken: string | null): string | null {
  const id = officePaymentOf(key);
  if (id !== null) return officeToken === null ? null : officeReceiptReference(id, officeToken);
  return cardReferenceOf(key) ?? null;
}

/** Begins the keys of all that was taken back of a funding, which the number of its transfer names. */
export const reversalPrefix = (fundingId: number) => `funding-reversal:${fundingId}:`;

/** A statement that the database has not done, as Drizzle throws it. */
interface FailedStatement {
  query?: unknown;
  code?: unknown;
  cause?: unknown;
}

/** PostgreSQL's codes for what a constraint or a guard of a table refuses. */
const INTEGRITY = /^23/;
const OF_THE_LEDGER = /"(?:transfers|accounts)"/;

/** Whether an error is a refusal of a posting by the ledger's own guards in the database. */
export function isRefusedPosting(error: unknown): boolean {
  let isOfLedger = false;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { query, code } = at as FailedStatement;
    isOfLedger ||= typeof query === 'string' && OF_THE_LEDGER.test(query);
    if (isOfLedger && typeof code === 'string' && INTEGRITY.test(code)) return true;
  }
  return false;
}

/** One side of a posting: a user's wallet, or an account of the institute. */
export type AccountRef = { wallet: number } | { institute: InstituteAccount };

/** A movement of money from one account to another. */
export interface Posting {
  from: AccountRef;
  to: AccountRef;
  /** Kobo, above 0. */
  amount: Kobo;
  kind: TransferKind;
  /** Shown in the wallet's history. */
  description: string;
  /** The same key moves money once, whatever is retried. */
  key: string;
  /** User who caused it; null for the product itself. */
  actorId: number | null;
  /** The day on which the money came, `2026-11-30`, where that is another than the day of booking. */
  datedOn?: string;
  /** The class that it is for. */
  classId?: number | null;
}

/** The users whose wallets some postings touch, each once. */
export function walletsOf(postings: readonly Posting[]): number[] {
  const refs = postings.flatMap((posting) => [posting.from, posting.to]);
  return [...new Set(refs.flatMap((ref) => ('wallet' in ref ? [ref.wallet] : [])))];
}

/** The institute accounts some postings touch, each once. */
export function instituteOf(postings: readonly Posting[]): InstituteAccount[] {
  const refs = postings.flatMap((posting) => [posting.from, posting.to]);
  return [...new Set(refs.flatMap((ref) => ('institute' in ref ? [ref.institute] : [])))];
}
