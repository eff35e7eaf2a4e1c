/**
 * An answer with the parts of the one before that are equal in it, so that what nothing changed in stays the
 * same object. The query library's own takes every date for another one.
 */
export function replaceEqual(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (before instanceof Date && now instanceof Date) return +before === +now ? before : now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const next = now.map((one, at) => replaceEqual(before[at], one));
    return isSame(before, next) ? before : next;
  }
  if (!isPlain(before) || !isPlain(now)) return now;
  const next = Object.fromEntries(
    Object.entries(now).map(([name, one]) => [name, replaceEqual(before[name], one)]),
  );
  return isSame(before, next) ? before : next;
}

function isSame(before: object, next: object): boolean {
  const names = Object.keys(next);
  if (names.length !== Object.keys(before).length) return false;
  return Object.entries(before).every(
    ([name, one]) => name in next && Object.is(one, (next as Record<string, unknown>)[name]),
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
