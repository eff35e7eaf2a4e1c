import { AppError } from '@institute/contract/errors';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import {
  lapseMonths,
  lockInvoice,
  overdueFrom,
  restOf,
  writeOpenMonth,
} from '../../invoices/index.ts';
import { lockWallets } from '../../ledger/index.ts';
import { priceFor } from '../../prices/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { readSettings } from '../../settings/index.ts';
import { monthOwed } from '../rules.ts';
import { enrolStudent } from './enrol.ts';
import { enrolmentOf } from './store-enrolments.ts';
import { monthlyPlaces, placesToBill } from './store-months.ts';

/** Places whose wallets are held at once. */
const BATCH = 200;
/** The reminders of three days before and of the day itself are those of the subscription. */
const REMINDED = 2;

/**
 * Writes the months that are owed from now on, and ends those that are owed no more: of a place on hold, of a class that
 * is there no more, or not paid until the grace was over. Runs beside everything that pays.
 */
export async function billMonths(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const graceDays = Number((await readSettings(db)).graceDays);
  for (let after = 0, count = BATCH; count === BATCH; ) {
    const span = { now: clock.now(), graceDays, timeZone: config.timeZone, after, limit: BATCH };
    const found = await placesToBill(db, span);
    count = found.length;
    after = found.at(-1)?.placeId ?? after;
    if (count === 0) return;
    await inTransaction(db, async (tx) => {
      await lockWallets(tx, [...new Set(found.map(({ userId }) => userId))]);
      const placeIds = found.map(({ placeId }) => placeId);
      await keepMonths(services, tx, placeIds);
    });
  }
}

/** Has of some places owed what is, under the locks of their wallets; called too by whoever has moved their ends. */
export async function keepMonths(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  placeIds: readonly number[],
): Promise<void> {
  const { timeZone } = config;
  const now = clock.now();
  const graceDays = Number((await readSettings(tx)).graceDays);
  const lapsesAt = (dueOn: string) => overdueFrom(dueOn, graceDays, timeZone);
  const lapsed: number[] = [];
  for (const { place, row, hasOwnPrice } of await monthlyPlaces(tx, placeIds)) {
    const { id: placeId, userId, classId } = place;
    const period = place.periods + 1;
    const owed = monthOwed({ row, place, now, timeZone, lapsesAt });
    const asked = { userId, classId, price: row.price };
    const amount =
      owed && hasOwnPrice ? (await priceFor({ clock, config }, tx, asked)).price : row.price;
    if (!owed || amount === 0) {
      lapsed.push(placeId);
      continue;
    }
    await lapseMonths(tx, [placeId], { at: now, but: period });
    await writeOpenMonth(tx, {
      ...{ placeId, userId, classId, period, amount, ...owed },
      ...{ isMonth: true, madeAt: now, reminded: REMINDED },
    });
  }
  await lapseMonths(tx, lapsed, { at: now });
}

/** Pays a month that is owed, as its student wants it; see `MonthsOfPlaces`. */
export async function payMonth(
  services: Pick<Services, 'clock' | 'config' | 'progress' | 'seats'>,
  tx: Tx,
  { userId, invoiceId }: { userId: number; invoiceId: number },
): Promise<void> {
  await lockPair(tx, userId);
  const line = await lockInvoice(tx, invoiceId);
  if (!line || line.invoice.state === 'cancelled') throw new AppError('invoice_cancelled');
  const { placeId, classId, period } = line.invoice;
  const rest = restOf(line.invoice);
  if (rest === 0) return;
  const place = classId === null ? null : await enrolmentOf(tx, userId, classId);
  const isNext = place?.id === placeId && place.periods + 1 === period;
  if (!isNext) throw new AppError('invoice_cancelled');
  const shown = { price: undefined, isMonthly: undefined, now: rest };
  await enrolStudent(services, tx, { userId, classRef: String(classId), shown });
}
