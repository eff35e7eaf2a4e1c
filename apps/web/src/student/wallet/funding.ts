import { MIN_FUNDING, parseNaira } from '@institute/contract/money';
import { text } from './text.ts';

/** What is wrong with a typed amount of naira, in words; null when it can be paid. */
export function amountError(typed: string): string | null {
  const kobo = parseNaira(typed);
  if (kobo === null || kobo === 0) return text.amountInvalid;
  return kobo < MIN_FUNDING ? text.amountHint : null;
}

/** What a typed amount of naira adds to a balance; nothing while it is not an amount. All in kobo. */
export function balanceAfter(balance: number, typed: string): { added: number; after: number } {
  const added = parseNaira(typed) ?? 0;
  return { added, after: balance + added };
}
