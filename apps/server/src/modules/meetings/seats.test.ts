import { getGroupChoice, getLines } from '@institute/contract/meetings/seats';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
import {
  auditLog,
  enrolments,
  groupMembers,
  meetings,
  messages,
  patterns,
  seatWishes,
} from '../../schema/index.ts';
import { walletBalance } from '../ledger/index.ts';
import { offerAllSeats } from './offer-seats.ts';

let institute: Institute;
let admin: Person;
let classId: number;
let evening: number;

const db = () => institute.services.db;
const hours = (count: number) => institute.clock.advance({ minutes: count * 60 });

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  evening = await aGroup('Evening', 1);
});

async function aGroup(name: string, seats: number, of = classId): Promise<number> {
  const { data } = await admin.call.addGroup({ class_id: of, name, seats });
  return data.id;
}
const choiceOf = async (person: Person, of = classId) =>
  z.decode(getGroupChoice.response, (await person.call.getGroupChoice({ class_id: of })).data);
const lines = async () =>
  z.decode(getLines.response, (await admin.call.getLines({ class_id: classId })).data);
const members = async (groupId: number) =>
  (await db().select().from(groupMembers).where(eq(groupMembers.groupId, groupId))).map(
    ({ userId }) => userId,
  );
const sweep = () => offerAllSeats(institute.services);
const balanceOf = ({ id }: Person) => walletBalance(db(), id);
/** What somebody was told of seats, the first first. */
async function toldTo({ id }: Person): Promise<string[]> {
  const { rows } = (await db().execute(sql`
    select m.subject from ${messages} m join message_recipients r on r.message_id = m.id
    where r.user_id = ${id} order by m.id`)) as unknown as { rows: { subject: string }[] };
  return rows.map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ''));
}
/** Somebody who has joined the class in a group. */
async function joined(groupId = evening, of = classId): Promise<Person> {
  const person = await institute.student();
  expect(await person.call.chooseGroup({ group_id: groupId })).toMatchObject({ status: true });
  expect(await person.call.enrol({ class_id: of })).toMatchObject({ status: true });
  return person;
}
const OFFERED = 'A seat for you: Roots and Patterns, Evening';
const LAPSED = 'The seat has gone on: Roots and Patterns, Evening';

