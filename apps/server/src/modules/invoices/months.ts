import type { Kobo } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { overdueFrom } from './rules.ts';
import { writePaidMonth } from './store-months.ts';
import { insertSettlement } from './store-settlements.ts';

/**
 * Settles the month of a place that a payment has just bought: its invoice, written ahead or now, is paid by that
 * transfer and by no other, since a place has each period once. Called by whoever enrols, under the wallet's lock.
 */
export async function settleMonth(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  month: {
    placeId: number;
    period: number;
    userId: number;
    classId: number;
    amount: Kobo;
    /** Key of the transfer that has paid it. */
    paidBy: string;
    /** Whether the office forgoes it. */
    isWaived: boolean;
    /** When the month before ends; null for the first. */
    from: Date | null;
  },
): Promise<void> {
  const { placeId, period, userId, classId, amount, paidBy, isWaived, from } = month;
  const now = clock.now();
  const dueOn = dateText(from && from > now ? from : now, config.timeZone);
  const invoice = await writePaidMonth(tx, {
    ...{ placeId, period, userId, classId, amount, dueOn, paid: amount },
    ...{ isMonth: true, overdueAt: overdueFrom(dueOn, 0, config.timeZone), madeAt: now },
    ...{ state: isWaived ? 'waived' : 'paid', settledAt: now, reason: '' },
  });
  await insertSettlement(tx, invoice.id, { transferKey: paidBy, amount, at: now });
}
