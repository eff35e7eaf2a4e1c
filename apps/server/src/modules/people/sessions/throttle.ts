import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { hash } from '../../../platform/random.ts';
import { countAttempt, uncountAttempt } from './store.ts';

/** What is throttled, and how many attempts its window takes per person and per address. */
const limits = {
  'sign-in': { person: 10, address: 100, windowSeconds: 15 * 60 },
  // Whole schools and phone networks share an address.
  'sign-up': { person: 10, address: 100, windowSeconds: 60 * 60 },
  'reset-request': { person: 3, address: 40, windowSeconds: 15 * 60 },
  'reset-guess': { person: 10, address: 60, windowSeconds: 60 * 60 },
  'card-open': { person: 60, address: 2000, windowSeconds: 60 * 60 },
  'card-verify': { person: 400, address: 20_000, windowSeconds: 15 * 60 },
  reconciliation: { person: 20, address: 60, windowSeconds: 15 * 60 },
  'books-check': { person: 20, address: 60, windowSeconds: 15 * 60 },
  'second-factor': { person: 10, address: 100, windowSeconds: 60 * 60 },
  'password-change': { person: 10, address: 100, windowSeconds: 15 * 60 },
} as const;

/**
 * Counts an attempt against a person and an address before it is judged, so that parallel
 * guesses count too (rulings §2). The e-mail need not belong to a user: known and unknown ones are
 * throttled alike. Returns the function that takes the attempt back once it has proved honest.
 * Errors: too_many, with the seconds to wait.
 */
export async function throttle(
  context: Context,
  what: keyof typeof limits,
  email: string,
): Promise<() => Promise<void>> {
  const { windowSeconds, ...most } = limits[what];
  const now = context.clock.now();
  const keys = {
    person: `${what}:person:${hash(email)}`,
    address: `${what}:address:${context.address}`,
  };
  for (const by of ['person', 'address'] as const) {
    const { count, resetsAt } = await countAttempt(context.db, keys[by], now, windowSeconds);
    if (count > most[by]) {
      const retryAfter = Math.max(1, (resetsAt.getTime() - now.getTime()) / 1000);
      throw new AppError('too_many', undefined, { retryAfter });
    }
  }
  return async () => {
    await uncountAttempt(context.db, keys.person);
    await uncountAttempt(context.db, keys.address);
  };
}
