import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../test/support/institute.ts';
import { aClass, aLesson } from '../test/support/school.ts';
import { outboxFolder } from './platform/outbox.ts';
import { readUpkeep } from './platform/upkeep-store.ts';
import { applyRetention } from './retention.ts';
import { accounts, auditLog, examDrafts, messages, transfers } from './schema/index.ts';

let institute: Institute;
let admin: Person;
let student: Person;
beforeEach(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  student = await institute.student();
});
afterEach(() => institute.close());

const db = () => institute.services.db;
const ago = (days: number) => new Date(institute.clock.now().getTime() - days * 86_400_000);
const apply = (signal = new AbortController().signal) =>
  applyRetention(institute.services, { signal });
const figures = async () =>
  (await readUpkeep(db())).find(({ name }) => name === 'retention')?.figures;

async function addAudit(days: number, count = 1): Promise<void> {
  const row = { at: ago(days), actorId: admin.id, action: `old-${days}`, details: {} };
  await db()
    .insert(auditLog)
    .values(Array.from({ length: count }, () => row));
}
const oldActs = async () =>
  (await db().select().from(auditLog))
    .map(({ action }) => action)
    .filter((one) => /^old/.test(one));

async function addDraft(days: number): Promise<number> {
  const { id } = await aClass(institute);
  const exam = await aLesson(institute, id, { inputetype: 'Exam' });
  const draft = { userId: student.id, lessonId: exam.id, answers: {}, theoryText: 'Half' };
  await db()
    .insert(examDrafts)
    .values({ ...draft, writtenAt: 1, savedAt: ago(days) });
  return exam.id;
}

async function mailed(subject: string, delivery_method: 'email' | 'both', days: number) {
  const form = { subject, message: `Text of ${subject}`, delivery_method };
  const { data } = await admin.call.sendMessage({ ...form, recipients: [student.email] });
  await institute.services.jobs.drain();
  const at = ago(days).toISOString();
  await db().execute(sql`update messages set sent_at = ${at}::timestamptz where id = ${data.id}`);
  return data.id;
}
const bodies = async () =>
  Object.fromEntries(
    (await db().select().from(messages)).map(({ subject, body }) => [subject, body]),
  );

describe('what has been kept long enough', () => {
  // Proves ours-45.
  it('goes from the audit log after the days of the setting, in batches', async () => {
    await addAudit(731, 2_100);
    await addAudit(729);
    await apply();
    expect(await oldActs()).toEqual(['old-729']);
    expect(await figures()).toMatchObject({ audit: 2_100 });
    await admin.call.updateAppSettings({ auditDays: '400' });
    await apply();
    expect(await oldActs()).toEqual([]);
  });

  // Proves ours-45.
  it('goes from exams that were never handed in', async () => {
    const [old, young] = [await addDraft(181), await addDraft(179)];
    await apply();
    const left = (await db().select().from(examDrafts)).map(({ lessonId }) => lessonId);
    expect(left).toEqual([young]);
    expect(left).not.toContain(old);
    expect(await figures()).toMatchObject({ drafts: 1 });
  });

  // Proves ours-45.
  it('goes from the text of what went out by e-mail alone', async () => {
    await mailed('Old', 'email', 91);
    await mailed('Young', 'email', 89);
    await mailed('In the app', 'both', 91);
    await apply();
    expect(await bodies()).toEqual({
      Old: '',
      Young: 'Text of Young',
      'In the app': 'Text of In the app',
    });
    const found = async (search: string) =>
      (await admin.call.getSentMessages({ search })).data.map(({ subject }) => subject);
    expect(await found('Text of')).toEqual(['In the app', 'Young']);
    expect(await found('Old')).toEqual(['Old']);
    expect(await figures()).toMatchObject({ mailTexts: 1 });
    await apply();
    expect(await figures()).toMatchObject({ mailTexts: 0 });
  });

  it('stays in a mail that waits, and is not sent again once it is gone', async () => {
    const waiting = await mailed('Waiting', 'email', 91);
    const state = (word: string) =>
      db().execute(sql`update mail_deliveries set state = ${word} where message_id = ${waiting}`);
    await state('waiting');
    await db().execute(sql`update mailings set sent = 0 where message_id = ${waiting}`);
    await apply();
    expect(await bodies()).toEqual({ Waiting: 'Text of Waiting' });
    await state('failed');
    await db().execute(sql`update mailings set failed = 1 where message_id = ${waiting}`);
    await apply();
    expect(await bodies()).toEqual({ Waiting: '' });
    const again = await admin.call.retryFailedDeliveries({ message_id: waiting });
    expect(again.data.retried).toBe(0);
  });

  it('goes from the outbox', async () => {
    const outbox = outboxFolder(institute.services.config.dataDir);
    await mkdir(outbox, { recursive: true });
    for (const [name, days] of [
      ['old.eml', 91],
      ['young.eml', 89],
      ['note.txt', 91],
    ] as const) {
      await writeFile(join(outbox, name), 'x');
      await utimes(join(outbox, name), ago(days), ago(days));
    }
    await apply();
    expect((await readdir(outbox)).sort()).toEqual(['note.txt', 'young.eml']);
    expect(await figures()).toMatchObject({ outbox: 1 });
  });

  // Proves ours-45.
  it('is nothing of the books', async () => {
    await admin.call.fundWallet({ student_id: student.id, amount: '500' });
    institute.clock.advance({ days: 4_000 });
    const books = async () => [
      await db().select().from(transfers),
      await db().select().from(accounts).orderBy(accounts.id),
    ];
    const before = await books();
    await apply();
    expect(await books()).toEqual(before);
  });

  it('waits for another night when the process ends', async () => {
    await addAudit(731);
    await expect(apply(AbortSignal.abort())).rejects.toThrow();
    expect(await oldActs()).toEqual(['old-731']);
  });
});

describe('the audit log', () => {
  const remove = (days: number) =>
    db().execute(sql`delete from audit_log where action = ${`old-${days}`}`);

  // Proves ours-45.
  it('gives nothing of the last year away, whoever asks the database', async () => {
    // By the clock of the database.
    const at = new Date(Date.now() - 364 * 86_400_000);
    await db().insert(auditLog).values({ at, actorId: admin.id, action: 'old-364', details: {} });
    await expect(remove(364)).rejects.toThrow();
    await addAudit(900);
    await remove(900);
    expect(await oldActs()).toEqual(['old-364']);
  });

  it('is never rewritten, however old', async () => {
    await addAudit(900);
    const rewrite = sql`update audit_log set action = 'other' where action = 'old-900'`;
    await expect(db().execute(rewrite)).rejects.toThrow();
  });
});
