import { language } from './language.ts';

/**
 * Money inside the product is a safe integer of kobo (1 naira = 100 kobo). Naira exist only on the
 * wire and on the screen, with at most two decimals.
 */
export type Kobo = number;

/** The largest single amount accepted anywhere: 100 million naira. */
export const MAX_AMOUNT: Kobo = 10_000_000_000;

/** Smallest card funding of a wallet: 100 naira (student specification, section 9). */
export const MIN_FUNDING: Kobo = 10_000;

/** Reads naira as a person or client writes it (`2500`, `2500.5`, `2500.50`); null when it is not an amount. */
export function parseNaira(text: string): Kobo | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const kobo = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return kobo <= MAX_AMOUNT ? kobo : null;
}

/** Kobo as the naira string of the wire: `250000` → `'2500'`, `250050` → `'2500.50'`. */
export function nairaText(kobo: Kobo): string {
  const sign = kobo < 0 ? '-' : '';
  const rest = Math.abs(kobo) % 100;
  const whole = (Math.abs(kobo) - rest) / 100;
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole}.${String(rest).padStart(2, '0')}`;
}

/** Kobo as the naira number of the wire; exact to the kobo for every amount we accept. */
export function nairaNumber(kobo: Kobo): number {
  return Number(nairaText(kobo));
}

/** The naira number of a response as kobo, without what its fraction cannot hold exactly. */
export function koboOf(naira: number): Kobo {
  return Math.round(naira * 100);
}

const nairaFormat = new Intl.NumberFormat(language.locale, {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
});

/** Naira for people: `2500` → `₦2,500.00`. */
export function formatNaira(naira: number | string): string {
  return nairaFormat.format(Number(naira));
}

/** Kobo for people: `250000` → `₦2,500.00`. */
export function formatKobo(kobo: Kobo): string {
  return formatNaira(kobo / 100);
}
