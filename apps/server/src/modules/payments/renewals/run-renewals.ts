import type { Kobo } from '@institute/contract/money';
import { dateText, daysAfter } from '@institute/contract/time/calendar';
import { DAY_MS, MINUTE_MS } from '@institute/contract/time/durations';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { readableCode } from '../../../platform/random.ts';
import { markReminded } from '../../invoices/index.ts';
import { priceFor } from '../../prices/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { referenceKey } from '../checkout/reference-rules.ts';
import { nextAsk } from '../checkout/rules.ts';
import { insertPayment } from '../checkout/store-cards.ts';
import { charges } from './charge-card.ts';
import { dueOf } from './due.ts';
import { aboutPlace, stopRenewal } from './follow-charge.ts';
import { payDue } from './pay-due.ts';
import {
  chargeReference,
  type Due,
  isOver,
  LEAST_CHARGE,
  MOST_TRIES,
  stepOf,
  TOLD_DAYS,
  toldKey,
} from './renewal-rules.ts';
import { chargesFor, insertCharge, isAtWindow } from './store-charges.ts';
import {
  changeRenewal,
  lockRenewal,
  type RenewalLine,
  type RenewalRow,
  renewalLine,
  renewalsComing,
  type SavedCardRow,
  savedCardOf,
} from './store-renewals.ts';

/** Places read at once. */
const BATCH = 500;
/** How long whoever has opened a window of their own is left alone. */
const AT_WINDOW_MS = 30 * MINUTE_MS;
/** 100 bits, without letters that are taken for each other. */
const RANDOM_LETTERS = 20;

/** A place whose student has just switched it on, or kept a card: what is due is paid now. */
export const renewalRuns = defineQueue<{ placeId: number }>('renewal-runs', { retries: 3 });

/** A card as its owner knows it. */
export const cardName = ({ brand, lastFour }: Pick<SavedCardRow, 'brand' | 'lastFour'>): string =>
  [brand, `•••• ${lastFour}`].filter(Boolean).join(' ');

/**
 * Pays what is due of places that are paid for by themselves, and tells of what comes up: three days before, with
 * amount and card. Runs in any number of processes, and beside everything else that pays.
 */
export async function runRenewals(services: Services): Promise<void> {
  const { clock, config, db, log } = services;
  const now = clock.now();
  const until = new Date(now.getTime() + (TOLD_DAYS + 1) * DAY_MS);
  const day = daysAfter(dateText(now, config.timeZone), TOLD_DAYS);
  for (let after = 0, count = BATCH; count === BATCH; ) {
    const found = await renewalsComing(db, { until, day, after, limit: BATCH });
    count = found.length;
    after = found.at(-1)?.place.id ?? after;
    for (const line of found) {
      const due = dueOf(line, config.timeZone);
      if (!due || !line.renewal || stepOf(due, line.renewal, now) === 'wait') continue;
      await runRenewal(services, line.place.id).catch((error: unknown) => {
        // The books of one student must not keep the others waiting.
        log.error({ err: error, placeId: line.place.id }, 'a place could not be renewed');
      });
    }
  }
}

/** The same for one place, under the lock of its student's wallet. */
export async function runRenewal(services: Services, placeId: number): Promise<void> {
  const found = await renewalLine(services.db, placeId);
  if (!found) return;
  const { userId } = found.place;
  await inTransaction(services.db, async (tx) => {
    const { wallets } = await lockPair(tx, userId);
    const renewal = await lockRenewal(tx, placeId);
    const line = await renewalLine(tx, placeId);
    const due = line && dueOf(line, services.config.timeZone);
    // The account was joined with another, or the place has ended, meanwhile.
    if (!renewal?.isOn || !due || line.place.userId !== userId) return;
    const now = services.clock.now();
    const { heldFrom, heldUntil } = line.place;
    if (heldFrom && heldUntil && heldFrom <= now && now < heldUntil) return;
    const step = stepOf(due, renewal, now);
    const amount = await amountOf(services, tx, line, due);
    if (step === 'wait' || amount === 0) return;
    if (step === 'over') return stopRenewal(services, tx, line, 'unpaid');
    if (amount > renewal.amount && due.kind === 'month') {
      return stopRenewal(services, tx, line, 'price');
    }
    const balance = wallets.find((wallet) => wallet.userId === userId)?.balance ?? 0;
    if (step === 'tell') return tell(services, tx, line, { due, amount, balance });
    const order = { due, amount, renewal };
    if (balance < amount) return chargeSaved(services, tx, line, order);
    const owed = { key: due.key, placeId, invoiceId: line.invoice?.id ?? null };
    const paid = await payDue(services, tx, owed, { userId, amount });
    if ('kept' in paid) return;
    const told = { ...aboutPlace(line), amount, by: '' };
    await services.notices.renewalPaid(tx, now, told);
  });
}

