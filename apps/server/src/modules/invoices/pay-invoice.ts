import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import { type Context, type Services, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { type LockedAccount, lockWallets, post } from '../ledger/index.ts';
import { paymentOf, restOf, stateOf, whatFor } from './rules.ts';
import { type InvoiceLine, type InvoiceRow, invoiceLine, lockInvoice } from './store.ts';
import { lockDue, lockUnpaidOf, paysPartly, whoCanPay } from './store-due.ts';
import { lockPaidBy, settle } from './store-settlements.ts';

/** How many wallets one run asks. */
const WALLETS = 500;

/**
 * Takes so much of an invoice out of the wallet, which the caller has locked before it locked the invoice.
 * `isWaived` where the office forgoes what was left. Errors: insufficient_balance.
 */
export async function payFrom(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { invoice, className, settled }: InvoiceLine,
  order: {
    amount: Kobo;
    wallets: readonly LockedAccount[];
    actorId: number | null;
    isWaived?: boolean;
    /** The day on which the office had the money, where that was before today. */
    datedOn?: string;
  },
): Promise<{ invoice: InvoiceRow; key: string }> {
  const { amount, wallets, actorId, isWaived = false, datedOn } = order;
  const now = services.clock.now();
  const what = whatFor(invoice, className);
  const payment = paymentOf(invoice, {
    ...{ amount, settled, what, actorId },
    ...(datedOn !== undefined && { datedOn }),
  });
  await post(tx, now, [payment], wallets);
  const paid = invoice.paid + amount;
  const state = stateOf(invoice.amount, paid);
  const isDone = state === 'paid';
  const changed = await settle(tx, invoice, {
    ...{ transferKey: payment.key, amount, at: now },
    invoice: {
      paid,
      state: isDone && isWaived ? 'waived' : state,
      settledAt: isDone ? now : null,
    },
  });
  return { invoice: changed, key: payment.key };
}

/**
 * Pays the further parts of a place out of the wallet, which holds `amount` that came for the class, in their order
 * and before they are due: whoever has paid a class whole owes nothing of it. Gives what they took of it.
 */
export async function payAhead(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  place: { placeId: number; userId: number },
  order: { amount: Kobo; actorId: number; isWaived: boolean; datedOn: string },
): Promise<Kobo> {
  const { actorId, isWaived, datedOn } = order;
  const wallets = await lockWallets(tx, [place.userId]);
  let left = order.amount;
  for (const line of await lockUnpaidOf(tx, place.placeId)) {
    const amount = Math.min(left, restOf(line.invoice));
    if (amount <= 0) break;
    await payFrom(services, tx, line, { amount, wallets, actorId, isWaived, datedOn });
    left -= amount;
  }
  return order.amount - left;
}

/**
 * Pays what is left of one's own invoice from the wallet; a month by renewing its place. One that is paid already is
 * answered alike, so that a second press takes nothing. Errors: invoice_not_found, invoice_cancelled,
 * insufficient_balance; of a month besides those of enrolling, and price_changed.
 */
export async function payInvoice(context: Context, id: number): Promise<void> {
  const { userId } = signedIn(context);
  const found = await invoiceLine(context.db, id);
  if (found?.invoice.userId !== userId) throw new AppError('invoice_not_found');
  if (found.invoice.isMonth) {
    return context.transaction((tx) => context.months.pay(context, tx, { userId, invoiceId: id }));
  }
  await context.transaction(async (tx) => {
    const wallets = await lockWallets(tx, [userId]);
    const line = await lockInvoice(tx, id);
    if (!line || line.invoice.state === 'cancelled') throw new AppError('invoice_cancelled');
    const amount = restOf(line.invoice);
    if (amount > 0) await payFrom(context, tx, line, { amount, wallets, actorId: userId });
  });
}

/**
 * Takes what is due from the wallets that have it, the oldest first: whole, or in part where the student wants
 * that. Each student in a transaction of their own.
 */
export async function collectDue(services: Services): Promise<void> {
  const { db, clock, config, log } = services;
  const today = dateText(clock.now(), config.timeZone);
  for (const userId of await whoCanPay(db, today, WALLETS)) {
    try {
      await inTransaction(db, (tx) => collectOf(services, tx, userId, today));
    } catch (error) {
      // One student's books must not keep the others waiting.
      log.error({ err: error, userId }, 'what is due could not be taken from a wallet');
    }
  }
}

async function collectOf(services: Services, tx: Tx, userId: number, today: string): Promise<void> {
  const wallets = await lockWallets(tx, [userId]);
  const [wallet] = wallets;
  if (!wallet) return;
  const isPartly = await paysPartly(tx, userId);
  const now = services.clock.now();
  for (const line of await lockDue(tx, userId, today)) {
    const rest = restOf(line.invoice);
    const amount = isPartly ? Math.min(rest, wallet.balance) : rest;
    // What is due first is paid first.
    if (amount === 0 || amount > wallet.balance) return;
    const { invoice } = await payFrom(services, tx, line, { amount, wallets, actorId: null });
    await services.notices.invoicePaid(tx, now, {
      ...{ userId, what: whatFor(invoice, line.className), amount },
      ...{ left: restOf(invoice), classId: invoice.classId },
    });
  }
}

/**
 * Notes that a payment went back to the wallet, under the key of the transfer that returned it: nothing more is
 * owed of the invoice that it had paid, if it had paid one.
 */
export async function returnSettlement(
  tx: Tx,
  now: Date,
  payment: { key: string; amount: Kobo; returnedBy: string; reason: string },
): Promise<void> {
  const invoice = await lockPaidBy(tx, payment.key);
  if (!invoice) return;
  await settle(tx, invoice, {
    ...{ transferKey: payment.returnedBy, amount: -payment.amount, at: now },
    invoice: {
      ...{ paid: invoice.paid - payment.amount, state: 'cancelled', settledAt: now },
      reason: payment.reason,
    },
  });
}
