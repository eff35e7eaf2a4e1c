import { MIN_FUNDING } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { plainTyped } from '@institute/contract/text/typed';
import { text } from './text.ts';

/** What is wrong with a typed amount of naira, in words; null when it can be paid. */
export function amountError(typed: string): string | null {
  const kobo = parseTypedNaira(typed);
  if (kobo === null) return isNumber(typed) ? text.amountTooLarge : text.amountInvalid;
  if (kobo === 0) return text.amountInvalid;
  return kobo < MIN_FUNDING ? text.amountHint : null;
}

/** Whether digits alone were typed that no amount of ours holds. */
const isNumber = (typed: string) => /^[₦Nn\s]*\d[\d,\s]{8,}$/.test(plainTyped(typed));

/** What a typed amount of naira adds to a balance; nothing while it cannot be paid. All in kobo. */
export function balanceAfter(balance: number, typed: string): { added: number; after: number } {
  const added = amountError(typed) === null ? (parseTypedNaira(typed) ?? 0) : 0;
  return { added, after: balance + added };
}
