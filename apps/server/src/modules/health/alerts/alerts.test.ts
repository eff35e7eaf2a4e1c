import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { PostOffice } from '../../../../test/support/post-office.ts';
import { alerts } from '../../../schema/index.ts';
import { watchAlerts } from './watch-alerts.ts';

let institute: Institute;
let admin: Person;
beforeEach(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  await admin.call.checkBooks({});
});
afterEach(() => institute.close());

const db = () => institute.services.db;
/** Looks, and sends what is to be sent. */
async function look(): Promise<void> {
  await watchAlerts(institute.services);
  await institute.services.jobs.drain();
}
const subjects = () => institute.mails.map(({ subject }) => subject);
const balance = (balanced: boolean) =>
  db().execute(sql`update book_checks set balanced = ${balanced}`);

/** The newest try of a backup. */
const aBackup = (own: { problem?: string; isProven?: boolean } = {}) => {
  const { problem = null, isProven = problem === null } = own;
  return db().execute(sql`insert into backups (made_at, folder, is_proven, problem)
    values (${institute.clock.now().toISOString()}::timestamptz, 'x', ${isProven}, ${problem})`);
};

// Proves ours-143.
describe('the owner', () => {
  it('is told nothing while all is well', async () => {
    await aBackup();
    await look();
    expect(institute.mails).toEqual([]);
    expect(await db().$count(alerts)).toBe(0);
  });

  it('is told once that the books do not balance, and again only after they did', async () => {
    await balance(false);
    await look();
    expect(subjects()).toEqual(['The books do not balance (Arabic Institute)']);
    const [mail] = institute.mails;
    expect(mail?.to).toBe(admin.email);
    expect(mail?.text).toContain('It was seen at 16 November 2026, 10:00');
    expect(mail?.text).toContain('/admin/health');
    expect(mail?.html).toContain('<h1 dir="auto"');
    institute.clock.advance({ minutes: 5 });
    await look();
    expect(institute.mails).toHaveLength(1);
    await balance(true);
    await look();
    await balance(false);
    await look();
    expect(institute.mails).toHaveLength(2);
  });

  it('is told once by two processes that look at the same time', async () => {
    const other = await institute.beside();
    await balance(false);
    await Promise.all([institute, other, institute].map((one) => watchAlerts(one.services)));
    await institute.services.jobs.drain();
    await other.services.jobs.drain();
    expect([...institute.mails, ...other.mails]).toHaveLength(1);
    await other.app.close();
  });

  it('is told of a backup that failed, and apart from it of one that does not restore', async () => {
    await aBackup({ problem: 'ENOSPC' });
    await look();
    expect(subjects()).toEqual(['A backup failed or is overdue (Arabic Institute)']);
    institute.clock.advance({ hours: 1 });
    await aBackup({ problem: 'The backup was made, but does not restore: a row is missing' });
    await look();
    expect(subjects()[1]).toBe('A backup could not be restored (Arabic Institute)');
    // One that is made without being tried takes back nothing.
    institute.clock.advance({ hours: 1 });
    await aBackup({ isProven: false });
    await look();
    expect((await db().select().from(alerts)).map(({ kind }) => kind)).toEqual(['proof']);
    institute.clock.advance({ hours: 1 });
    await aBackup();
    await look();
    expect(await db().$count(alerts)).toBe(0);
    expect(institute.mails).toHaveLength(2);
  });

  it('is told of one that is overdue', async () => {
    await aBackup();
    institute.clock.advance({ days: 3 });
    await look();
    expect(subjects()).toContain('A backup failed or is overdue (Arabic Institute)');
  });

  it('is who the settings name, or nobody', async () => {
    await admin.call.updateAppSettings({ ownerEmail: 'owner@example.com' });
    await balance(false);
    await look();
    expect(institute.mails.map(({ to }) => to)).toEqual(['owner@example.com']);
    await balance(true);
    await look();
    await admin.call.updateAppSettings({ healthAlerts: 'off' });
    await balance(false);
    await look();
    expect(institute.mails).toHaveLength(1);
  });
});

// Proves ours-143.
it('a mail server that is away is told of under Health, and by mail when it is back', async () => {
  const office = await PostOffice.open();
  const own = await Institute.open({ SMTP_URL: office.url });
  const owner = await own.admin();
  await owner.call.checkBooks({});
  await own.student({ isVerified: false });
  await office.goAway();
  const step = async () => {
    await own.services.jobs.drain({ later: true });
    await watchAlerts(own.services);
    own.clock.advance({ minutes: 31 });
  };
  const mail = async () => (await owner.call.getHealth({})).data.parts.mail;
  await step();
  expect(await mail()).toMatchObject({ state: 'watch', reason: 'stuck' });
  await step();
  await watchAlerts(own.services);
  expect((await mail()).state).toBe('act');
  await own.services.jobs.drain();
  expect(office.taken).toEqual([]);
  await office.comeBack();
  await own.services.jobs.drain({ later: true });
  const told = office.taken.filter(({ to }) => to === owner.email);
  expect(told.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).toEqual([
    expect.stringContaining('Mail could not be sent'),
  ]);
  expect(told[0]?.messageId).toMatch(/^<owner\.mail\.\d+\.\d+@/);
  await watchAlerts(own.services);
  expect(await own.services.db.$count(alerts)).toBe(0);
  await own.close();
  await office.goAway();
});
