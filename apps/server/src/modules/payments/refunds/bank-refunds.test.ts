import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/support/institute.ts';
import { openWithRefunds } from '../../../../test/support/refunds.ts';
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
const today = () => ground.institute.clock.now().toISOString().slice(0, 10);

describe('money back to a bank account', () => {
  // Proves ours-185, call-recordRefund.
  it('is on its way until its transfer is recorded, and has left the bank then', async () => {
    const { payer } = await ground.aPayer(3000);
    const bank = await ground.balanceOf('bank');
    const { data, message } = await admin.call.sendRefund(ground.toBank(payer, 2500));
    expect(message).toBe('Now make the transfer, and record it here.');
    expect(data).toMatchObject({ state: 'underway', to: 'Guaranty Trust Bank •••• 6785' });
    expect(await walletOf(payer)).toBe(50_000);
    const transfer = { refund_id: data.id, paid_on: today(), reference: 'GTB 7781' };
    const tomorrow = await admin.call.recordRefund({ ...transfer, paid_on: '2999-01-01' });
    expect(tomorrow).toMatchObject({ code: 'day_out_of_reach' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.call.recordRefund(transfer)),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'refund_decided')).toHaveLength(9);
    expect(await ground.balanceOf('bank')).toBe(bank + 250_000);
    expect(await ground.rowsOf(payer)).toMatchObject([
      { state: 'done', reference: 'GTB 7781', paidOn: today(), decidedBy: admin.id },
    ]);
    const stop = await admin.call.stopRefund({ refund_id: data.id, reason: 'Too late' });
    expect(stop).toMatchObject({ code: 'refund_decided' });
  });

  // Proves call-stopRefund.
  it('that nobody has made is put back into the wallet, with a reason for the student', async () => {
    const { payer } = await ground.aPayer(1000);
    const { data } = await admin.call.sendRefund(ground.toBank(payer, 1000));
    const stopped = await admin.call.stopRefund({ refund_id: data.id, reason: 'She stays' });
    expect(stopped.data).toMatchObject({ state: 'stopped' });
    expect(await walletOf(payer)).toBe(100_000);
    const [told] = (await payer.call.getMessages({})).data;
    expect(told).toMatchObject({ subject: '₦1,000.00 is in your wallet again' });
    expect((await admin.call.stopRefund({ refund_id: 999_999, reason: 'x' })).code).toBe(
      'refund_not_found',
    );
    const byCard = await ground.aPayer(300);
    const sent = await admin.call.sendRefund(ground.byCard(byCard.payer, byCard.reference, 300));
    const late = await admin.call.stopRefund({ refund_id: sent.data.id, reason: 'Too late' });
    expect(late).toMatchObject({ code: 'refund_decided' });
  });

  it('needs an account that can be one; another bank is named', async () => {
    const { payer } = await ground.aPayer(1000);
    const send = (own: object) => admin.call.sendRefund(ground.toBank(payer, 100, { ...own }));
    expect(await send({ bank: '' })).toMatchObject({ code: 'invalid_input' });
    expect(await send({ account_number: '0123456789' })).toMatchObject({ code: 'invalid_input' });
    const other = { bank: 'other', account_number: '0123456789' };
    expect(await send(other)).toMatchObject({ code: 'invalid_input' });
    expect((await send({ ...other, other_bank: 'OPay' })).data).toMatchObject({ bank: 'OPay' });
  });

  it('of a deleted account, by card and failed, is paid by a transfer', async () => {
    const { payer, reference } = await ground.aPayer(1000);
    const { data } = await admin.call.sendRefund(ground.byCard(payer, reference, 1000));
    await ground.institute.services.jobs.drain();
    await admin.call.deleteStudent({ student_id: payer.id });
    ground.step(reference, 'failed');
    await ground.hearRefund(reference, 'failed');
    expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'details', askAt: null }]);
    expect(await walletOf(payer)).toBe(0);
    const transfer = { refund_id: data.id, paid_on: today(), reference: 'GTB 9' };
    expect((await admin.call.recordRefund(transfer)).data).toMatchObject({ state: 'done' });
  });
});

// Proves ours-186, call-confirmRefund.
describe('above the amount of a second person', () => {
  let second: Person;
  beforeAll(async () => {
    second = await ground.institute.student({ name: 'Second Bursar', email: 'second@example.com' });
    await ground.db.execute(sql`update users set role = 11 where id = ${second.id}`);
    await ground.institute.signInAgain(second);
    await admin.call.updateAppSettings({ secondPersonAbove: '1000' });
  });
  afterAll(() => admin.call.updateAppSettings({ secondPersonAbove: '0' }));

  it('nothing is sent before somebody else confirms it, once', async () => {
    const { payer, reference } = await ground.aPayer(3000);
    const sent = await admin.call.sendRefund(ground.byCard(payer, reference, 2000));
    expect(sent).toMatchObject({
      data: { state: 'waiting' },
      message: expect.stringContaining('Somebody else'),
    });
    await ground.institute.services.jobs.drain();
    expect(ground.simulator.refunds.all.filter(({ one }) => one.reference === reference)).toEqual(
      [],
    );
    expect(await walletOf(payer)).toBe(100_000);
    const named = { refund_id: sent.data.id };
    expect(await admin.call.confirmRefund(named)).toMatchObject({ code: 'not_by_oneself' });
    const confirmed = await Promise.all(
      Array.from({ length: 10 }, () => second.call.confirmRefund(named)),
    );
    expect(confirmed.filter(({ status }) => status)).toHaveLength(1);
    await ground.institute.services.jobs.drain();
    expect(
      ground.simulator.refunds.all.filter(({ one }) => one.reference === reference),
    ).toHaveLength(1);
    const own = await ground.aPayer(2000);
    const waits = await admin.call.sendRefund(ground.byCard(own.payer, own.reference, 1500));
    await second.call.stopRefund({ refund_id: waits.data.id, reason: 'Not agreed' });
    expect(await walletOf(own.payer)).toBe(200_000);
    const missing = await second.call.confirmRefund({ refund_id: 999_999 });
    expect(missing).toMatchObject({ code: 'refund_not_found' });
  });
});

// Proves call-getRefunds.
it('the list is of one student, of what is open, and found by name and reference', async () => {
  const { payer, reference } = await ground.aPayer(2000, 'Khadija Sani');
  await admin.call.sendRefund(ground.byCard(payer, reference, 100));
  const second = await admin.call.sendRefund(ground.toBank(payer, 200));
  await admin.call.stopRefund({ refund_id: second.data.id, reason: 'No' });
  const list = async (own: object) =>
    (await admin.call.getRefunds(own)).data.map(({ amount }) => amount);
  expect(await list({ student_id: payer.id })).toEqual([200, 100]);
  expect(await list({ student_id: payer.id, state: 'open' })).toEqual([100]);
  expect(await list({ student_id: payer.id, state: 'stopped' })).toEqual([200]);
  expect(await list({ search: reference.toLowerCase() })).toEqual([100]);
  expect(await list({ search: 'khadija' })).toEqual([200, 100]);
  const { meta } = await admin.call.getRefunds({ student_id: payer.id, per_page: 1 });
  expect(meta?.total).toBe(2);
});
