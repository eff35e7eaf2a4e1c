import { signInNameOf } from '@institute/contract/auth/user';
import { dueOnJoining, readParts } from '@institute/contract/classes/class-parts';
import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { DUE_IN_DAYS } from '@institute/contract/roster/sheets';
import { dateText, daysAfter, isDayToCome } from '@institute/contract/time/calendar';
import type { Context, Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { hash } from '../../platform/random.ts';
import { writeAudits } from '../audit/index.ts';
import { userById } from '../auth/index.ts';
import { isPaidInParts, writeBill } from '../invoices/index.ts';
import { lockWallets } from '../ledger/index.ts';
import type { RightRow } from './check-rows.ts';
import { text } from './text.ts';

/** What somebody owes, as it stands in a list. */
export interface ListedDebt {
  /** Of the person, the class and the amount: a list that comes again bills nothing again. */
  key: string;
  amount: Kobo;
  classId: number | null;
  dueOn: string;
}

/** What is billed of a list, beside the payments, which bill what their rows owe. */
export const listedDebts = defineQueue<BilledDebt>('listed-debts', { retries: 10, backoff: 10 });

/**
 * What is to be billed of a row, in kobo. Whoever pays into a class in parts owes what its parts say, and nothing
 * beside them.
 */
export function owedOfRow({ ownClass, payment, owed }: RightRow): Kobo {
  const isInParts = ownClass !== null && readParts(ownClass.parts) !== null;
  return isInParts && payment && payment.amount >= dueOnJoining(ownClass) ? 0 : owed;
}

/** The key of what a row owes; null where that is nothing. */
export function debtKeyOfRow(row: RightRow): string | null {
  const amount = owedOfRow(row);
  if (amount === 0) return null;
  return `list:${hash(JSON.stringify(['owed', signInNameOf(row.person), row.ownClass?.id ?? 0, amount]))}`;
}

/** What rows owe, as it is to be billed. Errors: day_out_of_reach. */
export function debtsOf(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  rows: readonly RightRow[],
  wanted: string | undefined,
): Map<RightRow, ListedDebt> {
  const today = dateText(clock.now(), config.timeZone);
  const dueOn = wanted ?? daysAfter(today, DUE_IN_DAYS);
  const found = new Map<RightRow, ListedDebt>();
  for (const row of rows) {
    const key = debtKeyOfRow(row);
    if (key === null) continue;
    found.set(row, { key, amount: owedOfRow(row), classId: row.ownClass?.id ?? null, dueOn });
  }
  if (found.size > 0 && !isDayToCome(dueOn, today)) {
    throw new AppError('day_out_of_reach', text.dueDay);
  }
  return found;
}

/** A debt of a list, and who imported it. */
export type BilledDebt = ListedDebt & { userId: number; billedBy: number };

/** Bills what a list says to be owed of a row that has paid nothing. */
export function billListed(services: BillServices & Pick<Services, 'db'>, debt: BilledDebt) {
  return inTransaction(services.db, async (tx) => {
    await lockWallets(tx, [debt.userId]);
    await billDebt(services, tx, debt, 0);
  });
}

type BillServices = Pick<Services, 'clock' | 'config' | 'notices'>;

/**
 * Bills what a list says to be owed as {@link billStudent} bills it, once under its key, under the wallet's lock; its
 * id, or null where nothing is billed. What was paid before (`paidBefore`) and did not buy the place is a part of the
 * invoice, which the caller pays of it. A place that was joined by the first of several parts owes what those say.
 */
export async function billDebt(
  services: BillServices,
  tx: Tx,
  { userId, billedBy, key, ...debt }: BilledDebt,
  paidBefore: Kobo,
): Promise<number | null> {
  const { classId } = debt;
  // Nobody bills their own account; who was deleted meanwhile has none.
  if (userId === billedBy || !(await userById(tx, userId))) return null;
  if (classId !== null && (await isPaidInParts(tx, userId, classId))) return null;
  const amount = debt.amount + paidBefore;
  const title = classId === null ? text.owedBefore : '';
  const bill = { ...debt, amount, studentId: userId, title };
  const made = await writeBill(services, tx, bill, { madeBy: billedBy, key, paidBefore });
  if (made === null) return null;
  const act = { at: services.clock.now(), actorId: billedBy, action: 'addInvoice' };
  const details = { kobo: amount, ...(title !== '' && { what: title }) };
  await writeAudits(tx, act, [
    { subjectId: userId, ...(classId !== null && { classId }), details },
  ]);
  return made;
}
