import { AppError } from '@institute/contract/errors';

/** When to come back to something that has too many waiting for it, in seconds. */
const COME_BACK = 10;

/**
 * Work that is done `atOnce` at a time, in the order of its coming, because each piece takes much
 * memory. Errors of the returned function: unavailable, when `most` pieces are waiting already.
 */
export function inTurns(atOnce: number, most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) {
        throw new AppError('unavailable', undefined, { retryAfter: COME_BACK });
      }
      // Whoever ends hands its place over, so that nobody who comes later takes it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
