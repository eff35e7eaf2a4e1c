import { getClassList } from '@institute/contract/classes/class-list';
import type { Kobo } from '@institute/contract/money';
import { useState } from 'react';
import { useAnswer } from '../../platform/answers.ts';

/** From ₦500,000 on an amount is unusual whatever classes cost. */
const LARGE: Kobo = 50_000_000;
/** So is one that would pay the dearest class so many times. */
const TIMES = 10;

/** Whether an amount is so large that a nought too many is likelier; `dearest` is the largest price of a class. */
export const isUnusualAmount = (amount: Kobo, dearest: Kobo | null): boolean =>
  amount >= LARGE || (dearest !== null && dearest > 0 && amount >= TIMES * dearest);

/**
 * Asks once more about an amount that is unusually large: `mayGoOn` says whether it is usual or was asked about,
 * `isAsked` whether it is being asked about.
 */
export function useUnusualAmount() {
  const { data } = useAnswer(getClassList, { sort: '-amount', perPage: 1 });
  const [asked, setAsked] = useState<Kobo | null>(null);
  const mayGoOn = (amount: Kobo): boolean => {
    const isFine = asked === amount || !isUnusualAmount(amount, data?.[0]?.priceKobo ?? null);
    if (!isFine) setAsked(amount);
    return isFine;
  };
  return { mayGoOn, isAsked: (amount: Kobo): boolean => asked === amount };
}
