import type { Kobo } from '../money.ts';

/** What is taken off a price, as stored: hundredths of it or kobo. */
export interface Off {
  share: number | null;
  off: Kobo | null;
}

/** What a price comes to with something taken off; never below nought, and kobo are rounded for the student. */
export function priceAfter(price: Kobo, { share, off }: Off): Kobo {
  const taken = share === null ? (off ?? 0) : Math.ceil((price * share) / 100);
  return Math.max(0, price - taken);
}

/**
 * Which of several takes most off a price; one alone holds, they are never added. Of two that take as much the one
 * that stays is used before the one that is for a single payment. Null where nothing takes anything off.
 */
export function bestOff<Some extends Off & { id: number; isOnce: boolean }>(
  price: Kobo,
  offs: readonly Some[],
): Some | null {
  const [best] = [...offs].sort(
    (a, b) =>
      priceAfter(price, a) - priceAfter(price, b) ||
      Number(a.isOnce) - Number(b.isOnce) ||
      a.id - b.id,
  );
  return best && priceAfter(price, best) < price ? best : null;
}
