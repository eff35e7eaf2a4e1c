import { can } from '@institute/contract/auth/abilities';
import { dueOnJoining, readParts } from '@institute/contract/classes/class-parts';
import { AppError, type ErrorCode } from '@institute/contract/errors';
import { formatKobo, type Kobo } from '@institute/contract/money';
import { type Context, type Services, signedIn } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { rewardEnrolment } from '../../auth/index.ts';
import { billParts, lapseMonths, settleMonth } from '../../invoices/index.ts';
import { type Posting, post, walletBalance } from '../../ledger/index.ts';
import { type PriceOfStudent, priceFor, usePrice } from '../../prices/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { decideByOffice, decideEnrolment, isSubscription, paymentKeyOf } from '../rules.ts';
import { type ClassRow, classByRef } from '../store.ts';
import { text } from '../text.ts';
import {
  type EnrolmentRow,
  enrolmentOf,
  extendEnrolment,
  insertEnrolment,
  lockClassToJoin,
} from './store-enrolments.ts';

/** What enrolling needs of the services; a card payment enrols without a session. */
type EnrolServices = Pick<Services, 'clock' | 'config' | 'progress' | 'seats'>;

/** A price as a person was shown it. */
interface ShownPrice {
  price: Kobo | undefined;
  /** Whether it was the price of a month. */
  isMonthly: boolean | undefined;
  /** What was to be paid at once, in kobo, where that is less. */
  now?: Kobo | undefined;
}

/** Who joins which class, and what it may cost. */
interface EnrolOrder {
  userId: number;
  classRef: string;
  /** The most it may cost, in kobo. */
  upTo?: Kobo;
  /** What whoever pays was shown; what was not said does not bind. */
  shown?: ShownPrice;
  /** False where whoever acts may spend nothing of the student's. */
  mayPay?: boolean;
  /** The administrator who enrols the student: neither closing dates nor prerequisites bind the office. */
  byOffice?: number;
  /** The day on which the office had the money, where that was before today. */
  datedOn?: string;
  /** Whether the office forgoes what it costs. */
  isWaived?: boolean;
}

/** What enrolling came to. */
export interface Enrolled {
  row: ClassRow;
  enrolment: EnrolmentRow;
  act: 'join' | 'renew';
  /** What the class costs this student, in kobo, and why that is less than its price. */
  own: PriceOfStudent;
  /** Kobo that were to be paid at once; 0 for a free class. */
  due: Kobo;
  /** Kobo left in the wallet. */
  balance: Kobo;
  /** Key of the transfer that paid for it; null for a free class. */
  paidBy: string | null;
  /** Until when the time that was paid for before lasts; null for a place that is new. */
  before: Date | null;
}

/**
 * Joins a class from the wallet, or renews its subscription: active, open, prerequisite, not
 * already active, funds, all in one transaction (rulings §4). Errors: class_not_found,
 * class_inactive, class_closed, prerequisite_not_met, group_needed and group_full (of a class that is
 * taught in groups, see `ports.ts`), already_enrolled, insufficient_balance,
 * price_changed where it costs more than was shown; and not_as_student where it costs something and
 * an administrator is signed in as the student.
 */
export async function enrol(
  context: Context,
  classRef: string,
  shown: ShownPrice,
): Promise<Enrolled> {
  const actor = signedIn(context);
  const order = { userId: actor.userId, classRef, shown, mayPay: can(actor, 'money.pay') };
  return context.transaction((tx) => enrolStudent(context, tx, order));
}

/**
 * The same inside an open transaction. The student's wallet is locked before anything is read that
 * decides, so two enrolments of one student follow each other and charge as one person would expect.
 * `upTo` is the most it may cost, in kobo: a price that has risen since is refused as
 * insufficient_balance. What costs anything is refused as not_as_student to whoever may not pay.
 */
