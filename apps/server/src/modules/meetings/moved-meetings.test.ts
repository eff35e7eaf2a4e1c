import { getMyMeetings } from '@institute/contract/meetings/my-meetings';
import { getGroupChoice } from '@institute/contract/meetings/seats';
import { getMeetingRequests } from '@institute/contract/meetings/teacher-changes';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { classes, closures, groups, meetings, patterns, presences } from '../../schema/index.ts';
import { planAll } from './plan-meetings.ts';

/* Where meetings are put: never two of a group at once, nor on closed days unasked, nor on whoever did not know. */

let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;

const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

beforeEach(async () => {
  await db().delete(presences);
  for (const table of [meetings, patterns, closures]) await db().delete(table);
  await db().execute(sql`delete from group_members`);
  await db().delete(groups);
  institute.clock.set('2027-01-04T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  huda = await aTeacher('Ustadha Huda');
  amina = await institute.student({ name: 'Amina Yusuf' });
  await amina.call.enrol({ class_id: classId });
});

async function aTeacher(name: string, of = classId): Promise<Person> {
  const person = await institute.student({ name });
  await admin.call.saveClassStaff({ class_id: of, user_id: person.id, powers: ['teach'] });
  return person;
}
const tuesdays = (more: object = {}) => ({
  ...{ class_id: classId, from_on: '2027-01-05', weekday: 2, starts_at: '18:00', minutes: 60 },
  ...{ teacher_id: huda.id, ...more },
});
const rows = (of = classId) =>
  db()
    .select({ meeting: meetings })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .where(eq(groups.classId, of))
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .then((found) => found.map(({ meeting }) => meeting));
const at = async (index: number, of = classId) => {
  const found = (await rows(of))[index];
  if (!found) throw new Error(`no meeting ${index}`);
  return found;
};
const change = async (index: number, wanted: object) => {
  const { id, version } = await at(index);
  return admin.call.changeMeeting({ meeting_id: id, version, ...wanted });
};
const isDraft = (of: number, is: boolean) =>
  db().update(classes).set({ isDraft: is }).where(eq(classes.id, of));
/** The last message that somebody was sent. */
async function lastTold({ id }: Person): Promise<string> {
  const { rows: found } = (await db().execute(sql`
    select m.body from messages m join message_recipients r on r.message_id = m.id
    where r.user_id = ${id} order by m.id desc limit 1`)) as unknown as {
    rows: { body: string }[];
  };
  return (found[0]?.body ?? '').replaceAll(/[\u2066-\u2069]/g, '');
}
const countTold = async ({ id }: Person) => {
  const { rows: found } = (await db().execute(
    sql`select count(*)::int as count from message_recipients where user_id = ${id}`,
  )) as unknown as { rows: { count: number }[] };
  return found[0]?.count;
};
const own = async () =>
  z.decode(getMyMeetings.response, (await amina.call.getMyMeetings({ class_id: classId })).data);

// Proves ours-312.
describe('a group is in one meeting at a time', () => {
  it('which moving one is refused by, with the other named, whoever teaches it', async () => {
    const musa = await aTeacher('Ustadh Musa');
    await admin.call.addPattern(tuesdays());
    const onto = { on: '2027-01-12', starts_at: '18:30', teacher_id: musa.id };
    expect(await change(0, onto)).toMatchObject({
      code: 'group_busy',
      message: 'The group is in another meeting then: 12 January 2027, 18:00.',
    });
    expect(await change(0, { ...onto, starts_at: '19:00' })).toMatchObject({ status: true });
  });

  it('and a weekly time, also by the wishes of a teacher', async () => {
    const musa = await aTeacher('Ustadh Musa');
    await admin.call.addPattern(tuesdays());
    const second = tuesdays({ teacher_id: musa.id, starts_at: '18:30' });
    expect(await admin.call.addPattern(second)).toMatchObject({ code: 'group_busy' });
    expect(await rows()).toHaveLength(16);
    await admin.call.addPattern({ ...second, starts_at: '19:00' });
    const [first] = await rows();
    await institute.signInAgain(musa);
    const mine = (await rows()).find(({ teacherId }) => teacherId === musa.id);
    const wish = { change: 'move', on: '2027-01-12', starts_at: '17:30', reason: 'A wedding' };
    expect(
      await musa.call.changeTaughtMeeting({
        ...{ meeting_id: mine?.id ?? 0, version: 1, ...wish, change: 'move' },
      }),
    ).toMatchObject({ code: 'group_busy' });
    expect(first?.byHand).toBe(false);
  });

  it('once, however many move its meetings onto each other at the same moment', async () => {
    await admin.call.addPattern(tuesdays({ teacher_id: null }));
    const to = { on: '2027-01-30', starts_at: '10:00' };
    const answers = await Promise.all([0, 1, 2, 3].map((index) => change(index, to)));
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    const codes = answers.flatMap(({ code }) => code ?? []);
    expect(new Set(codes)).toEqual(new Set(['group_busy']));
  });

  it('by the database too, but for what stood before it was asked', async () => {
    await admin.call.addPattern(tuesdays({ teacher_id: null }));
    const [first, second] = [await at(0), await at(1)];
    const span = { startsAt: first.startsAt, endsAt: first.endsAt };
    await expect(
      db().update(meetings).set(span).where(eq(meetings.id, second.id)),
    ).rejects.toMatchObject({ cause: { constraint: 'meetings_one_group' } });
    // Two that stand at once since long ago: they are taught, renamed and planned as before.
    await db().update(meetings).set({ isApart: false });
    const old = { ...span, byHand: true };
    await db().update(meetings).set(old).where(eq(meetings.id, second.id));
    expect(await change(1, { place: 'Room 3' })).toMatchObject({ status: true });
    expect(await planAll(institute.services)).toEqual({ made: 0 });
    const [group] = await db().select().from(groups).where(eq(groups.classId, classId));
    const rename = { group_id: group?.id ?? 0, teacher_id: huda.id };
    // Their teacher cannot be one.
    expect(
      (await admin.call.changeGroup({ ...rename, place: 'Room 1', teacher_id: 0 })).status,
    ).toBe(true);
    expect(await rows()).toHaveLength(16);
    // Moved, one is apart as all others are.
    expect(await change(1, { on: '2027-01-19', starts_at: '18:30' })).toMatchObject({
      code: 'group_busy',
    });
    expect(await change(1, { on: '2027-01-20' })).toMatchObject({ status: true });
  });

  it('and an hour that is planned later where another was put by hand is not held, and says why', async () => {
    await admin.call.addPattern(tuesdays({ teacher_id: null }));
    expect(await change(0, { on: '2027-05-04', starts_at: '18:30' })).toMatchObject({
      status: true,
    });
    institute.clock.set('2027-01-25T09:00:00Z');
    await planAll(institute.services);
    const late = (await rows()).filter(({ startsAt }) =>
      startsAt.toISOString().startsWith('2027-05-04'),
    );
    expect(late).toMatchObject([
      { state: 'cancelled', reason: 'The group is in another meeting then.' },
      { state: 'planned', byHand: true },
    ]);
  });
});

// Proves ours-320.
describe('a closed day', () => {
  beforeEach(async () => {
    await admin.call.addPattern(tuesdays());
    await admin.call.addClosure({
      from_on: '2027-01-14',
      until_on: '2027-01-15',
      name: 'Staff day',
    });
  });

  it('takes a meeting that the office moves there once it has said so', async () => {
    const to = { on: '2027-01-14' };
    expect(await change(0, to)).toMatchObject({
      code: 'day_closed',
      message: 'Nothing is held on that day: Staff day.',
    });
    expect(await change(0, { ...to, on_closed_day: '1' })).toMatchObject({ status: true });
    expect(await at(1)).toMatchObject({ startsAt: new Date('2027-01-14T17:00:00Z') });
    // One that is there is changed as any other, and moved within the day.
    expect(await change(1, { starts_at: '19:00' })).toMatchObject({ status: true });
    expect(await change(1, { on: '2027-01-15' })).toMatchObject({ code: 'day_closed' });
  });

  it('is refused to a teacher, who asks as well', async () => {
    await institute.signInAgain(huda);
    const { id } = await at(0);
    const move = (on: string) =>
      huda.call.changeTaughtMeeting({
        ...{ meeting_id: id, version: 1, change: 'move', on, reason: 'A wedding' },
      });
    await institute.clock.set('2027-01-05T09:00:00Z');
    await institute.signInAgain(huda);
    expect(await move('2027-01-14')).toMatchObject({ code: 'day_closed' });
    expect(await move('2027-01-13')).toMatchObject({ data: { outcome: 'asked' } });
  });

  it('stands in a wish that is older than it, and a yes says so', async () => {
    institute.clock.set('2027-01-05T09:00:00Z');
    for (const person of [admin, huda]) await institute.signInAgain(person);
    const { id } = await at(0);
    const wish = { meeting_id: id, version: 1, change: 'move' as const, reason: 'A wedding' };
    await huda.call.changeTaughtMeeting({ ...wish, on: '2027-01-20' });
    const first = async () =>
      z.decode(getMeetingRequests.response, (await admin.call.getMeetingRequests({})).data).first;
    expect(await first()).toMatchObject([{ closedBy: '' }]);
    await admin.call.addClosure({ from_on: '2027-01-20', until_on: '2027-01-20', name: 'Storm' });
    const [asked] = await first();
    expect(asked).toMatchObject({ closedBy: 'Storm' });
    const asked_at = Math.floor(Number(asked?.askedAt) / 1000);
    const yes = { meeting_id: id, asked_at, answer: 'yes' as const };
    expect(await admin.call.answerMeetingRequest(yes)).toMatchObject({ code: 'day_closed' });
    expect(await admin.call.answerMeetingRequest({ ...yes, on_closed_day: '1' })).toMatchObject({
      status: true,
    });
  });

  // Proves ours-423.
  it('is closed once, whatever it is called, and the same again changes nothing', async () => {
    const days = { from_on: '2027-01-14', until_on: '2027-01-15' };
    expect(await admin.call.addClosure({ ...days, name: 'Staff day' })).toMatchObject({
      data: { meetings: 0 },
    });
    expect(await admin.call.addClosure({ ...days, name: 'Storm' })).toMatchObject({
      code: 'days_closed',
      message: 'These days are closed already: Staff day.',
    });
    const later = { from_on: '2027-01-21', until_on: '2027-01-22' };
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => admin.call.addClosure({ ...later, name })),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    // Days of which some are open may be closed.
    const longer = { from_on: '2027-01-15', until_on: '2027-01-18', name: 'Storm' };
    expect(await admin.call.addClosure(longer)).toMatchObject({ status: true });
    expect(await db().select().from(closures)).toHaveLength(3);
  });
});

