import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { errorNotes } from '../schema/index.ts';
import type { Database } from './db.ts';
import { type ErrorNotes, makeErrorNotes } from './error-notes.ts';
import { errorsSince, forgetErrors } from './error-notes-store.ts';
import { type Logger, makeLogger } from './log.ts';

let database: TestDatabase;
let db: Database;
let now: Date;
let notes: ErrorNotes;
let log: Logger;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(errorNotes);
  now = new Date('2026-11-20T09:30:00Z');
  notes = makeErrorNotes({ now: () => now });
  log = makeLogger('silent', undefined, notes.note);
});

const BEGINNING = new Date(0);
const kept = async () => {
  await notes.write(db);
  return errorsSince(db, BEGINNING, 100);
};
const away = { insert: () => ({ values: () => ({ onConflictDoUpdate: failing }) }) };
const failing = () => Promise.reject(new Error('connect ECONNREFUSED'));

// Proves decision-051-1.
it('counts errors by kind with their first and last time, whatever the level of the log', async () => {
  const fail = () => log.error({ err: new Error('disk full'), job: 'backup' }, 'a backup failed');
  fail();
  now = new Date('2026-11-20T09:50:00Z');
  fail();
  await notes.write(db);
  now = new Date('2026-11-20T10:10:00Z');
  fail();
  log.fatal('the end');
  log.warn({ err: new Error('nothing') }, 'only a warning');
  const { total, kinds } = await kept();
  expect(total).toBe(4);
  expect(kinds.map(({ message, count }) => [message, count]).sort()).toEqual([
    ['a backup failed: Error: disk full', 3],
    ['the end', 1],
  ]);
  const backup = kinds.find(({ count }) => count === 3);
  expect(backup?.firstAt).toEqual(new Date('2026-11-20T09:30:00Z'));
  expect(backup?.lastAt).toEqual(now);
  expect(backup?.place).toMatch(/^backup · platform\/error-notes\.test\.ts:\d+$/);
  // By the hour: what is asked for since ten is of ten and after.
  expect((await errorsSince(db, new Date('2026-11-20T10:00:00Z'), 1)).kinds).toHaveLength(1);
});

it('hears of errors in the lines of requests, whose loggers are children', async () => {
  log.child({ reqId: 1 }).error({ err: new Error('x'), call: 'enrol' }, 'request failed');
  const [one] = (await kept()).kinds;
  expect(one?.place).toMatch(/^enrol · /);
});

// Proves decision-051-1.
it('keeps nothing of what people sent', async () => {
  const email = 'amina@example.com';
  const failed = await db.execute(sql`select ${'Amina Yusuf'}::text, ${email}::int`).then(
    () => null,
    (error: unknown) => error,
  );
  log.error({ err: failed }, 'request failed');
  const parsing = new SyntaxError('Unexpected token, "my secret text" is not valid JSON');
  log.error({ err: parsing }, 'request failed');
  log.error({ err: new Error(`no user ${email} by code 123456 of key abcd1234efgh5678ijkl`) });
  log.error({ err: new Error('violates "sessions_sid_hash"') }, 'request failed');
  const { kinds } = await kept();
  const words = JSON.stringify(kinds);
  expect(kinds).toHaveLength(4);
  for (const secret of ['Amina', 'amina', 'my secret', '123456', 'abcd1234']) {
    expect(words).not.toContain(secret);
  }
  expect(words).toContain('sessions_sid_hash');
});

// Proves decision-051-1.
it('holds what a database that is away does not take, and writes it once when it is back', async () => {
  log.error('first');
  await notes.write(away as unknown as Database);
  log.error('second');
  await notes.write(away as unknown as Database);
  expect((await errorsSince(db, BEGINNING, 9)).total).toBe(0);
  expect((await kept()).total).toBe(2);
  // Writing again adds nothing, and failing to write was no error itself.
  expect((await kept()).total).toBe(2);
});

it('is bounded: the kinds of an hour, the notes that wait, the days', async () => {
  for (let kind = 0; kind < 200; kind += 1) log.error(`kind ${kind}`);
  const { total, kinds } = await kept();
  expect(total).toBe(200);
  expect(kinds).toHaveLength(51);
  expect(kinds.find(({ message }) => message === '')?.count).toBe(150);
  for (let hour = 0; hour < 40; hour += 1) {
    now = new Date(now.getTime() + 3_600_000);
    for (let kind = 0; kind < 60; kind += 1) log.error(`kind ${kind}`);
  }
  await db.delete(errorNotes);
  await notes.write(db);
  expect((await db.select().from(errorNotes)).length).toBe(500);
  await forgetErrors(db, now);
  expect((await db.select().from(errorNotes)).length).toBe(51);
});

it('writes what is left when the process stops, and keeps no stop waiting', async () => {
  const stop = notes.keepIn(db);
  log.error('last words');
  await stop();
  expect((await errorsSince(db, BEGINNING, 9)).total).toBe(1);
  const silent = {
    insert: () => ({ values: () => ({ onConflictDoUpdate: () => new Promise(() => undefined) }) }),
  };
  const stopSilent = notes.keepIn(silent as unknown as Database);
  log.error('never heard');
  // Never answered, which is waited for no longer than `timeLimits.lastErrors`.
  await stopSilent();
});
