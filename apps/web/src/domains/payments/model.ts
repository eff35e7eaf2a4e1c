import type { DataOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import type * as wire from '@institute/contract/payments';
import { dateOfUnix } from '../../platform/decode.ts';

/** A card payment as its payer sees it; what its state means stands with the contract's `CardPayment`. */
export interface CardPayment {
  reference: string;
  purpose: 'class' | 'fund';
  /** What was asked for while it is pending, what arrived once it has. */
  amountKobo: number;
  state: wire.PaymentState;
  /** True while a pending payment is believed to be under way. */
  isConfirming: boolean;
  /** In words for the payer, empty when there is nothing to explain. */
  reason: string;
  /** Name of the class it is for; empty for wallet funding. */
  className: string;
  createdAt: Date | null;
  /** When it arrived. */
  paidAt: Date | null;
}

/** A card payment after the provider was asked, with what it has done. */
export interface VerifiedPayment extends CardPayment {
  /** Balance of the payer's wallet. */
  walletKobo: number;
}

/** The receipt of a card payment that has arrived. */
export interface Receipt extends CardPayment {
  /** Of the payer; both empty once the account was deleted. */
  name: string;
  email: string;
  siteName: string;
  /** What it was paid by, as the provider says; may be empty. */
  method: string;
  /** The movements of money that came of it, in their order. */
  lines: { id: number; description: string; type: 'credit' | 'debit'; amountKobo: number }[];
}

/** What to pay by card: a class as its page's address names it, or the wallet with a typed amount of naira. */
export type CardOrder = { purpose: 'class'; classId: string } | { purpose: 'fund'; amount: string };

export function cardPaymentOf(payment: wire.CardPayment): CardPayment {
  return {
    reference: payment.reference,
    purpose: payment.purpose,
    amountKobo: koboOf(payment.amount),
    state: payment.state,
    isConfirming: payment.confirming,
    reason: payment.reason,
    className: payment.class_name,
    createdAt: dateOfUnix(payment.created_at),
    paidAt: dateOfUnix(payment.paid_at),
  };
}

export function cardPaymentsOf(payments: readonly wire.CardPayment[]): CardPayment[] {
  return payments.map(cardPaymentOf);
}

export function verifiedPaymentOf(payment: DataOf<typeof wire.verifyPayment>): VerifiedPayment {
  return { ...cardPaymentOf(payment), walletKobo: koboOf(payment.wallet) };
}

export function receiptOf(receipt: DataOf<typeof wire.getPaymentReceipt>): Receipt {
  const { name, email, siteName, method, lines } = receipt;
  return {
    ...cardPaymentOf(receipt),
    name,
    email,
    siteName,
    method,
    lines: lines.map(({ id, description, type, amount }) => ({
      ...{ id, description, type },
      amountKobo: koboOf(amount),
    })),
  };
}
