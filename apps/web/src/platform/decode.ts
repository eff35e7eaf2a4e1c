/*
 * How the wire is read into models. The cache and the device keep answers as the server gave them;
 * each query of `domains/<domain>/api.ts` turns them into the model of its domain with `select: thingOf`,
 * where `thingOf` stands in the domain's `model.ts`. The query library calls a `select` that stays
 * the same function once per answer, and an answer in which nothing changed stays the same object
 * (`query-client.ts`), so that its model does too.
 */

/** The date of a wire time in unix seconds; null for 0, `'0'`, empty and anything unreadable. */
export function dateOfUnix(seconds: number | string | null | undefined): Date | null {
  const value = Number(seconds);
  return Number.isFinite(value) && value > 0 ? new Date(value * 1000) : null;
}

/** Whether a flag of the wire is set. */
export function isSet(flag: '0' | '1'): boolean {
  return flag === '1';
}
