import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, enrolments } from '../../schema/index.ts';
import { walletBalance } from '../ledger/index.ts';
import { sendDueNotices } from '../messages/notices/send-due-notices.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const endOf = async (who: Person) => {
  const rows = await db().select().from(enrolments).where(eq(enrolments.userId, who.id));
  return rows[0]?.subscriptionEndsAt?.toISOString() ?? null;
};
const aMonthlyPayer = async () => {
  const found = await aPaidClass(institute, 2000, { name: 'Sarf', monthlySub: '1' });
  const payer = await institute.student({ wallet: 500_000 });
  await payer.call.enrol({ class_id: found.id });
  return { class_id: found.id, payer };
};

// Proves call-extendPlaces, ours-86.
it('extends places to the last second of a day, moves no money and tells why', async () => {
  const { class_id, payer } = await aMonthlyPayer();
  const given = await institute.student();
  await admin.call.enrolStudents({ class_ids: [class_id], student_list: String(given.id) });
  await institute.services.jobs.drain();
  const first = { class_id, student_list: String(given.id), until: '2027-06-30', reason: 'Gift' };
  expect(await admin.call.extendPlaces(first)).toMatchObject({ message: '1 extended.' });
  const order = { class_id, student_list: `${payer.id},${given.id}`, until: '2027-01-31' };
  const keyed = { ...order, reason: 'Was ill', request_key: 'key-of-an-extension' };
  const done = await admin.call.extendPlaces(keyed);
  expect(done).toMatchObject({
    message: '1 extended; 1 lasts as long already.',
    data: { extended: 1, absent: 0, lasting: 1 },
  });
  // Lagos is an hour ahead: its day ends at 23:00 here.
  expect(await endOf(payer)).toBe('2027-01-31T22:59:59.000Z');
  expect(await endOf(given)).toBe('2027-06-30T22:59:59.000Z');
  expect((await admin.call.extendPlaces(keyed)).data).toEqual(done.data);
  expect(await walletBalance(db(), payer.id)).toBe(300_000);
  const [news, ...older] = (await payer.call.getMessages({})).data;
  expect(news?.body).toContain('until 31 January 2027, 23:59');
  expect(news?.body).toContain('Was ill');
  expect(older).toEqual([]);
  const noted = await db().select().from(auditLog).where(eq(auditLog.subjectId, payer.id));
  expect(noted.at(-1)).toMatchObject({
    action: 'extendPlace',
    details: { class: 'Sarf', until: '2027-01-31', reason: 'Was ill' },
  });
  // What was paid for the place is still what can be returned.
  const check = await admin.call.checkPlaces({ class_id, student_list: String(payer.id) });
  expect(check.data).toMatchObject({ refundable: 1, refundable_amount: 2000 });
});

// Proves ours-86.
it('is told of the new end as well, after a reminder of the end before', async () => {
  const { class_id, payer } = await aMonthlyPayer();
  const reminders = async () =>
    (await payer.call.getMessages({})).data.filter(({ subject }) => subject.includes('ends soon'));
  institute.clock.set('2026-12-14T09:00:00Z');
  await institute.signInAgain(payer);
  await sendDueNotices(institute.services);
  expect(await reminders()).toHaveLength(1);
  admin = await institute.admin();
  await admin.call.extendPlaces({
    ...{ class_id, student_list: String(payer.id), until: '2026-12-24', reason: 'A week more' },
  });
  institute.clock.set('2026-12-22T09:00:00Z');
  await sendDueNotices(institute.services);
  await sendDueNotices(institute.services);
  expect(await reminders()).toHaveLength(2);
  institute.clock.set('2026-11-16T09:00:00Z');
});

// Proves ours-86.
it('is refused of a class that is not monthly, a day gone by or too far, and of nobody', async () => {
  const { class_id, payer } = await aMonthlyPayer();
  admin = await institute.admin();
  const before = await endOf(payer);
  const order = { class_id, student_list: String(payer.id), reason: 'No' };
  const extend = (until: string, own = {}) => admin.call.extendPlaces({ ...order, until, ...own });
  expect(await extend('2026-11-15')).toMatchObject({ http: 200, code: 'day_out_of_reach' });
  expect(await extend('2032-01-01')).toMatchObject({ code: 'day_out_of_reach' });
  expect(await extend('2027-02-30')).toMatchObject({ code: 'day_out_of_reach' });
  expect(await extend('soon')).toMatchObject({ http: 400 });
  expect(await extend('2026-12-01')).toMatchObject({ code: 'lasts_longer' });
  const free = await aClass(institute);
  await payer.call.enrol({ class_id: free.id });
  expect(await extend('2027-01-01', { class_id: free.id })).toMatchObject({
    code: 'class_not_monthly',
  });
  const stranger = await institute.student();
  expect(await extend('2027-01-01', { student_list: String(stranger.id) })).toMatchObject({
    code: 'not_in_class',
  });
  expect(await endOf(payer)).toBe(before);
});
