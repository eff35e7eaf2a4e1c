import { randomUUID } from 'node:crypto';
import { getGroupSeats } from '@institute/contract/meetings/seats';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aGroupWithTimes, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, enrolments, groupMembers, seatWishes } from '../../schema/index.ts';
import { walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
let from: number;
let to: number;
let evening: number;

const db = () => institute.services.db;
const requestKey = () => randomUUID();

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  await institute.signInAgain(admin);
  ({ id: from } = await aClass(institute, { name: 'Letters' }));
  ({ id: to } = await aPaidClass(institute, 5000));
  evening = await aGroup('Evening', 1);
});

async function aGroup(name: string, seats: number, of = to): Promise<number> {
  return aGroupWithTimes(institute, admin, { class_id: of, name, seats });
}
const members = async (groupId = evening) =>
  (await db().select().from(groupMembers).where(eq(groupMembers.groupId, groupId))).map(
    ({ userId }) => userId,
  );
const inClass = async (classId = to) =>
  (await db().select().from(enrolments).where(eq(enrolments.classId, classId))).map(
    ({ userId }) => userId,
  );
const seatsLeft = async () =>
  z
    .decode(getGroupSeats.response, (await admin.call.getGroupSeats({ class_id: to })).data)
    .map((group) => [group.name, group.seatsLeft, group.waiting]);
const audited = async (action: string) => {
  const [row] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.details;
};
const student = async () => {
  const person = await institute.student({ wallet: 1_000_000 });
  expect(await person.call.enrol({ class_id: from })).toMatchObject({ status: true });
  return person;
};
const listOf = (...people: Person[]) => people.map(({ id }) => id).join(',');

// Proves ours-280, call-getGroupSeats.
describe('the office gives a place with a group', () => {
  const ways = ['enrolStudents', 'movePlaces', 'promotePlaces', 'payPlace', 'takePayment'] as const;
  type Chosen = { group_id: number; beyond_seats?: '1' };
  const give = (way: (typeof ways)[number], person: Person, group: Chosen) => {
    const places = { class_id: from, student_list: listOf(person), to_class_id: to };
    const act = { ...places, reason: 'Next course', request_key: requestKey(), ...group };
    const one = { student_id: person.id, class_id: to, request_key: requestKey(), ...group };
    const paid = { amount: '5000', way: 'cash', paid_on: '2026-11-16' } as const;
    const calls = {
      enrolStudents: () =>
        admin.call.enrolStudents({ student_list: listOf(person), class_ids: [to], ...group }),
      movePlaces: () => admin.call.movePlaces(act),
      promotePlaces: () => admin.call.promotePlaces(act),
      payPlace: () => admin.call.payPlace({ ...one, price: '5000' }),
      takePayment: () => admin.call.takePayment({ ...one, ...paid }),
    };
    return calls[way]();
  };

  it.each(ways)(
    'by %s, which has them be in it, asks about a full one, and is audited',
    async (way) => {
      const [amina, bala] = [await student(), await student()];
      expect(await seatsLeft()).toEqual([['Evening', 1, 0]]);
      expect(await give(way, amina, { group_id: evening })).toMatchObject({ status: true });
      await institute.services.jobs.drain();
      expect(await members()).toEqual([amina.id]);
      expect(await inClass()).toEqual([amina.id]);
      expect(await audited(way)).toMatchObject({ group: 'Evening' });
      expect(await seatsLeft()).toEqual([['Evening', 0, 0]]);
      const before = await walletBalance(db(), bala.id);
      expect(await give(way, bala, { group_id: evening })).toMatchObject({ code: 'group_full' });
      await institute.services.jobs.drain();
      expect(await inClass()).toEqual([amina.id]);
      expect(await walletBalance(db(), bala.id)).toBe(before);
      const beyond = { group_id: evening, beyond_seats: '1' } as const;
      expect(await give(way, bala, beyond)).toMatchObject({ status: true });
      await institute.services.jobs.drain();
      expect(await members()).toEqual([amina.id, bala.id]);
      expect(await db().select().from(seatWishes)).toEqual([]);
    },
  );

  it.each(ways)('by %s, and not one of another class', async (way) => {
    const amina = await student();
    const other = await aGroup('Elsewhere', 1, from);
    const answer = await give(way, amina, { group_id: other });
    expect(answer).toMatchObject({ code: 'group_not_found' });
    await institute.services.jobs.drain();
    expect(await inClass()).toEqual([]);
  });

  it('whoever waits in line is not passed by without a word, and takes the own seat', async () => {
    const [amina, bala, chidi] = [await student(), await student(), await student()];
    await give('payPlace', amina, { group_id: evening });
    await bala.call.waitForSeat({ group_id: evening });
    await admin.call.changeGroup({ group_id: evening, seats: 2 });
    // The seat is offered to Bala, and is nobody else's.
    expect(await give('payPlace', chidi, { group_id: evening })).toMatchObject({
      code: 'group_full',
    });
    expect(await give('payPlace', bala, { group_id: evening })).toMatchObject({ status: true });
    expect(await members()).toEqual([amina.id, bala.id]);
  });

  it('of many as many come as were asked about, and whoever is in the class stays as they are', async () => {
    const [amina, bala, chidi] = [await student(), await student(), await student()];
    const morning = await aGroup('Morning', 0);
    await give('payPlace', amina, { group_id: morning });
    const order = { class_ids: [to], group_id: evening };
    expect(
      await admin.call.enrolStudents({ student_list: listOf(amina, bala, chidi), ...order }),
    ).toMatchObject({ code: 'group_full' });
    await admin.call.enrolStudents({ student_list: listOf(amina, bala), ...order });
    expect(await seatsLeft()).toEqual([
      ['Evening', 0, 0],
      ['Morning', null, 0],
    ]);
    await institute.services.jobs.drain();
    expect([await members(), await members(morning)]).toEqual([[bala.id], [amina.id]]);
  });

  it('a month more for somebody of the class has them be in the group at once', async () => {
    const monthly = await aPaidClass(institute, 5000, { monthlySub: '1' });
    const [one, two] = [await aGroup('One', 1, monthly.id), await aGroup('Two', 1, monthly.id)];
    const amina = await student();
    const pay = (group_id: number) =>
      admin.call.payPlace({ student_id: amina.id, class_id: monthly.id, price: '5000', group_id });
    expect(await pay(one)).toMatchObject({ status: true });
    institute.clock.advance({ days: 40 });
    await institute.signInAgain(admin);
    expect(await pay(two)).toMatchObject({ status: true });
    expect([await members(one), await members(two)]).toEqual([[], [amina.id]]);
  });
});
