import type { Kobo } from '@institute/contract/money';
import { bestOff, priceAfter } from '@institute/contract/prices/price-rules';
import type { OwnPrice } from '@institute/contract/prices/prices';
import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../context.ts';
import type { Database, Tx } from '../../platform/db.ts';
import { markUsed, offsOf, type StudentPriceRow } from './store.ts';

/** What a class costs a student, and why it is less than its price. */
export interface PriceOfStudent {
  price: Kobo;
  /** What takes something off; null where nothing does. */
  less: StudentPriceRow | null;
}

/** What a class of a price costs a student today. */
export async function priceFor(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Database,
  { userId, classId, price }: { userId: number; classId: number; price: Kobo },
): Promise<PriceOfStudent> {
  if (price === 0) return { price, less: null };
  const today = dateText(clock.now(), config.timeZone);
  const less = bestOff(price, await offsOf(db, { userId, classId, today }));
  return { price: less ? priceAfter(price, less) : price, less };
}

/** Notes that a payment was made, or a place given, at such a price; what is for one payment is used up. */
export async function usePrice(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { less }: PriceOfStudent,
): Promise<void> {
  if (less?.isOnce) await markUsed(tx, less.id, clock.now());
}

/** The same as the student is told; null where nothing is taken off. */
export function presentOwn({ price, less }: PriceOfStudent): OwnPrice | null {
  if (!less) return null;
  const { share, off, why, until, isOnce } = less;
  return { priceKobo: price, share, offKobo: off, why, until, isOnce };
}
