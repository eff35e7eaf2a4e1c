import { getGroupChoice, getLines } from '@institute/contract/meetings/seats';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aGroupWithTimes } from '../../../test/support/school.ts';
import { groupMembers, seatWishes } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let classId: number;
let evening: number;
let morning: number;

const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  evening = await aGroup('Evening', 2);
  morning = await aGroup('Morning', 0);
});

async function aGroup(name: string, seats: number): Promise<number> {
  return aGroupWithTimes(institute, admin, { class_id: classId, name, seats });
}
const members = async (groupId: number) =>
  (await db().select().from(groupMembers).where(eq(groupMembers.groupId, groupId)))
    .map(({ userId }) => userId)
    .sort((a, b) => a - b);
const wishes = () => db().select().from(seatWishes).where(eq(seatWishes.groupId, evening));
const lines = async () =>
  z.decode(getLines.response, (await admin.call.getLines({ class_id: classId })).data);
/** What somebody was told last. */
async function lastTold({ id }: Person): Promise<string> {
  const { rows } = (await db().execute(sql`
    select m.subject from messages m join message_recipients r on r.message_id = m.id
    where r.user_id = ${id} order by m.id desc limit 1`)) as unknown as {
    rows: { subject: string }[];
  };
  return (rows[0]?.subject ?? '').replaceAll(/[\u2066-\u2069]/g, '');
}
/** Somebody who has joined the class in a group. */
async function joined(groupId: number): Promise<Person> {
  const person = await institute.student();
  expect(await person.call.chooseGroup({ group_id: groupId })).toMatchObject({ status: true });
  expect(await person.call.enrol({ class_id: classId })).toMatchObject({ status: true });
  return person;
}
const fill = (
  groupId: number,
  people: readonly Person[],
  said: { when_full?: 'refuse' | 'beyond' | 'withdraw'; in_both?: '0' | '1' } = {},
) => {
  const student_list = people.map(({ id }) => id).join();
  return admin.call.setGroupStudents({ group_id: groupId, student_list, ...said });
};
/** Amina is in the evening, its other seat is offered to Emeka, who waits for it; Grace is in the morning. */
async function offered() {
  const amina = await joined(evening);
  const bala = await joined(evening);
  const [emeka, grace] = [await institute.student(), await joined(morning)];
  await emeka.call.waitForSeat({ group_id: evening });
  await fill(evening, [amina]);
  expect(await wishes()).toMatchObject([{ userId: emeka.id, state: 'offered' }]);
  return { amina, bala, emeka, grace };
}

// Proves ours-305.
describe('filling a group over seats that are kept', () => {
  it('is refused with whom they are kept for, and until when', async () => {
    const { amina, emeka, grace } = await offered();
    const refused = await fill(evening, [amina, grace], { in_both: '0' });
    expect(refused).toMatchObject({ code: 'group_full' });
    const { name } = (await lines()).lines[0]?.people[0] ?? {};
    expect(refused.message).toContain(`one each is kept for: ${name} until `);
    expect(await members(evening)).toEqual([amina.id]);
    // Whoever leaves makes no room that is asked for, and who it is kept for may be put in it.
    expect(await fill(evening, [amina])).toMatchObject({ status: true });
    expect((await emeka.call.chooseGroup({ group_id: evening })).status).toBe(true);
    expect((await emeka.call.enrol({ class_id: classId })).status).toBe(true);
    expect(await members(evening)).toEqual([amina.id, emeka.id]);
  });

  it('adds a seat beyond where the office says so, and the offer stays', async () => {
    const { amina, emeka, grace } = await offered();
    const beyond = { when_full: 'beyond', in_both: '0' } as const;
    expect(await fill(evening, [amina, grace], beyond)).toMatchObject({ status: true });
    expect(await members(evening)).toEqual([amina.id, grace.id].sort((a, b) => a - b));
    expect(await wishes()).toMatchObject([{ userId: emeka.id, state: 'offered' }]);
  });

  it('withdraws the offer where it says that: they wait where they were, and are told once', async () => {
    const { amina, emeka, grace } = await offered();
    const withdraw = { when_full: 'withdraw', in_both: '0' } as const;
    expect(await fill(evening, [amina, grace], withdraw)).toMatchObject({ status: true });
    expect(await wishes()).toMatchObject([{ userId: emeka.id, state: 'waiting', until: null }]);
    expect(await lastTold(emeka)).toBe('No seat for now: Roots and Patterns, Evening');
    expect(await emeka.call.chooseGroup({ group_id: evening })).toMatchObject({
      code: 'group_full',
    });
    // Again after a lost answer: as it is.
    expect(await fill(evening, [amina, grace], withdraw)).toMatchObject({ status: true });
    const choice = await emeka.call.getGroupChoice({ class_id: classId });
    expect(choice.data.groups[0]).toMatchObject({ place: 1 });
    // The seat that becomes free is theirs again.
    await fill(evening, [amina]);
    expect(await wishes()).toMatchObject([{ userId: emeka.id, state: 'offered' }]);
  });

  it('withdraws no seat of whoever has chosen it and is joining', async () => {
    const [amina, grace] = [await joined(evening), await joined(morning)];
    const hauwa = await institute.student();
    await hauwa.call.chooseGroup({ group_id: evening });
    const withdraw = { when_full: 'withdraw', in_both: '0' } as const;
    expect(await fill(evening, [amina, grace], withdraw)).toMatchObject({ code: 'group_full' });
    expect((await hauwa.call.enrol({ class_id: classId })).status).toBe(true);
    expect(await members(evening)).toEqual([amina.id, hauwa.id]);
  });

  it('gives one seat once, whoever takes what was offered while the office fills the group', async () => {
    const { amina, emeka, grace } = await offered();
    await emeka.call.chooseGroup({ group_id: evening });
    const [filled, taken] = await Promise.all([
      fill(evening, [amina, grace], { when_full: 'withdraw', in_both: '0' }),
      emeka.call.enrol({ class_id: classId }),
    ]);
    expect([filled.status, taken.status].filter(Boolean)).toHaveLength(1);
    expect(await members(evening)).toHaveLength(2);
  });
});

// Proves ours-311.
describe('a student of another group', () => {
  it('is named, and moves or is in both as the office says', async () => {
    const amina = await joined(morning);
    const refused = await fill(evening, [amina]);
    expect(refused).toMatchObject({ code: 'in_other_group' });
    expect(refused.message).toMatch(/ is in Morning\.$/);
    expect(await fill(evening, [amina], { in_both: '0' })).toMatchObject({ status: true });
    expect([await members(evening), await members(morning)]).toEqual([[amina.id], []]);

    expect(await fill(morning, [amina], { in_both: '1' })).toMatchObject({ status: true });
    expect([await members(evening), await members(morning)]).toEqual([[amina.id], [amina.id]]);
    // Who is in both already is asked about no more.
    expect(await fill(morning, [amina])).toMatchObject({ status: true });
    const { data } = await amina.call.getGroupChoice({ class_id: classId });
    expect(z.decode(getGroupChoice.response, data)).toMatchObject({
      groupIds: [evening, morning],
      mayMove: false,
    });
  });

  it('is in one group alone, whether they choose or the office does at that moment', async () => {
    await admin.call.setGroupMoves({ class_id: classId, may_move: '1' });
    const amina = await joined(morning);
    const noon = await aGroup('Noon', 0);
    await Promise.all([
      fill(noon, [amina], { in_both: '0' }),
      amina.call.chooseGroup({ group_id: evening }),
    ]);
    const all = await Promise.all([evening, morning, noon].map(members));
    expect(all.flat()).toEqual([amina.id]);
  });
});
