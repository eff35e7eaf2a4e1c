import { AppError, type ErrorCode } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { hash } from '../../../platform/random.ts';
import { countWithin, currentCount, uncount } from './store-allowances.ts';

/** How much of something a person may use within a day, counted where attempts are. */
export interface Allowance {
  name: string;
  /** A whole number; of bytes, take larger units. */
  most: number;
  refusal: ErrorCode;
  words: string;
}

const DAY_SECONDS = 24 * 3600;

const keyOf = ({ name }: Allowance, userId: number) => `${name}:person:${hash(String(userId))}`;

/** Refuses what a person's day has no room for, counting nothing. Errors: the allowance's own. */
export async function refuseOver(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  allowance: Allowance,
  userId: number,
  amount: number,
): Promise<void> {
  const now = clock.now();
  const { count, resetsAt } = await currentCount(db, keyOf(allowance, userId), now);
  if (count + amount > allowance.most) throw refused(allowance, now, resetsAt);
}

/**
 * Takes so much of a person's day, or refuses it whole; of two at once no more than there is. Returns
 * the function that gives it back. Errors: the allowance's own.
 */
export async function takeAllowance(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  allowance: Allowance,
  userId: number,
  amount: number,
): Promise<() => Promise<void>> {
  const now = clock.now();
  const key = keyOf(allowance, userId);
  const { most } = allowance;
  const taken =
    amount > most
      ? null
      : await countWithin(db, key, { amount, most, now, windowSeconds: DAY_SECONDS });
  if (taken === null) throw refused(allowance, now, (await currentCount(db, key, now)).resetsAt);
  return () => uncount(db, key, amount);
}

function refused({ refusal, words }: Allowance, now: Date, resetsAt: Date | null): AppError {
  const seconds = resetsAt ? (resetsAt.getTime() - now.getTime()) / 1000 : DAY_SECONDS;
  return new AppError(refusal, words, { retryAfter: Math.max(1, Math.ceil(seconds)) });
}
