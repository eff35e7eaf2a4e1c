import { dictionary, formatNumber } from '../language.ts';
import { numberFormat } from '../text/formats.ts';
import type { Class } from './classes.ts';

/** What a class costs, in words. */
const words = dictionary('classes/price', {
  free: 'Free',
  once: (amount: string) => `${amount}, paid once`,
  monthly: (amount: string) => `${amount} a month`,
  parts: (amount: string, count: number) => `${amount}, in ${formatNumber(count)} parts`,
});

/** The ways to pay for a class, in the order in which they are shown. */
export const priceKinds = ['free', 'once', 'monthly'] as const;
export type PriceKind = (typeof priceKinds)[number];

type Priced = Pick<Class, 'isPremium' | 'priceKobo' | 'isMonthly'> & Partial<Pick<Class, 'parts'>>;

/** In how many parts a class is paid. */
export const partCount = ({ parts = '' }: Partial<Pick<Class, 'parts'>>): number =>
  parts === '' ? 1 : parts.split(',').length;

const koboFor = ({ isPremium, priceKobo }: Priced) => (isPremium ? priceKobo : 0);

/** How a class is paid for. */
export function priceKindOf(item: Priced): PriceKind {
  if (koboFor(item) === 0) return 'free';
  return item.isMonthly ? 'monthly' : 'once';
}

/** What a class costs: "Free", "₦5,000, paid once", "₦30,000, in 3 parts", "₦2,500 a month". */
export function classPriceWords(item: Priced): string {
  const kobo = koboFor(item);
  if (kobo === 0) return words.free;
  const amount = numberFormat({
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: kobo % 100 === 0 ? 0 : 2,
  }).format(kobo / 100);
  if (item.isMonthly) return words.monthly(amount);
  const parts = partCount(item);
  return parts > 1 ? words.parts(amount, parts) : words.once(amount);
}