// Proves ours-423.
it('two groups of a class are not called alike, whoever adds or renames them at once', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((seats) => admin.call.addGroup({ class_id: classId, name: 'Evening', seats })),
  );
  expect(answers.filter(({ status }) => status)).toHaveLength(1);
  expect(answers.flatMap(({ code }) => code ?? [])).toEqual(Array(2).fill('group_name_taken'));
  const { data } = await admin.call.addGroup({ class_id: classId, name: 'Morning' });
  const rename = (name: string) => admin.call.changeGroup({ group_id: data.id, name });
  expect(await rename('EVENING')).toMatchObject({ code: 'group_name_taken' });
  expect(await rename('morning')).toMatchObject({ status: true });
});

// Proves ours-420.
describe('a draft', () => {
  let draft: number;
  beforeEach(async () => {
    ({ id: draft } = await aClass(institute, { name: 'The next term' }));
    await isDraft(draft, true);
  });

  it('keeps its teacher from no meeting of a published class, and stands without them then', async () => {
    await admin.call.addPattern(tuesdays({ class_id: draft }));
    expect((await at(0, draft)).teacherId).toBe(huda.id);
    expect(await admin.call.addPattern(tuesdays())).toMatchObject({ status: true });
    expect((await rows()).map(({ teacherId }) => teacherId)).toEqual(Array(16).fill(huda.id));
    expect((await rows(draft)).map(({ teacherId }) => teacherId)).toEqual(Array(16).fill(null));
    // A meeting that is moved alone takes the teacher of the draft as well.
    await admin.call.addPattern(tuesdays({ class_id: draft, weekday: 4, from_on: '2027-01-07' }));
    expect(await change(0, { on: '2027-01-07' })).toMatchObject({ status: true });
    const [first] = (await rows(draft)).filter(({ startsAt }) => startsAt.getUTCDay() === 4);
    expect(first).toMatchObject({ teacherId: null, version: 2 });
  });

  it('is refused a teacher who is in another meeting, by name', async () => {
    await admin.call.addPattern(tuesdays());
    expect(await admin.call.addPattern(tuesdays({ class_id: draft }))).toMatchObject({
      code: 'teacher_busy',
    });
  });

  it('is given no teacher behind the back of the office when an hour of theirs is free', async () => {
    await admin.call.addPattern(tuesdays({ class_id: draft }));
    await admin.call.addPattern(tuesdays());
    expect(await change(0, { on: '2027-01-09' })).toMatchObject({ status: true });
    await planAll(institute.services);
    const day = { from_on: '2027-03-09', until_on: '2027-03-09', name: 'Eid' };
    await admin.call.addClosure(day);
    expect((await at(0, draft)).teacherId).toBeNull();
    const [group] = await db().select().from(groups).where(eq(groups.classId, draft));
    await admin.call.changeGroup({ group_id: group?.id ?? 0, place: 'Room 2' });
    expect((await at(0, draft)).teacherId).toBeNull();
    // Where the office says who teaches, it is given.
    const { id, version } = await at(0, draft);
    const given = { meeting_id: id, version, teacher_id: huda.id };
    expect(await admin.call.changeMeeting(given)).toMatchObject({ status: true });
    expect((await at(0, draft)).teacherId).toBe(huda.id);
  });
});