// Proves ours-271, call-getGroupChoice, call-chooseGroup.
describe('choosing a group', () => {
  it('is asked for by a class that has groups, and joins class and group together', async () => {
    const amina = await institute.student();
    // The page of the class knows it before the groups are asked for.
    expect(await amina.call.getClassDetails({ class_id: classId })).toMatchObject({
      data: { is_in_groups: true },
    });
    expect(await amina.call.enrol({ class_id: classId })).toMatchObject({ code: 'group_needed' });
    expect(await choiceOf(amina)).toMatchObject({
      groups: [{ id: evening, name: 'Evening', seatsLeft: 1, place: null, offeredUntil: null }],
      groupId: null,
    });
    const held = await amina.call.chooseGroup({ group_id: evening });
    expect(held).toMatchObject({ status: true });
    // Again after a lost answer: the same seat, kept no longer than before.
    hours(0.5);
    expect((await amina.call.chooseGroup({ group_id: evening })).data).toEqual(held.data);
    expect(await members(evening)).toEqual([]);
    expect(await amina.call.enrol({ class_id: classId })).toMatchObject({ status: true });
    expect(await members(evening)).toEqual([amina.id]);
    expect(await db().select().from(seatWishes).where(eq(seatWishes.userId, amina.id))).toEqual([]);
    expect(await choiceOf(amina)).toMatchObject({ groupId: evening, groups: [{ seatsLeft: 0 }] });
    expect(await amina.call.chooseGroup({ group_id: evening })).toMatchObject({
      data: { held_until: 0 },
    });
  });

  it('asks nothing where a class is one group of everybody', async () => {
    const { id } = await aClass(institute);
    const amina = await institute.student();
    expect(await amina.call.getClassDetails({ class_id: id })).toMatchObject({
      data: { is_in_groups: false },
    });
    expect(await choiceOf(amina, id)).toEqual({ groups: [], groupId: null, mayMove: false });
    expect(await amina.call.enrol({ class_id: id })).toMatchObject({ status: true });
  });

  it('keeps a seat for an hour, after which it is whose comes first', async () => {
    const [amina, bala] = [await institute.student(), await institute.student()];
    await amina.call.chooseGroup({ group_id: evening });
    expect(await bala.call.chooseGroup({ group_id: evening })).toMatchObject({
      code: 'group_full',
    });
    hours(2);
    expect(await bala.call.chooseGroup({ group_id: evening })).toMatchObject({ status: true });
    expect(await amina.call.enrol({ class_id: classId })).toMatchObject({ code: 'group_full' });
    expect(await bala.call.enrol({ class_id: classId })).toMatchObject({ status: true });
    expect(await members(evening)).toEqual([bala.id]);
  });

  it('is not kept for whoever may not join: another class comes first, or it is not open', async () => {
    const amina = await institute.student();
    const after = await aClass(institute, { prequisite_id: String(classId) });
    const later = await aGroup('Later', 1, after.id);
    expect(await amina.call.chooseGroup({ group_id: later })).toMatchObject({
      code: 'prerequisite_not_met',
    });
    await admin.call.updateClass({ class_id: classId, status: '0' });
    expect(await amina.call.chooseGroup({ group_id: evening })).toMatchObject({
      code: 'class_inactive',
    });
    expect(await amina.call.waitForSeat({ group_id: 999_999 })).toMatchObject({
      code: 'group_not_found',
    });
  });

  it('takes nothing from the wallet while no seat is chosen, and pays with the seat', async () => {
    const paid = await aPaidClass(institute, 5000);
    const group = await aGroup('Morning', 1, paid.id);
    const amina = await institute.student({ wallet: 800_000 });
    const join = { class_id: paid.id };
    expect(await amina.call.enrol(join)).toMatchObject({ code: 'group_needed' });
    expect(await balanceOf(amina)).toBe(800_000);
    await amina.call.chooseGroup({ group_id: group });
    expect(await amina.call.enrol(join)).toMatchObject({ status: true });
    expect(await balanceOf(amina)).toBe(300_000);
    expect(await members(group)).toEqual([amina.id]);
  });

  it('is asked of whoever the office has given a place, who is in the group at once', async () => {
    const amina = await institute.student();
    await admin.call.enrolStudents({ class_ids: [classId], student_list: String(amina.id) });
    await institute.services.jobs.drain();
    expect(await choiceOf(amina)).toMatchObject({ groupId: null, groups: [{ seatsLeft: 1 }] });
    expect(await lines()).toMatchObject({ ungrouped: 1 });
    await amina.call.chooseGroup({ group_id: evening });
    expect(await members(evening)).toEqual([amina.id]);
    expect(await lines()).toMatchObject({ ungrouped: 0 });
  });

  it('ends with the place: the seat is free, and nobody comes back to it unasked', async () => {
    const amina = await joined();
    await admin.call.endPlaces({
      ...{ class_id: classId, student_list: String(amina.id), reason: 'Moved away' },
    });
    expect(await members(evening)).toEqual([]);
    await joined();
  });
});

// Proves ours-272.
it('seats are kept: of a hundred who join at once as many come in as there are seats', async () => {
  const ten = await aGroup('Ten', 10);
  const people = await Promise.all(Array.from({ length: 100 }, () => institute.student()));
  const chose = await Promise.all(
    people.map(async (person) => {
      const { status } = await person.call.chooseGroup({ group_id: ten });
      return status ? [person] : [];
    }),
  );
  const [came, [late]] = [chose.flat(), people.filter((person) => !chose.flat().includes(person))];
  expect(came).toHaveLength(10);
  expect(await late?.call.enrol({ class_id: classId })).toMatchObject({ code: 'group_needed' });
  const joins = await Promise.all(came.map((one) => one.call.enrol({ class_id: classId })));
  expect(joins.map(({ status, code }) => code ?? status)).toEqual(Array(10).fill(true));
  expect(await members(ten)).toHaveLength(10);
  const inClass = await db().select().from(enrolments).where(eq(enrolments.classId, classId));
  expect(inClass).toHaveLength(10);
});

