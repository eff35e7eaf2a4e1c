import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openClassPayment,
  openWithCards,
} from '../../../../test/support/paystack.ts';
import { aGroupWithTimes, aPaidClass } from '../../../../test/support/school.ts';
import { enrolments, groupMembers, seatWishes, transfers } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let paystack: FakePaystack;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const members = async (groupId: number) =>
  (await db().select().from(groupMembers).where(eq(groupMembers.groupId, groupId))).map(
    ({ userId }) => userId,
  );
const placesOf = ({ id }: Person) =>
  db().select().from(enrolments).where(eq(enrolments.userId, id));
const kindsOf = async ({ id }: Person) =>
  (await db().select().from(transfers).where(eq(transfers.actorId, id)).orderBy(transfers.id)).map(
    ({ kind }) => kind,
  );

/** A paid class with a group of one seat. */
async function aSeat(): Promise<{ classId: number; groupId: number }> {
  const { id: classId } = await aPaidClass(institute, 5000);
  const admin = await institute.admin();
  await institute.signInAgain(admin);
  const group = { class_id: classId, name: 'Evening', seats: 1 };
  return { classId, groupId: await aGroupWithTimes(institute, admin, group) };
}

// Proves ours-306.
it('a card pays for a class with the seat that is kept, and for none without one', async () => {
  const { classId, groupId } = await aSeat();
  const amina = await institute.student();
  const open = { purpose: 'class', class_id: classId } as const;
  expect(await amina.call.initPayment(open)).toMatchObject({ code: 'group_needed' });
  await amina.call.chooseGroup({ group_id: groupId });
  const { reference, amount } = await openClassPayment(amina, classId);
  // Longer than the seat was kept for, and nobody else has come.
  institute.clock.advance({ hours: 2 });
  paystack.pay({ reference, amount, email: amina.email });
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => amina.call.verifyPayment({ reference })),
  );
  expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(true));
  expect(await members(groupId)).toEqual([amina.id]);
  expect(await placesOf(amina)).toHaveLength(1);
  expect(await kindsOf(amina)).toEqual(['card_funding', 'class_enrolment']);
  expect(await walletBalance(db(), amina.id)).toBe(0);
  expect(await db().select().from(seatWishes)).toEqual([]);
});

// Proves ours-306.
it('of a seat that somebody else has meanwhile the money stays in the wallet, and why is said', async () => {
  const { classId, groupId } = await aSeat();
  const [amina, bala] = [await institute.student(), await institute.student({ wallet: 500_000 })];
  await amina.call.chooseGroup({ group_id: groupId });
  const { reference, amount } = await openClassPayment(amina, classId);
  institute.clock.advance({ hours: 2 });
  expect(await bala.call.chooseGroup({ group_id: groupId })).toMatchObject({ status: true });
  expect(await bala.call.enrol({ class_id: classId })).toMatchObject({ status: true });
  paystack.pay({ reference, amount, email: amina.email });
  for (let time = 0; time < 2; time += 1) {
    expect(await amina.call.verifyPayment({ reference })).toMatchObject({
      data: {
        ...{ state: 'credited', wallet: 5000, enrolled: false },
        reason: 'The group that you chose is full now. The money is in your wallet.',
      },
    });
  }
  expect(await members(groupId)).toEqual([bala.id]);
  expect(await placesOf(amina)).toEqual([]);
  expect(await kindsOf(amina)).toEqual(['card_funding']);
  // The money pays for another group at once.
  const admin = await institute.admin();
  await institute.signInAgain(admin);
  const group = { class_id: classId, name: 'Morning', seats: 1 };
  const morning = await aGroupWithTimes(institute, admin, group);
  await amina.call.chooseGroup({ group_id: morning });
  expect(await amina.call.enrol({ class_id: classId })).toMatchObject({ status: true });
  expect(await walletBalance(db(), amina.id)).toBe(0);
});
