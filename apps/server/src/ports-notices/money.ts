import type { RefundState, RefundWay } from '@institute/contract/payments/refunds';
import type { StopReason } from '@institute/contract/payments/renewals';
import type { PaymentWay } from '@institute/contract/payments/ways';
import type { Tx } from '../platform/db.ts';

/** Whose place it is, and what is paid of it, in words. */
interface RenewalNews {
  userId: number;
  classId: number;
  what: string;
}

/** News of payments, refunds, invoices, and of what is paid by itself. */
export interface MoneyNotices {
  /**
   * Money that came by card for a class stays in the wallet, since the class could not be joined.
   * `amount` is kobo, `reason` is for the payer; the class is null when there is no such class.
   */
  paymentKept(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      classId: number | null;
      className: string | null;
      amount: number;
      reason: string;
    },
  ): Promise<void>;
  /** Another amount came by card than was asked for; `reason` says which and where it is. */
  paymentDiffers(tx: Tx, at: Date, news: { userId: number; reason: string }): Promise<void>;
  /** A payment was returned to the wallet. `amount` is kobo. */
  paymentReturned(
    tx: Tx,
    at: Date,
    news: { userId: number; what: string; amount: number; reason: string },
  ): Promise<void>;
  /** Money goes back out of the wallet, has left, or is in it again; `reason` says why. `amount` is kobo. */
  refundMoved(
    tx: Tx,
    at: Date,
    news: { userId: number; amount: number; way: RefundWay; state: RefundState; reason: string },
  ): Promise<void>;
  /** Money that the office had put into the wallet was taken back. `amount` is kobo. */
  fundingTakenBack(
    tx: Tx,
    at: Date,
    news: { userId: number; amount: number; reason: string },
  ): Promise<void>;
  /** The office has taken a payment: `way` says how it came, `className` what it has paid for. */
  paymentTaken(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      amount: number;
      way: PaymentWay;
      classId: number | null;
      className: string | null;
      /** The invoice that it has paid, and kobo that are left of it. */
      invoice?: { what: string; left: number };
      /** Kobo that it was for: of the wallet where that is more than came, and what is less stayed there. */
      spent?: number | null;
    },
  ): Promise<void>;
  /** A payment for a class or an invoice that was booked stays in the wallet; `reason` says why, for the payer. */
  transferKept(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      classId: number | null;
      className: string;
      amount: number;
      reason: string;
    },
  ): Promise<void>;
  /** The office could not confirm what a student had said to have paid. `amount` is kobo. */
  claimRefused(
    tx: Tx,
    at: Date,
    news: { userId: number; amount: number; reason: string },
  ): Promise<void>;
  /** The office has given a student a place, or a month more, which the wallet paid. */
  placePaid(
    tx: Tx,
    at: Date,
    news: { userId: number; classId: number; className: string; amount: number },
  ): Promise<void>;
  /** A part that was due was taken from the wallet. `amount` and what is `left` of it are kobo. */
  invoicePaid(
    tx: Tx,
    at: Date,
    news: { userId: number; what: string; amount: number; left: number; classId: number | null },
  ): Promise<void>;
  /** The office has billed a student. */
  invoiceMade(
    tx: Tx,
    at: Date,
    news: { userId: number; what: string; amount: number; dueOn: string; classId: number | null },
  ): Promise<void>;
  /**
   * Students owe something each, of which the office, or the calendar, reminds. Told once under `onceKey`; how many
   * were told.
   */
  invoicesDue(
    tx: Tx,
    at: Date,
    several: readonly {
      userId: number;
      what: string;
      rest: number;
      dueOn: string;
      today: string;
      /** Whether it is a month of a place, which nobody has to renew. */
      isMonth: boolean;
      classId: number | null;
      onceKey: string;
    }[],
  ): Promise<number>;
  /** An invoice is due on a later day, or owed no more; `reason` is the office's. */
  invoiceChanged(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      what: string;
      amount: number;
      dueOn: string | null;
      reason: string;
      classId: number | null;
    },
  ): Promise<void>;
  /** What a place costs next is paid by itself on a day; `card` is the one that is charged where the wallet is short. */
  renewalComing(
    tx: Tx,
    at: Date,
    news: RenewalNews & { amount: number; day: string; card: string | null; balance: number },
  ): Promise<void>;
  /** It was paid: `by` a card, or from the wallet where that is empty. `amount` is kobo. */
  renewalPaid(tx: Tx, at: Date, news: RenewalNews & { amount: number; by: string }): Promise<void>;
  /** The card was declined; it is tried again on another day. */
  renewalDeclined(tx: Tx, at: Date, news: RenewalNews & { amount: number }): Promise<void>;
  /** It is paid by itself no more. */
  renewalStopped(tx: Tx, at: Date, news: RenewalNews & { reason: StopReason }): Promise<void>;
}