// Proves ours-421.
describe('an excuse', () => {
  beforeEach(async () => {
    await admin.call.addPattern(tuesdays());
    const { id } = await at(0);
    expect(await amina.call.askExcuse({ meeting_id: id, reason: 'I travel' })).toMatchObject({
      status: true,
    });
  });
  const SAID = 'Say it again if you cannot come on the new day.';

  it('falls when its meeting moves to another day, which the one message says', async () => {
    const before = (await countTold(amina)) ?? 0;
    expect(await change(0, { on: '2027-01-07' })).toMatchObject({ status: true });
    expect(await db().select().from(presences)).toEqual([]);
    expect(await countTold(amina)).toBe(before + 1);
    expect(await lastTold(amina)).toContain(SAID);
    expect((await own()).coming[0]).toMatchObject({ presence: null, excuse: '' });
  });

  it('stays within the day', async () => {
    expect(await change(0, { starts_at: '20:00' })).toMatchObject({ status: true });
    expect(await db().select().from(presences)).toMatchObject([{ source: 'asked' }]);
    expect(await lastTold(amina)).not.toContain(SAID);
  });

  it('falls with all that follow on another day, and where a meeting is put back', async () => {
    expect(await change(0, { on: '2027-01-06', scope: 'following' })).toMatchObject({
      status: true,
    });
    expect(await db().select().from(presences)).toEqual([]);
    expect(await lastTold(amina)).toContain(SAID);
    await change(0, { on: '2027-01-08' });
    const { id } = await at(0);
    await amina.call.askExcuse({ meeting_id: id, reason: 'I travel' });
    expect(await admin.call.restoreMeeting({ meeting_id: id })).toMatchObject({ status: true });
    expect(await db().select().from(presences)).toEqual([]);
    expect(await lastTold(amina)).toContain(SAID);
  });
});

