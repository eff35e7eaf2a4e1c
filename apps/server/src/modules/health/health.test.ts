import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { reportUpkeep } from '../../platform/upkeep-store.ts';
import { bookChecks, rewardDays } from '../../schema/index.ts';
import { makeBackup } from '../backups/index.ts';
import { planBooksCheck } from '../payments/index.ts';

let institute: Institute;
let admin: Person;
beforeEach(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterEach(() => institute.close());

const parts = async () => (await admin.call.getHealth({})).data.parts;
const silence = () => new Promise<never>(() => undefined);

it('is for administrators', async () => {
  const student = await institute.student();
  expect((await student.call.getHealth({})).http).toBe(403);
  expect((await institute.visitor.getHealth({})).http).toBe(401);
});

// Proves call-getHealth.
it('of a fresh institute is well in every part, with its figures', async () => {
  const found = await parts();
  expect(
    Object.fromEntries(Object.entries(found).map(([name, { reason }]) => [name, reason])),
  ).toEqual({
    database: 'good',
    jobs: 'good',
    // No SMTP_URL is set.
    mail: 'outbox',
    storage: expect.stringMatching(/^(good|little|full)$/),
    backups: 'first',
    books: 'good',
    rewards: 'good',
    errors: 'good',
  });
  expect(found.mail.state).toBe('watch');
  expect(found.database.facts?.bytes).toBeGreaterThan(1_000_000);
  expect(found.storage.facts?.free_bytes).toBeGreaterThan(0);
  expect(found.rewards.facts).toEqual({ budget: 2000, given: 0, waiting: 0 });
  expect(found.books.facts).toMatchObject({ differences: 0 });
  expect(found.books.seen_at).toBe(institute.clock.now().getTime() / 1000);
});

describe('a part', () => {
  // Proves call-getHealth.
  it('that hangs or fails says so within its time, and holds up no other', async () => {
    const { files, jobs } = institute.services;
    const { readMark } = files;
    const { queues } = jobs;
    files.readMark = silence;
    jobs.queues = () => {
      throw new Error('gone');
    };
    const [found, again] = await Promise.all([parts(), parts()]);
    expect(found.storage).toEqual({ state: 'unknown', reason: 'silent', seen_at: 0, facts: null });
    expect(found.jobs).toMatchObject({ state: 'unknown', reason: 'unread' });
    expect(found.database.state).toBe('good');
    expect(again).toEqual(found);
    Object.assign(files, { readMark });
    Object.assign(jobs, { queues });
    expect((await parts()).jobs.state).toBe('good');
  });

  it('that hangs is asked once, however many ask', async () => {
    const { files } = institute.services;
    const { readMark } = files;
    let asked = 0;
    files.readMark = () => {
      asked += 1;
      return silence();
    };
    await Promise.all([parts(), parts(), parts()]);
    expect(asked).toBe(1);
    Object.assign(files, { readMark });
  });
});

describe('what needs action', () => {
  // Proves call-getHealth.
  it('are backups that fail, with what went wrong, and those that are late', async () => {
    const { services, clock } = institute;
    const { folder } = services.config.backups;
    await mkdir(dirname(folder), { recursive: true });
    await writeFile(folder, 'in the way');
    const signal = AbortSignal.timeout(60_000);
    await expect(makeBackup(services, { prove: false, signal })).rejects.toThrow();
    const { backups } = await parts();
    expect(backups).toMatchObject({ state: 'act', reason: 'failed', seen_at: 0 });
    expect(backups.facts?.problem).toMatch(/EEXIST|ENOTDIR|not a directory/i);
    await services.db.execute(
      sql`update backups set problem = null, made_at = ${clock.now().toISOString()}::timestamptz`,
    );
    expect((await parts()).backups.reason).toBe('unproven');
    clock.advance({ days: 3 });
    expect((await parts()).backups).toMatchObject({ state: 'act', reason: 'late' });
  });

  // Proves call-getHealth.
  it('is a job that nobody does, and upkeep that did not end well', async () => {
    const { services, clock } = institute;
    await reportUpkeep(services.db, 'retention', { isWell: false, figures: {} }, clock.now());
    const upkeep = (await parts()).jobs;
    expect(upkeep).toMatchObject({ state: 'act', reason: 'upkeep' });
    expect(upkeep.facts?.names).toEqual(['retention']);
    await institute.student({ isVerified: false });
    await services.db.execute(
      sql`update pgboss.job set start_after = now() - interval '1 hour' where state = 'created'`,
    );
    const { jobs, mail } = await parts();
    expect(jobs).toMatchObject({ state: 'act', reason: 'late' });
    expect(jobs.facts?.late).toBeGreaterThanOrEqual(3600);
    expect(mail.facts?.waiting).toBeGreaterThan(0);
  });

  it('are mails that a server does not take, and jobs that failed for good', async () => {
    const { services } = institute;
    await institute.student({ isVerified: false });
    services.mailer.send = () => Promise.reject(new Error('no'));
    await services.jobs.drain();
    expect((await parts()).mail).toMatchObject({ state: 'watch', reason: 'stuck' });
    for (let attempt = 0; attempt < 12; attempt += 1) await services.jobs.drain({ later: true });
    const { mail, jobs, errors } = await parts();
    expect(mail).toMatchObject({ state: 'act', reason: 'failed' });
    expect(jobs).toMatchObject({ state: 'watch', reason: 'failed' });
    expect(jobs.facts?.names).toEqual(['email-verifications']);
    expect(errors.facts?.kinds[0]?.message).toBe('a job failed for the last time: Error: no');
    expect(errors.facts?.kinds[0]?.place).toMatch(/^email-verifications/);
  });

  it('is a sweep of files that stopped', async () => {
    const { db } = institute.services;
    const figures = { stored: 40, quarantined: 3 };
    await reportUpkeep(db, 'sweep-files', { isWell: false, figures }, institute.clock.now());
    const { storage, jobs } = await parts();
    expect(['stopped', 'full']).toContain(storage.reason);
    expect(storage.facts).toMatchObject({ files: 40, quarantined: 3 });
    expect(jobs.state).toBe('good');
  });

  it('are books that do not balance', async () => {
    await parts();
    await institute.services.db.execute(sql`update book_checks set balanced = false`);
    expect((await parts()).books).toMatchObject({ state: 'act', reason: 'unbalanced' });
  });
});

// Proves ours-145.
describe('the books', () => {
  it('say how much has moved since they were checked, and are checked when that is asked for', async () => {
    await parts();
    institute.clock.advance({ minutes: 9 });
    await institute.student({ wallet: 5000 });
    expect((await parts()).books.facts).toMatchObject({ transfers: 0, since: 1 });
    const { db } = institute.services;
    const ask = () => inTransaction(db, (tx) => planBooksCheck(tx, institute.services));
    await Promise.all([ask(), ask()]);
    await institute.services.jobs.drain();
    const { books } = await parts();
    expect(books.facts).toMatchObject({ transfers: 1, since: 0 });
    expect(books.seen_at).toBe(institute.clock.now().getTime() / 1000);
    expect(await db.$count(bookChecks)).toBe(2);
  });

  it('are checked at once when the database refuses a posting', async () => {
    const payer = await institute.student({ wallet: 5000 });
    await parts();
    const { db, jobs, background } = institute.services;
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused' using errcode = 'integrity_constraint_violation'; end $$`);
    await db.execute(sql`create trigger refuse_all before insert on transfers
      for each row execute function refuse()`);
    const form = { student_id: payer.id, amount: '100', reason: 'A gift' };
    const refused = await admin.call.fundWallet(form);
    expect(refused.http).toBe(500);
    await background.settled();
    await jobs.drain();
    expect(await db.$count(bookChecks)).toBe(2);
  });
});

// Proves ours-155.
it('names the people whose phone number is no number as it is kept', async () => {
  const [amina, bilal, gone] = [
    await institute.student({ name: 'Amina' }),
    await institute.student({ name: 'Bilal' }),
    await institute.student({ name: 'Zayd' }),
  ];
  const { db } = institute.services;
  const set = (id: number, phone: string) =>
    db.execute(sql`update users set phone = ${phone} where id = ${id}`);
  await set(amina.id, '+2348031230001');
  await set(bilal.id, '0803 12');
  await set(gone.id, '12');
  await db.execute(sql`update users set deleted_at = now(), email = null where id = ${gone.id}`);
  const { phones } = (await admin.call.getHealth({})).data;
  expect(phones).toEqual({
    count: 1,
    first: [{ id: bilal.id, name: 'Bilal', phone: '0803 12' }],
  });
});

it('watches a budget that is used up', async () => {
  const day = '2026-11-16';
  await institute.services.db
    .insert(rewardDays)
    .values({ day, budget: 2_000_000, given: 2_000_000 });
  expect((await parts()).rewards).toMatchObject({ state: 'watch', reason: 'spent' });
});

describe('the errors of the last day', () => {
  // Proves decision-051-1.
  it('are those of this process at once, by kind, with the call, and pass after a day', async () => {
    const { services, clock } = institute;
    const student = await institute.student();
    const { address } = services.files;
    services.files.address = () => {
      throw new Error('the key of addresses is gone');
    };
    const failed = await student.call.getAppSettings({});
    expect([failed.http, failed.code]).toEqual([500, 'internal']);
    Object.assign(services.files, { address });
    const { errors } = await parts();
    expect(errors).toMatchObject({ state: 'watch', reason: 'some' });
    const [kind] = errors.facts?.kinds ?? [];
    expect(kind).toMatchObject({
      message: 'request failed: Error: the key of addresses is gone',
      count: 1,
      first_at: clock.now().getTime() / 1000,
    });
    expect(kind?.place).toMatch(/^getAppSettings/);
    clock.advance({ days: 1, seconds: 1 });
    expect((await parts()).errors).toMatchObject({ state: 'good', facts: { count: 0, kinds: [] } });
  });

  it('do not count what was refused', async () => {
    const student = await institute.student();
    expect((await student.call.getHealth({})).http).toBe(403);
    expect((await parts()).errors.state).toBe('good');
  });
});
