import type { Class } from '../classes.ts';
import { dictionary, language } from '../language.ts';
import { koboOf } from '../money.ts';

/** What a class costs, in words. */
const words = dictionary('classes/price', {
  free: 'Free',
  once: (amount: string) => `${amount}, paid once`,
  monthly: (amount: string) => `${amount} a month`,
});

/** What a class costs, of the wire's class: "Free", "₦5,000, paid once", "₦2,500 a month". */
export function classPriceWords(item: Pick<Class, 'premium' | 'amount' | 'monthlySub'>): string {
  const kobo = item.premium === '1' ? koboOf(Number(item.amount)) : 0;
  if (kobo === 0) return words.free;
  const amount = new Intl.NumberFormat(language.locale, {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: kobo % 100 === 0 ? 0 : 2,
  }).format(kobo / 100);
  return item.monthlySub === '1' ? words.monthly(amount) : words.once(amount);
}
