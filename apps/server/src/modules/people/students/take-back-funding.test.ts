import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { auditLog, transfers } from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let funding: number;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

beforeEach(async () => {
  amina = await institute.student({ wallet: 2_000_000 });
  const { data } = await admin.call.getStudentWallet({ student_id: amina.id });
  funding = data.find(({ returnable }) => returnable !== undefined)?.id ?? 0;
});

const take = (more: Record<string, unknown> = {}) =>
  admin.call.takeBackFunding({
    student_id: amina.id,
    funding_id: funding,
    amount: '18000',
    reason: 'A nought too many',
    ...more,
  });
const balance = () => walletBalance(institute.services.db, amina.id);
const reversals = async () =>
  (
    await institute.services.db
      .select()
      .from(transfers)
      .where(eq(transfers.kind, 'funding_reversal'))
  ).filter(({ idempotencyKey }) => idempotencyKey.startsWith(`funding-reversal:${funding}:`));

describe('a funding that was a slip', () => {
  // Proves call-takeBackFunding.
  it('is taken back by a transfer of its own, with the reason for all to read', async () => {
    const { data, message } = await take();
    expect([data, message]).toEqual([{ wallet: 2000 }, 'Funding taken back.']);
    expect(await balance()).toBe(200_000);
    const [reversal] = await reversals();
    expect(reversal).toMatchObject({ amount: 1_800_000, actorId: admin.id });
    const history = await amina.call.getWalletHistory({});
    expect(history.data[0]).toMatchObject({
      description: 'Funding taken back by the institute: A nought too many',
      type: 'debit',
      amount: 18000,
    });
    const { data: messages } = await amina.call.getMessages({});
    expect(messages[0]?.body).toContain('A nought too many');
    const [act] = (await admin.call.getAuditLog({ act: 'takeBackFunding', subject_id: amina.id }))
      .data;
    expect(act?.details).toEqual([
      { name: 'kobo', value: '1800000' },
      { name: 'reason', value: 'A nought too many' },
      { name: 'funding', value: String(funding) },
    ]);
    const listed = await admin.call.getPaymentHistory({
      service: 'correction',
      search: amina.name,
    });
    expect(listed.data).toMatchObject([{ type: 'debit', amount: 18000 }]);
  });

  // Proves call-getStudentWallet.
  it('says what is left of it, and no more than that is taken', async () => {
    await take({ amount: '18000.50' });
    const { data } = await admin.call.getStudentWallet({ student_id: amina.id });
    expect(data.find(({ id }) => id === funding)?.returnable).toBe(1999.5);
    expect((await take({ amount: '1999.51' })).code).toBe('funding_taken_back');
    expect((await take({ amount: '1999.50' })).data).toEqual({ wallet: 0 });
    expect((await take({ amount: '1' })).code).toBe('funding_taken_back');
    expect(await reversals()).toHaveLength(2);
  });

  // Proves call-takeBackFunding.
  it('never leaves a wallet below zero', async () => {
    const { id } = await aPaidClass(institute, 15_000);
    await amina.call.enrol({ class_id: id });
    expect((await take({ amount: '20000' })).code).toBe('funding_spent');
    expect(await balance()).toBe(500_000);
    expect((await take({ amount: '5000' })).data).toEqual({ wallet: 0 });
  });

  it('is taken once by a click that comes again, and is one act', async () => {
    const request_key = 'a-click-of-twenty';
    const answers = [await take({ request_key }), await take({ request_key })];
    expect(answers.map(({ data }) => data)).toEqual([{ wallet: 2000 }, { wallet: 2000 }]);
    expect(await reversals()).toHaveLength(1);
    const acts = await institute.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, amina.id));
    expect(acts.filter(({ action }) => action === 'takeBackFunding')).toHaveLength(1);
    expect((await amina.call.getMessages({})).data).toHaveLength(1);
  });

  it('takes nothing by a key that has taken another amount, and says so', async () => {
    const request_key = 'a-click-of-two-amounts';
    await take({ request_key });
    expect(await take({ request_key, amount: '1' })).toMatchObject({
      ...{ http: 400, code: 'invalid_input' },
      message: 'This form has moved other money already. Open it again.',
    });
    expect(await reversals()).toHaveLength(1);
  });

  it('is a funding of this very wallet, by the office', async () => {
    const other = await institute.student({ wallet: 100_000 });
    expect((await take({ student_id: other.id })).code).toBe('funding_not_found');
    const { id } = await aPaidClass(institute, 1000);
    await amina.call.enrol({ class_id: id });
    const [paid] = (await amina.call.getWalletHistory({})).data;
    expect((await take({ funding_id: paid?.id })).code).toBe('funding_not_found');
    expect((await take({ student_id: 999_999 })).code).toBe('student_not_found');
    expect(await balance()).toBe(1_900_000);
  });

  it('asks for a reason and an amount, and is for administrators alone', async () => {
    expect((await take({ reason: '  ' })).http).toBe(400);
    expect((await take({ amount: '0' })).http).toBe(400);
    const sent = { student_id: amina.id, funding_id: funding, amount: '1', reason: 'Mine' };
    expect((await amina.call.takeBackFunding(sent)).http).toBe(403);
    expect((await amina.call.getStudentWallet({ student_id: amina.id })).http).toBe(403);
    expect(await reversals()).toEqual([]);
  });
});

// Proves call-takeBackFunding.
it('twenty takings and spendings at once leave what the books say, never below zero', async () => {
  const classes = await Promise.all(Array.from({ length: 10 }, () => aPaidClass(institute, 3000)));
  const spends = classes.map(({ id }) => amina.call.enrol({ class_id: id }));
  const takes = Array.from({ length: 10 }, () => take({ amount: '3000' }));
  const answers = await Promise.all([...spends, ...takes]);
  // Twenty thousand naira pay for six of three thousand.
  expect(answers.filter(({ status }) => status)).toHaveLength(6);
  expect(await balance()).toBe(200_000);
  const codes = new Set(answers.flatMap(({ status, code }) => (status ? [] : [code])));
  expect(
    [...codes].every((code) => code === 'insufficient_balance' || code === 'funding_spent'),
  ).toBe(true);
  expect((await checkLedger(institute.services.db)).problems).toEqual([]);
});
