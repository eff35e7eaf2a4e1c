import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/support/institute.ts';
import { openWithRefunds } from '../../../../test/support/refunds.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { walletBalance } from '../../ledger/index.ts';

let ground: Awaited<ReturnType<typeof openWithRefunds>>;
let admin: Person;
beforeAll(async () => {
  ground = await openWithRefunds();
  ({ admin } = ground);
});
afterAll(() => ground.close());
afterEach(async () => {
  expect(await ground.problems()).toEqual([]);
});

const walletOf = (who: Person) => walletBalance(ground.db, who.id);

// Proves ours-183.
it('is booked like ours, once, however often it is told of', async () => {
  const { payer, reference } = await ground.aPayer(1000);
  ground.simulator.refund(reference, 30_000);
  await Promise.all(Array.from({ length: 10 }, () => ground.hearRefund(reference, 'pending')));
  expect(await walletOf(payer)).toBe(70_000);
  expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'underway', askedBy: null, lost: 0 }]);
  ground.step(reference, 'processed');
  await ground.hearRefund(reference);
  expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'done' }]);
  expect(await ground.hearRefund(reference, 'processed', 'sk_of_a_forger')).toBe(401);
});

// Proves promise-28.
it('before its charge, whose money is credited first', async () => {
  const payer = await ground.institute.student();
  const reference = await ground.paysUnheard(payer, 1000);
  ground.simulator.refund(reference, 40_000);
  await ground.hearRefund(reference, 'pending');
  expect(await walletOf(payer)).toBe(60_000);
  await ground.hear('charge.success', { reference });
  await ground.institute.services.jobs.drain();
  expect(await walletOf(payer)).toBe(60_000);
});

it('whole before we have heard of the charge, it credits nothing and owes nothing', async () => {
  const payer = await ground.institute.student();
  const reference = await ground.paysUnheard(payer, 500);
  ground.simulator.refund(reference, 50_000);
  ground.step(reference, 'processed');
  await ground.hearRefund(reference);
  await ground.hear('charge.success', { reference });
  await ground.institute.services.jobs.drain();
  expect([await walletOf(payer), await ground.rowsOf(payer)]).toEqual([0, []]);
  expect((await payer.call.verifyPayment({ reference })).data).toMatchObject({
    ...{
      state: 'failed',
      reason: 'It was paid, and all of it has gone back to where it came from.',
    },
  });
});

it('takes no wallet below nothing: what it held no more, the institute has lost', async () => {
  const { payer, reference } = await ground.aPayer(1000);
  const { id } = await aPaidClass(ground.institute, 800);
  await payer.call.enrol({ class_id: id });
  const before = await ground.balanceOf('card_losses');
  ground.simulator.refund(reference, 100_000);
  await ground.hearRefund(reference, 'pending');
  expect(await walletOf(payer)).toBe(0);
  expect(await ground.balanceOf('card_losses')).toBe(before - 80_000);
  expect((await admin.call.getRefunds({ student_id: payer.id })).data).toMatchObject([
    { amount: 1000, lost: 800, asked_by: '' },
  ]);
  ground.step(reference, 'failed');
  await ground.hearRefund(reference, 'failed');
  expect([await walletOf(payer), await ground.balanceOf('card_losses')]).toEqual([20_000, before]);
});

it('that nobody told of is found by the daily comparison, which calls it nothing strange', async () => {
  const { payer, reference } = await ground.aPayer(900);
  ground.simulator.refund(reference, 90_000);
  ground.step(reference, 'processed');
  const { data } = await admin.call.runReconciliation({});
  expect(data).toMatchObject({ state: 'agreed' });
  expect(await walletOf(payer)).toBe(0);
  expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'done', amount: 90_000 }]);
});