/** What is to be paid, in kobo: what is left of a part, or what a month costs this student today. */
export async function amountOf(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  db: Services['db'],
  { place, taught }: RenewalLine,
  { rest }: Due,
): Promise<Kobo> {
  if (rest !== null) return rest;
  const asked = { userId: place.userId, classId: taught.id, price: taught.price };
  return (await priceFor(services, db, asked)).price;
}

async function tell(
  { clock, config, notices }: Services,
  tx: Tx,
  line: RenewalLine,
  { due, amount, balance }: { due: Due; amount: Kobo; balance: Kobo },
): Promise<void> {
  const now = clock.now();
  const card = await savedCardOf(tx, line.place.userId);
  const payFrom = new Date(Math.max(due.at.getTime(), now.getTime() + TOLD_DAYS * DAY_MS));
  await changeRenewal(tx, line.place.id, { toldOf: toldKey(due), payFrom, amount });
  if (line.invoice) await markReminded(tx, line.invoice.id);
  await notices.renewalComing(tx, now, {
    ...aboutPlace(line),
    ...{ amount, day: dateText(payFrom, config.timeZone), balance },
    card: card && cardName(card),
  });
}

/**
 * Has the saved card charged, by a job: the payment and the charge are written first, and the database lets no second
 * one stand beside them. Nothing where no card is kept, or it was tried today, or its owner is at a window.
 */
async function chargeSaved(
  services: Services,
  tx: Tx,
  line: RenewalLine,
  { due, amount, renewal }: { due: Due; amount: Kobo; renewal: RenewalRow },
): Promise<void> {
  const { clock, config, cardProviders, jobs } = services;
  const now = clock.now();
  const { userId } = line.place;
  const card = await savedCardOf(tx, userId);
  if (!card || !cardProviders[card.provider]?.charges) return;
  const before = await chargesFor(tx, due.key, renewal.switchedAt);
  if (before.isOpen) return;
  if (isOver(card.expires, now, config.timeZone)) return stopRenewal(services, tx, line, 'expired');
  if (before.tries.length >= MOST_TRIES) return stopRenewal(services, tx, line, 'tries');
  const today = dateText(now, config.timeZone);
  if (before.tries.some((at) => dateText(at, config.timeZone) === today)) return;
  if (await isAtWindow(tx, userId, new Date(now.getTime() - AT_WINDOW_MS))) return;
  const reference = chargeReference(due, line.taught.id, readableCode(RANDOM_LETTERS));
  const payment = await insertPayment(tx, {
    ...{ reference, referenceKey: referenceKey(reference), provider: card.provider, userId },
    ...{ purpose: due.kind === 'month' ? 'class' : 'fund', state: 'pending', createdAt: now },
    classId: due.kind === 'month' ? line.taught.id : null,
    expected: Math.max(amount, LEAST_CHARGE),
    ...{ claimedAt: now, askAt: nextAsk(now, now) },
  });
  if (!payment) throw new Error('a random reference was drawn twice');
  await insertCharge(tx, {
    ...{ paymentId: payment.id, key: due.key, attempt: before.last + 1, madeAt: now },
    ...{ placeId: line.place.id, invoiceId: line.invoice?.id ?? null },
  });
  await jobs.enqueue(tx, charges, { paymentId: payment.id }, { key: String(payment.id) });
}
