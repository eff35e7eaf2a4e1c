import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { auditLog } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const fundingsNoted = async ({ id }: Person) =>
  (
    await institute.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'fundWallet')))
  ).length;

it('a press that comes again funds once, and is one act', async () => {
  const amina = await institute.student();
  const press = { student_id: amina.id, amount: '150.50', request_key: 'a-press-that-funds' };
  const answers = [await admin.call.fundWallet(press), await admin.call.fundWallet(press)];
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [true, answers[0]?.data],
    [true, answers[0]?.data],
  ]);
  expect(await walletBalance(institute.services.db, amina.id)).toBe(15_050);
  expect(await fundingsNoted(amina)).toBe(1);
});

it('a key that has moved other money moves none, and is refused in words', async () => {
  const [amina, bala] = [await institute.student(), await institute.student()];
  const press = { student_id: amina.id, amount: '100', request_key: 'a-press-of-another' };
  await admin.call.fundWallet(press);
  for (const other of [{ amount: '200' }, { student_id: bala.id }]) {
    expect(await admin.call.fundWallet({ ...press, ...other })).toMatchObject({
      ...{ http: 400, code: 'invalid_input' },
      message: 'This form has moved other money already. Open it again.',
    });
  }
  const { db } = institute.services;
  expect([await walletBalance(db, amina.id), await walletBalance(db, bala.id)]).toEqual([
    10_000, 0,
  ]);
});

// Proves ours-341.
it('above the amount from which a second person confirms nobody funds alone', async () => {
  const amina = await institute.student();
  await admin.call.updateAppSettings({ secondPersonAbove: '5000' });
  const fund = (amount: string) => admin.call.fundWallet({ student_id: amina.id, amount });
  expect(await fund('5000.01')).toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('₦5,000.00 a second person confirms'),
  });
  expect(await walletBalance(institute.services.db, amina.id)).toBe(0);
  expect(await fundingsNoted(amina)).toBe(0);
  expect((await fund('5000')).status).toBe(true);
  await admin.call.updateAppSettings({ secondPersonAbove: '0' });
  expect((await fund('5000.01')).status).toBe(true);
});
