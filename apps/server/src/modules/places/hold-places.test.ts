import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, enrolments } from '../../schema/index.ts';
import { leftToStudy } from '../../shared/sql/left-to-study.ts';
import { waitingStudents } from '../messages/notices/store.ts';

let institute: Institute;
let admin: Person;
/** Sixteen November 2026, ten in the morning in Lagos. */
const TODAY = '2026-11-16T09:00:00Z';
beforeEach(async () => {
  institute ??= await Institute.open();
  institute.clock.set(TODAY);
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const placeOf = async (who: Person) => {
  const [row] = await db().select().from(enrolments).where(eq(enrolments.userId, who.id));
  return row;
};
const endOf = async (who: Person) =>
  (await placeOf(who))?.subscriptionEndsAt?.toISOString() ?? null;

/** A student with a month that is paid until 16 December, and a class of two lessons, one of them opened. */
async function aPlace() {
  const { id: class_id } = await aPaidClass(institute, 2000, { name: 'Sarf', monthlySub: '1' });
  const opened = await aLesson(institute, class_id);
  const next = await aLesson(institute, class_id);
  const student = await institute.student({ wallet: 500_000 });
  await student.call.enrol({ class_id });
  await student.call.viewStatus({ class_id, lesson_id: opened.id });
  const open = async ({ id: lesson_id }: { id: number }) =>
    (await student.call.viewStatus({ class_id, lesson_id })).code ?? 'open';
  const order = { class_id, student_list: String(student.id), reason: 'Travels' };
  return { class_id, student, opened, next, open, order };
}

/** Whether somebody would be named as silent, and told of a lesson that opens. */
async function isMissed({ id: userId }: Person, classId: number) {
  const now = institute.clock.now();
  const [row] = await db()
    .select({ silent: leftToStudy({ userId, classId }, now) })
    .from(enrolments)
    .limit(1);
  const lesson = { classId, opensAt: now } as Parameters<typeof waitingStudents>[1];
  const waiting = await waitingStudents(db(), lesson, now);
  return { silent: row?.silent, waits: waiting.includes(userId) };
}

// Proves call-holdPlaces, ours-168.
it('opens no new lesson meanwhile, keeps what was opened and the time that is paid for', async () => {
  const { class_id, student, opened, next, open, order } = await aPlace();
  expect(await endOf(student)).toBe('2026-12-16T09:00:00.000Z');
  const hold = { ...order, from: '2026-11-16', until: '2026-11-25', request_key: 'hold-of-sarf' };
  const done = await admin.call.holdPlaces(hold);
  expect(done).toMatchObject({ message: '1 on hold.', data: { held: 1, absent: 0 } });
  // From ten in the morning of the first day to the end of the last.
  expect(await endOf(student)).toBe('2026-12-25T22:59:59.000Z');
  expect((await admin.call.holdPlaces(hold)).data).toEqual(done.data);
  expect(await endOf(student)).toBe('2026-12-25T22:59:59.000Z');
  expect([await open(opened), await open(next)]).toEqual(['open', 'place_held']);
  const details = await student.call.getClassDetails({ class_id });
  expect(details.data).toMatchObject({
    subscriptionStatus: 'active',
    held_until: Date.parse('2026-11-25T22:59:59Z') / 1000,
  });
  const [news] = (await student.call.getMessages({})).data;
  expect(news?.subject).toMatch(/^Your place is on hold: .*Sarf/);
  expect(news?.body).toContain('25 November 2026');
  expect(news?.body).toContain('Travels');
  const { data: listed } = await admin.call.getClassStudents({ class_id });
  expect(listed[0]).toMatchObject({
    status: 'active',
    held_until: Date.parse('2026-11-25T22:59:59Z') / 1000,
  });
  const noted = await db().select().from(auditLog).where(eq(auditLog.subjectId, student.id));
  expect(noted.at(-1)).toMatchObject({
    action: 'holdPlace',
    details: { class: 'Sarf', from: '2026-11-16', until: '2026-11-25', reason: 'Travels' },
  });
  expect(await isMissed(student, class_id)).toEqual({ silent: false, waits: false });
  institute.clock.set('2026-11-26T08:00:00Z');
  await institute.signInAgain(student);
  expect(await isMissed(student, class_id)).toEqual({ silent: true, waits: true });
  expect(await open(next)).toBe('open');
});

// Proves call-resumePlaces, ours-168.
it('goes on early with what is left taken off again, and a hold to come goes without a trace', async () => {
  const { student, next, open, order } = await aPlace();
  await admin.call.holdPlaces({ ...order, from: '2026-11-20', until: '2026-11-29' });
  expect(await open(next)).toBe('open');
  expect(await admin.call.resumePlaces(order)).toMatchObject({ message: '1 goes on.' });
  expect(await placeOf(student)).toMatchObject({ heldFrom: null, heldUntil: null });
  expect(await endOf(student)).toBe('2026-12-16T09:00:00.000Z');

  await admin.call.holdPlaces({ ...order, from: '2026-11-20', until: '2026-11-29' });
  institute.clock.set('2026-11-24T23:00:00Z');
  admin = await institute.admin();
  await institute.signInAgain(student);
  expect(await admin.call.resumePlaces(order)).toMatchObject({ data: { resumed: 1, running: 0 } });
  // It was on hold from the 20th to midnight after the 24th.
  expect(await endOf(student)).toBe('2026-12-21T09:00:00.000Z');
  expect(await open(next)).toBe('open');
  expect(await admin.call.resumePlaces(order)).toMatchObject({ code: 'not_held' });
});

it('a new hold takes the place of the one before, and one of a time that is not paid for moves nothing', async () => {
  const { student, order } = await aPlace();
  await admin.call.holdPlaces({ ...order, from: '2026-11-20', until: '2026-11-29' });
  await admin.call.holdPlaces({ ...order, from: '2026-11-20', until: '2026-11-21' });
  expect(await endOf(student)).toBe('2026-12-18T08:59:59.000Z');
  await admin.call.holdPlaces({ ...order, from: '2027-01-01', until: '2027-01-31' });
  expect(await endOf(student)).toBe('2026-12-16T09:00:00.000Z');
  await admin.call.resumePlaces(order);
  expect(await endOf(student)).toBe('2026-12-16T09:00:00.000Z');
});

it('holds a place without an end, and is refused of days gone by, in the wrong order, and of nobody', async () => {
  const { id: class_id } = await aClass(institute);
  const student = await institute.student();
  await student.call.enrol({ class_id });
  const order = { class_id, student_list: String(student.id), reason: 'Exams' };
  const hold = (from: string, until: string, own = {}) =>
    admin.call.holdPlaces({ ...order, from, until, ...own });
  for (const [from, until] of [
    ['2026-11-15', '2026-11-20'],
    ['2026-11-20', '2026-11-19'],
    ['2026-11-20', '2032-11-20'],
    ['2026-02-30', '2026-12-01'],
  ] as const) {
    expect(await hold(from, until)).toMatchObject({ code: 'day_out_of_reach' });
  }
  const stranger = await institute.student();
  const nobody = { student_list: String(stranger.id) };
  expect(await hold('2026-11-16', '2026-11-20', nobody)).toMatchObject({ code: 'not_in_class' });
  expect(await hold('2026-11-16', '2026-11-20')).toMatchObject({ data: { held: 1 } });
  expect(await endOf(student)).toBeNull();
});
