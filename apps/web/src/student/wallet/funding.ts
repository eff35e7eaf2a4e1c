import { MIN_FUNDING, nairaNumber, parseNaira } from '@institute/contract/money';
import { koboOf } from '../../domains/ledger/model.ts';
import { text } from './text.ts';

/** What is wrong with a typed amount of naira, in words; null when it can be paid. */
export function amountError(typed: string): string | null {
  const kobo = parseNaira(typed);
  if (kobo === null || kobo === 0) return text.amountInvalid;
  return kobo < MIN_FUNDING ? text.amountHint : null;
}

/** What a typed amount adds to a balance, in naira; nothing while it is not an amount. */
export function balanceAfter(wallet: number, typed: string): { added: number; after: number } {
  const added = parseNaira(typed) ?? 0;
  return { added: nairaNumber(added), after: nairaNumber(koboOf(wallet) + added) };
}