export async function enrolStudent(
  services: EnrolServices,
  tx: Tx,
  order: EnrolOrder,
): Promise<Enrolled> {
  const { userId, isWaived = false } = order;
  const { referrerId, wallets } = await lockPair(tx, userId);
  const done = await enrolUnderLock(services, tx, order);
  const charged = charge(
    { userId, actorId: order.byOffice ?? userId, datedOn: order.datedOn },
    done,
  );
  const paidBy = charged[0]?.key ?? null;
  const pay = async () => {
    await post(tx, services.clock.now(), charged, wallets);
    if (isSubscription(done.row)) await billMonth(services, tx, done, { paidBy, isWaived });
    else if (done.act === 'join') await billParts(services, tx, placeOf(done, paidBy));
  };
  if (done.act === 'join' && referrerId !== null) {
    const about = { friendId: userId, referrerId, price: done.due };
    await rewardEnrolment(services, tx, about, pay);
    return { ...done, balance: await walletBalance(tx, userId), paidBy };
  }
  await pay();
  // Nobody else moves what is under our lock.
  const { balance = 0 } = wallets.find((wallet) => wallet.userId === userId) ?? {};
  return { ...done, balance, paidBy };
}

/** Writes the month that was paid for; one for which nobody pays is owed no more. */
async function billMonth(
  services: EnrolServices,
  tx: Tx,
  { row, enrolment, due, before }: Pick<Enrolled, 'row' | 'enrolment' | 'due' | 'before'>,
  { paidBy, isWaived }: { paidBy: string | null; isWaived: boolean },
): Promise<void> {
  const { id: placeId, userId, periods: period } = enrolment;
  if (paidBy === null) return lapseMonths(tx, [placeId], { at: services.clock.now() });
  await settleMonth(services, tx, {
    ...{ placeId, period, userId, classId: row.id, amount: due },
    ...{ paidBy, isWaived, from: before },
  });
}

/** What a place is billed by, where its class is paid in parts. */
const placeOf = (
  { row, enrolment, own }: Pick<Enrolled, 'row' | 'enrolment' | 'own'>,
  paidBy: string | null,
) => ({
  ...{ placeId: enrolment.id, userId: enrolment.userId, classId: row.id },
  ...{ price: own.price, parts: row.parts, paidBy },
});

/** What a class of a price costs at once: the first part of a place that is new, where it is paid in parts. */
const dueFor = (price: Kobo, { parts }: ClassRow, act: 'join' | 'renew'): Kobo =>
  act === 'join' ? dueOnJoining({ price, parts }) : price;

/**
 * Says before any money moves whether a student could enrol now, and for how much at once.
 * Errors: those of `enrol` but insufficient_balance and price_changed.
 */
export async function quoteEnrolment(
  context: Context,
  classRef: string,
): Promise<{ row: ClassRow; price: Kobo }> {
  const row = await classByRef(context.db, classRef);
  if (!row) throw new AppError('class_not_found');
  const { userId } = signedIn(context);
  const enrolment = await enrolmentOf(context.db, userId, row.id);
  const decision = await decide(context, context.db, userId, { row, enrolment });
  if ('refuse' in decision) {
    return refuse(context, context.db, userId, { code: decision.refuse, row });
  }
  if (decision.act === 'join') {
    const asker = { userId, classId: row.id, now: context.clock.now() };
    const full = await context.seats.check(context.db, asker);
    if (full) throw new AppError(full);
  }
  const own = await priceFor(context, context.db, { userId, classId: row.id, price: row.price });
  return { row, price: dueFor(own.price, row, decision.act) };
}

async function decide(
  services: EnrolServices,
  db: Database,
  userId: number,
  found: { row: ClassRow; enrolment: EnrolmentRow | null },
) {
  return decideEnrolment({
    ...found,
    prerequisiteMet: await isPrerequisiteMet(services, db, userId, found.row),
    now: services.clock.now(),
    timeZone: services.config.timeZone,
  });
}

