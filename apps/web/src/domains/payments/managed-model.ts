import type { DataOf, RequestOf } from '@institute/contract/call';
import { flagOf } from '@institute/contract/fields';
import type * as wire from '@institute/contract/managed-payments';
import { koboOf } from '@institute/contract/money';
import { dateOfUnix } from '../../platform/decode.ts';

/** What the last check of the books found. */
export interface BooksCheck {
  /** True when all balances sum to zero and each is the sum of its transfers. */
  isBalanced: boolean;
  /** Null when they have never been checked. */
  checkedAt: Date | null;
  accounts: number;
  transfers: number;
  /** Sentences naming what is wrong. */
  problems: readonly string[];
}

/** A ledger account with its balance; `wallets` are those of all students together. */
export interface AccountBalance {
  account: wire.BookAccount;
  /** For people: 'Card clearing', 'Class revenue' … */
  name: string;
  balanceKobo: number;
  /** How many wallets hold money; null for the institute's own accounts. */
  holders: number | null;
}

export interface BalanceSheet {
  accounts: readonly AccountBalance[];
  totalKobo: number;
  check: BooksCheck;
}

/** A transfer as one account sees it. */
export interface AccountTransfer {
  id: number;
  at: Date;
  description: string;
  /** Money into the account (credit) or out of it (debit). */
  type: 'credit' | 'debit';
  amountKobo: number;
  /** The other side: an account's name, or the student whose wallet it is. */
  counterparty: string;
  /** The student concerned; empty, and null, when there is none (or a deleted one). */
  name: string;
  studentId: number | null;
}

/** Something on which the ledger and the card provider do not agree. */
export interface Difference {
  id: number;
  kind: 'not_credited' | 'not_at_provider' | 'amount';
  reference: string;
  /** Hundredths of `currency` at the provider: kobo where that is NGN. 0 when it has nothing. */
  providerAmount: number;
  currency: string;
  /** 0 when the ledger has nothing. */
  ledgerKobo: number;
  /** Whose payment it is, as far as it is known. */
  studentId: number | null;
  name: string;
  email: string;
  /** In words: what is not alike, and why as far as it is known. */
  reason: string;
  paidAt: Date | null;
  /** Null while it is open. */
  settledAt: Date | null;
  /** What the administrator who settled it noted. */
  note: string;
  /** True when the money can be credited to the student's wallet. */
  isCreditable: boolean;
}

/** Payments on one side of a comparison. */
interface ComparedPayments {
  count: number;
  totalKobo: number;
}

/** What the last comparison of the ledger with the card provider came to. */
export interface Comparison {
  /** `never` before the first one, `failed` when the provider did not answer (`message` says so). */
  state: 'never' | 'agreed' | 'differences' | 'failed';
  message: string;
  /** Null before the first one. */
  checkedAt: Date | null;
  provider: ComparedPayments;
  ledger: ComparedPayments;
  /** Differences that are not settled yet, of all days. */
  openCount: number;
}

/** Money given back: a payment of the history, or a card payment that was never credited. */
export type Refund = { reason: string } & (
  | { paymentId: number; leavesClass: boolean }
  | { reference: string }
);

export function booksCheckOf(check: wire.BooksCheck): BooksCheck {
  const { accounts, transfers, problems } = check;
  return {
    ...{ accounts, transfers, problems },
    isBalanced: check.balanced,
    checkedAt: dateOfUnix(check.checked_at),
  };
}

export function balanceSheetOf(sheet: DataOf<typeof wire.getBalanceSheet>): BalanceSheet {
  return {
    accounts: sheet.accounts.map(({ balance, ...account }) => ({
      ...account,
      balanceKobo: koboOf(balance),
    })),
    totalKobo: koboOf(sheet.total),
    check: booksCheckOf(sheet.check),
  };
}

export function accountTransferOf(transfer: wire.AccountTransfer): AccountTransfer {
  const { date, amount, user_id: studentId, ...rest } = transfer;
  return { ...rest, studentId, at: new Date(date * 1000), amountKobo: koboOf(amount) };
}

export function differenceOf(difference: wire.Difference): Difference {
  const { id, kind, reference, currency, name, email, reason, note } = difference;
  return {
    ...{ id, kind, reference, currency, name, email, reason, note },
    studentId: difference.user_id,
    providerAmount: koboOf(difference.provider_amount),
    ledgerKobo: koboOf(difference.ledger_amount),
    paidAt: dateOfUnix(difference.paid_at),
    settledAt: dateOfUnix(difference.settled_at),
    isCreditable: difference.can_credit,
  };
}

export function comparisonOf(last: wire.Reconciliation): Comparison {
  return {
    state: last.state,
    message: last.message,
    checkedAt: dateOfUnix(last.checked_at),
    provider: { count: last.provider_count, totalKobo: koboOf(last.provider_total) },
    ledger: { count: last.ledger_count, totalKobo: koboOf(last.ledger_total) },
    openCount: last.open,
  };
}

export function wireRefund(refund: Refund): RequestOf<typeof wire.refundPayment> {
  const { reason } = refund;
  if ('reference' in refund) return { reference: refund.reference, reason };
  return { payment_id: refund.paymentId, reason, leave_class: flagOf(refund.leavesClass) };
}
