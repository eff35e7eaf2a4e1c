import type { Kobo } from '@institute/contract/money';
import { bestOff, priceAfter } from '@institute/contract/prices/price-rules';
import type { StudentPrice } from '@institute/contract/prices/prices';

/** What a class costs a student on a day, and why that is less than its price; null where it is not. */
export function priceOfStudent(
  item: { id: number; priceKobo: Kobo },
  prices: readonly StudentPrice[],
  today: string,
): { priceKobo: Kobo; less: StudentPrice | null } {
  const holding = prices
    .filter(({ classId }) => classId === null || classId === item.id)
    .filter(({ usedAt, endedAt, until }) => !usedAt && !endedAt && (until ?? today) >= today)
    .map((one) => ({ ...one, off: one.offKobo, isOnce: one.coupon !== null }));
  const less = bestOff(item.priceKobo, holding);
  return { priceKobo: less ? priceAfter(item.priceKobo, less) : item.priceKobo, less };
}