async function enrolUnderLock(
  services: EnrolServices,
  tx: Tx,
  { userId, classRef, upTo, shown, mayPay = true, byOffice }: EnrolOrder,
) {
  const found = await lockClassToJoin(tx, classRef, userId);
  if (!found) throw new AppError('class_not_found');
  const { row, enrolment: current, hasGroups } = found;
  const decision =
    byOffice === undefined
      ? await decide(services, tx, userId, found)
      : decideByOffice({ ...found, now: services.clock.now(), timeZone: services.config.timeZone });
  if ('refuse' in decision) return refuse(services, tx, userId, { code: decision.refuse, row });
  const own = await priceFor(services, tx, { userId, classId: row.id, price: row.price });
  const { price } = own;
  if (!mayPay && price > 0) throw new AppError('not_as_student');
  const { act, subscriptionEndsAt } = decision;
  const due = dueFor(price, row, act);
  if (shown && isDearer({ ...row, price }, due, shown)) {
    throw new AppError('price_changed', priceNow({ ...row, price }));
  }
  if (upTo !== undefined && due > upTo) throw new AppError('insufficient_balance');
  await usePrice(services, tx, own);
  if (act === 'renew' && current) {
    const enrolment = await extendEnrolment(tx, current.id, subscriptionEndsAt);
    return { row, own, act, due, enrolment, before: current.subscriptionEndsAt };
  }
  if (hasGroups) {
    const asker = { userId, classId: row.id, now: services.clock.now() };
    const full = await services.seats.take(tx, asker);
    // Who is given a place by the office, and has chosen nothing, is asked on the page of the class.
    if (full && byOffice === undefined) throw new AppError(full);
  }
  const enrolment = await insertEnrolment(tx, {
    userId,
    classId: row.id,
    enrolledAt: services.clock.now(),
    subscriptionEndsAt,
    // Nobody pays for a place whose price is taken off whole.
    freeReason: row.price > 0 && price === 0 ? 'scholarship' : null,
  });
  return { row, own, act, due, enrolment, before: null };
}

/** Whether a class costs more than was shown, at once or at all, or buys a month where it was to buy the class. */
function isDearer(row: ClassRow, due: Kobo, { price, isMonthly, now }: ShownPrice): boolean {
  if (price !== undefined && row.price > price) return true;
  if (now !== undefined && due > now) return true;
  return row.price > 0 && row.isMonthly && isMonthly === false;
}

function priceNow({ price, isMonthly, parts }: ClassRow): string {
  if (readParts(parts)) {
    return text.priceNow.parts(formatKobo(price), formatKobo(dueOnJoining({ price, parts })));
  }
  return text.priceNow[isMonthly ? 'monthly' : 'once'](formatKobo(price));
}

/** Whether what a class asks for first is met. */
async function isPrerequisiteMet(
  { progress }: EnrolServices,
  db: Database,
  userId: number,
  { id, prerequisiteId }: ClassRow,
): Promise<boolean> {
  if (prerequisiteId === null) return true;
  return (await progress.prerequisitesMet(db, userId, [id])).has(id);
}

/** Refuses an enrolment; where a prerequisite is not met, with the exam that would do instead. */
async function refuse(
  { progress, clock }: EnrolServices,
  db: Database,
  userId: number,
  { code, row }: { code: ErrorCode; row: ClassRow },
): Promise<never> {
  const words =
    code === 'prerequisite_not_met' && row.entryExamId !== null
      ? await progress.entryExamRefusal(db, { classId: row.id, now: clock.now() }, userId)
      : null;
  throw new AppError(code, words ?? undefined);
}

/** The payment for a class, from the wallet to the revenue; none for a free one. */
function charge(
  { userId, actorId, datedOn }: { userId: number; actorId: number; datedOn: string | undefined },
  { row, enrolment, act, due }: Pick<Enrolled, 'row' | 'enrolment' | 'act' | 'due'>,
): Posting[] {
  if (due === 0) return [];
  return [
    {
      from: { wallet: userId },
      to: { institute: 'class_revenue' },
      amount: due,
      kind: act === 'join' ? 'class_enrolment' : 'class_renewal',
      description: text.paidFor[act](row.name),
      key: paymentKeyOf(enrolment),
      actorId,
      classId: row.id,
      ...(datedOn !== undefined && { datedOn }),
    },
  ];
}
