import { planParts, readParts } from '@institute/contract/classes/class-parts';
import type { Kobo } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { readSettings } from '../settings/index.ts';
import { overdueFrom } from './rules.ts';
import { insertInvoices } from './store.ts';
import { settle } from './store-settlements.ts';

/**
 * Writes what a place that is paid in parts costs: an invoice for each part, the first of which is paid. Called by
 * whoever enrols, under the wallet's lock, once that payment has moved its money; nothing for a class that is paid
 * at once.
 */
export async function billParts(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  place: {
    placeId: number;
    userId: number;
    classId: number;
    price: Kobo;
    parts: string;
    /** Key of the transfer that has paid the first part. */
    paidBy: string | null;
  },
): Promise<void> {
  const { placeId, userId, classId, price, paidBy } = place;
  const parts = readParts(place.parts);
  if (!parts || paidBy === null) return;
  const now = clock.now();
  const graceDays = Number((await readSettings(tx)).graceDays);
  const planned = planParts(price, parts, dateText(now, config.timeZone));
  const made = await insertInvoices(
    tx,
    planned.map(({ amount, dueOn }, at) => ({
      ...{ placeId, userId, classId, amount, dueOn, part: at + 1, parts: parts.length },
      ...{ overdueAt: overdueFrom(dueOn, graceDays, config.timeZone), madeAt: now },
    })),
  );
  const first = made.find(({ part }) => part === 1);
  if (!first) throw new Error(`the invoices of the place ${placeId} were not written`);
  await settle(tx, first, {
    ...{ transferKey: paidBy, amount: first.amount, at: now },
    invoice: { paid: first.amount, state: 'paid', settledAt: now },
  });
}
