import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { clockOffset } from './db-clock.ts';
import { warnOfClock } from './warn-of-clock.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const FIVE_MINUTES = 300_000;
const ahead = () => Date.now() + FIVE_MINUTES;

// Proves decision-128-1.
it('a clock that is ahead of the database’s, or behind it, is told by how much', async () => {
  const { db } = institute.services;
  // Both are this machine's own, whose answer may take its time.
  const own = await clockOffset(db);
  const off = await clockOffset(db, ahead);
  expect(Math.round((off - own) / FIVE_MINUTES)).toBe(1);
  const behind = await clockOffset(db, () => Date.now() - FIVE_MINUTES);
  expect(Math.round((behind - own) / FIVE_MINUTES)).toBe(-1);
});

// Proves decision-128-1.
it('the log warns at the start where a clock is off, and says nothing where it is right', async () => {
  const { db } = institute.services;
  const log = { warn: vi.fn() };
  await warnOfClock({ db, log } as never, () => 1_000);
  expect(log.warn).toHaveBeenCalledTimes(1);
  const offset = await clockOffset(db);
  log.warn.mockClear();
  // By the database's own clock, read through this machine's.
  await warnOfClock({ db, log } as never, () => Date.now() - offset);
  expect(log.warn).not.toHaveBeenCalled();
});