// Proves ours-422.
it('a moved meeting names where it last stood, and a weekly time from and until when it holds', async () => {
  await db().delete(groups);
  const { data } = await admin.call.addGroup({ class_id: classId, name: 'Evening' });
  await admin.call.addPattern(tuesdays({ group_id: data.id }));
  await amina.call.chooseGroup({ group_id: data.id });
  await change(0, { on: '2027-01-07' });
  expect((await own()).coming[0]?.movedFrom).toEqual(new Date('2027-01-05T17:00:00Z'));
  await change(0, { on: '2027-01-08' });
  expect((await own()).coming[0]?.movedFrom).toEqual(new Date('2027-01-07T17:00:00Z'));
  // All that follow another one are on Wednesdays; what was moved before stays, and what is said of it.
  await change(2, { on: '2027-01-20', scope: 'following' });
  expect((await own()).coming[0]?.movedFrom).toEqual(new Date('2027-01-07T17:00:00Z'));
  const choice = z.decode(
    getGroupChoice.response,
    (await amina.call.getGroupChoice({ class_id: classId })).data,
  );
  expect(choice.groups[0]?.times).toMatchObject([
    { weekday: 2, fromOn: '2027-01-05', untilOn: '2027-01-18' },
    { weekday: 3, fromOn: '2027-01-20', untilOn: null },
  ]);
});
