import type { Kobo } from '@institute/contract/money';

/** From ₦500,000 on an amount is unusual whatever classes cost. */
const LARGE: Kobo = 50_000_000;
/** So is one that would pay the dearest class so many times. */
const TIMES = 10;

/** Whether an amount is so large that a nought too many is likelier; `dearest` is the largest price of a class. */
export const isUnusualAmount = (amount: Kobo, dearest: Kobo | null): boolean =>
  amount >= LARGE || (dearest !== null && dearest > 0 && amount >= TIMES * dearest);