// Proves ours-273, call-setGroupMoves.
it('another group may be chosen before the third meeting where the class allows it', async () => {
  const morning = await aGroup('Morning', 0);
  const amina = await joined();
  const move = () => amina.call.chooseGroup({ group_id: morning });
  expect(await move()).toMatchObject({ code: 'group_fixed' });
  await admin.call.setGroupMoves({ class_id: classId, may_move: '1' });
  expect(await choiceOf(amina)).toMatchObject({ mayMove: true, groupId: evening });
  expect(await move()).toMatchObject({ status: true });
  expect(await move()).toMatchObject({ status: true });
  expect(await members(morning)).toEqual([amina.id]);
  expect(await members(evening)).toEqual([]);
  const weekly = { groupId: morning, weekday: 2, startsAt: '18:00', minutes: 60 };
  const [pattern] = await db()
    .insert(patterns)
    .values({ ...weekly, fromOn: '2026-11-10' })
    .returning();
  const begun = async (day: number, state: 'held' | 'cancelled') => {
    const startsAt = new Date(institute.clock.now().getTime() - day * 1000);
    await db()
      .insert(meetings)
      .values({
        ...{ groupId: morning, patternId: pattern?.id ?? 0, plannedOn: `2026-11-1${day}` },
        ...{ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), state },
      });
  };
  for (const day of [1, 2]) await begun(day, 'held');
  await begun(3, 'cancelled');
  expect((await choiceOf(amina)).mayMove).toBe(true);
  await begun(4, 'held');
  expect((await choiceOf(amina)).mayMove).toBe(false);
  expect(await amina.call.chooseGroup({ group_id: evening })).toMatchObject({
    code: 'group_fixed',
  });
  const office = { group_id: evening, student_list: String(amina.id) };
  expect(await admin.call.setGroupStudents(office)).toMatchObject({ status: true });
});

/** Some who wait for the evening, in their order. */
async function waitingFor(count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let place = 1; place <= count; place += 1) {
    const person = await institute.student();
    const answer = { status: true, data: { place } };
    expect(await person.call.waitForSeat({ group_id: evening })).toMatchObject(answer);
    people.push(person);
  }
  return people;
}

// Proves ours-274, call-waitForSeat, call-leaveLine.
describe('the waiting list', () => {
  it('is for a full group, keeps the place and takes nobody else before', async () => {
    const amina = await institute.student();
    expect(await amina.call.waitForSeat({ group_id: evening })).toMatchObject({
      code: 'group_open',
    });
    const owner = await joined();
    const [bala, chidi] = (await waitingFor(2)) as [Person, Person];
    expect(await bala.call.waitForSeat({ group_id: evening })).toMatchObject({
      data: { place: 1 },
    });
    expect(await choiceOf(chidi)).toMatchObject({ groups: [{ seatsLeft: 0, place: 2 }] });
    expect(await chidi.call.chooseGroup({ group_id: evening })).toMatchObject({
      code: 'group_full',
    });
    await bala.call.leaveLine({ group_id: evening });
    expect(await choiceOf(chidi)).toMatchObject({ groups: [{ place: 1 }] });
    // Whoever comes when a seat becomes free is behind those who wait.
    await admin.call.endPlaces({
      ...{ class_id: classId, student_list: String(owner.id), reason: 'Moved away' },
    });
    expect(await amina.call.chooseGroup({ group_id: evening })).toMatchObject({
      code: 'group_full',
    });
    await sweep();
    expect(await toldTo(chidi)).toEqual([OFFERED]);
  });

  it('offers in order for 48 hours each, told once, and lapses by itself to the next', async () => {
    const owner = await joined();
    const [bala, chidi, dayo] = (await waitingFor(3)) as [Person, Person, Person];
    await sweep();
    expect(await toldTo(bala)).toEqual([]);
    await admin.call.setGroupStudents({ group_id: evening, student_list: '' });
    expect(owner.id).toBeGreaterThan(0);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect([await toldTo(bala), await toldTo(chidi)]).toEqual([[OFFERED], []]);
    hours(47);
    await sweep();
    expect(await toldTo(bala)).toEqual([OFFERED]);
    hours(2);
    await Promise.all([sweep(), sweep()]);
    expect(await toldTo(bala)).toEqual([OFFERED, LAPSED]);
    expect(await toldTo(chidi)).toEqual([OFFERED]);
    // Refused, it goes on at once.
    await chidi.call.leaveLine({ group_id: evening });
    expect(await toldTo(dayo)).toEqual([OFFERED]);
    expect(await choiceOf(dayo)).toMatchObject({ groups: [{ place: null, seatsLeft: 0 }] });
    expect((await choiceOf(dayo)).groups[0]?.offeredUntil).not.toBeNull();
    expect(await dayo.call.enrol({ class_id: classId })).toMatchObject({ status: true });
    expect(await members(evening)).toEqual([dayo.id]);
  });

  it('pays for nothing while it lasts, and for the seat when it is taken', async () => {
    const paid = await aPaidClass(institute, 5000);
    const group = await aGroup('Morning', 1, paid.id);
    const owner = await institute.student({ wallet: 500_000 });
    await owner.call.chooseGroup({ group_id: group });
    await owner.call.enrol({ class_id: paid.id });
    const amina = await institute.student({ wallet: 500_000 });
    await amina.call.waitForSeat({ group_id: group });
    expect(await amina.call.enrol({ class_id: paid.id })).toMatchObject({ code: 'group_needed' });
    expect(await balanceOf(amina)).toBe(500_000);
    await admin.call.changeGroup({ group_id: group, seats: 2 });
    expect(await amina.call.enrol({ class_id: paid.id })).toMatchObject({ status: true });
    expect(await balanceOf(amina)).toBe(0);
    expect(await members(group)).toEqual([owner.id, amina.id]);
  });
});

