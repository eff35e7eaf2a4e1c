import { planParts, readParts } from '@institute/contract/classes/class-parts';
import type { Kobo } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { readSettings } from '../settings/index.ts';
import { overdueFrom, whatFor } from './rules.ts';
import { type InvoiceRow, insertInvoices, nameOfClass } from './store.ts';
import { settle } from './store-settlements.ts';

/** A place, and in which parts its class is paid. */
interface PlaceInParts {
  placeId: number;
  userId: number;
  classId: number;
  /** What the class costs this student, in kobo. */
  price: Kobo;
  parts: string;
}

/**
 * Writes what a place that is paid in parts costs: an invoice for each part, the first of which is paid. Called by
 * whoever enrols, under the wallet's lock, once that payment has moved its money; nothing for a class that is paid
 * at once.
 */
export async function billParts(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  place: PlaceInParts & {
    /** Key of the transfer that has paid the first part. */
    paidBy: string | null;
  },
): Promise<void> {
  const { paidBy } = place;
  if (paidBy === null) return;
  const now = clock.now();
  const made = await writeParts({ clock, config }, tx, {
    ...{ ...place, firstOn: dateText(now, config.timeZone), madeBy: null },
  });
  if (made === null) return;
  const first = made.find(({ part }) => part === 1);
  if (!first) throw new Error(`the invoices of the place ${place.placeId} were not written`);
  await settle(tx, first, {
    ...{ transferKey: paidBy, amount: first.amount, at: now },
    invoice: { paid: first.amount, state: 'paid', settledAt: now },
  });
}

/**
 * The same for a place that is given before any part is paid: the first is due on a day, and the others after it.
 * The student is told of the first. False for a class that is paid at once.
 */
export async function billPartsLater(
  services: Pick<Services, 'clock' | 'config' | 'notices'>,
  tx: Tx,
  { dueOn, ...place }: PlaceInParts & { dueOn: string; madeBy: number },
): Promise<boolean> {
  const made = await writeParts(services, tx, { ...place, firstOn: dueOn });
  const first = made?.find(({ part }) => part === 1);
  if (!first) return false;
  const { userId, classId, amount } = first;
  const what = whatFor(first, await nameOfClass(tx, classId));
  const news = { userId, what, amount, dueOn, classId };
  await services.notices.invoiceMade(tx, services.clock.now(), news);
  return true;
}

/** Writes an invoice for each part; null for a class that is paid at once. */
async function writeParts(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  place: PlaceInParts & {
    /** The day on which the first is due. */
    firstOn: string;
    madeBy: number | null;
  },
): Promise<InvoiceRow[] | null> {
  const { placeId, userId, classId, price, firstOn, madeBy } = place;
  const parts = readParts(place.parts);
  if (!parts) return null;
  const graceDays = Number((await readSettings(tx)).graceDays);
  return insertInvoices(
    tx,
    planParts(price, parts, firstOn).map(({ amount, dueOn }, at) => ({
      ...{ placeId, userId, classId, amount, dueOn, part: at + 1, parts: parts.length, madeBy },
      ...{ overdueAt: overdueFrom(dueOn, graceDays, config.timeZone), madeAt: clock.now() },
    })),
  );
}