// Proves ours-393, call-setGroupStudents.
it('a seat that is offered to somebody is given to nobody else, and the refusal names them', async () => {
  const amina = await joined();
  const bala = await institute.student({ name: 'Bala Musa' });
  await bala.call.waitForSeat({ group_id: evening });
  const bint = await joined(await aGroup('Saturday', 0));
  await admin.call.changeGroup({ group_id: evening, seats: 2 });
  expect((await lines()).lines[0]?.people).toMatchObject([{ name: 'Bala Musa' }]);
  const put = (...people: Person[]) =>
    admin.call.setGroupStudents({
      group_id: evening,
      student_list: people.map(({ id }) => id).join(),
    });
  expect(await put(amina, bint)).toMatchObject({
    ...{ code: 'group_full', message: expect.stringContaining('Bala Musa') },
  });
  expect(await members(evening)).toEqual([amina.id]);
  expect(await put(amina)).toMatchObject({ status: true });
  // His is the seat, whoever gives it to him; hers is free once it lapses.
  hours(49);
  await institute.signInAgain(admin);
  expect(await put(amina, bint)).toMatchObject({ status: true });
});

// Proves ours-275, call-getLines, call-moveUpInLine, call-offerSeat.
it('the office sees the lines, puts somebody first and offers a seat, for a reason', async () => {
  await joined();
  const [bala, chidi, dayo] = (await waitingFor(3)) as [Person, Person, Person];
  const order = async () => (await lines()).lines[0]?.people.map((one) => one.studentId);
  expect(await order()).toEqual([bala.id, chidi.id, dayo.id]);
  const reason = 'Comes from far';
  const up = { group_id: evening, student_id: dayo.id, reason };
  expect(await admin.call.moveUpInLine(up)).toMatchObject({ status: true });
  expect(await admin.call.moveUpInLine(up)).toMatchObject({ status: true });
  expect(await order()).toEqual([dayo.id, bala.id, chidi.id]);
  const [act] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(act).toMatchObject({
    ...{ action: 'moveUpInLine', classId, subjectId: dayo.id },
    details: { group: 'Evening', class: 'Roots and Patterns', reason },
  });
  const offer = { group_id: evening, student_id: chidi.id, reason };
  expect(await admin.call.offerSeat(offer)).toMatchObject({ status: true });
  expect(await admin.call.offerSeat(offer)).toMatchObject({ status: true });
  expect(await toldTo(chidi)).toEqual([OFFERED]);
  expect(await order()).toEqual([chidi.id, dayo.id, bala.id]);
  expect(await chidi.call.enrol({ class_id: classId })).toMatchObject({ status: true });
  expect(await members(evening)).toHaveLength(2);
  expect(await admin.call.offerSeat(offer)).toMatchObject({ code: 'not_in_line' });
});
