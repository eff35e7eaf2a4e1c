import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Institute } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openClassPayment,
  openFunding,
  openWithCards,
  webhook,
} from '../../../../test/support/paystack.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import type { Mail } from '../../../platform/mail.ts';

let institute: Institute;
let paystack: FakePaystack;
const mails: Mail[] = [];
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
  institute.services.mailer.send = async (mail) => void mails.push(mail);
});
afterAll(() => institute.close());
beforeEach(async () => {
  await institute.services.jobs.drain();
  mails.length = 0;
});

/** The mails about payments once all that was to be done has been done. */
async function receipts(): Promise<Mail[]> {
  await institute.services.jobs.drain();
  return mails.filter(({ subject }) => subject.startsWith('Your payment'));
}

it('is mailed once, however often the payment is heard of', async () => {
  const payer = await institute.student();
  const { reference, amount, email } = await openFunding(payer, 500);
  paystack.pay({ reference, amount, email });
  await webhook(institute, reference);
  await Promise.all([1, 2, 3].map(() => payer.call.verifyPayment({ reference })));
  await webhook(institute, reference);
  const [mail, ...more] = await receipts();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: 'Your payment of ₦500.00 has arrived' });
  expect(mail?.text).toContain('It is in your wallet.');
  expect(mail?.text).toContain(`Reference: ${reference}`);
  expect(mail?.text).toContain(`/receipts/${reference}`);
  expect(mail?.messageId).toMatch(/^<receipt\.FUND-[\w-]+@[\w.-]+>$/);
});

it('says which class was paid for, or why it could not be joined', async () => {
  const payer = await institute.student();
  const admin = await institute.admin();
  const sarf = await aPaidClass(institute, 5000, { name: 'Sarf' });
  const first = await openClassPayment(payer, sarf.id);
  paystack.pay(first);
  await payer.call.verifyPayment({ reference: first.reference });
  expect((await receipts())[0]?.text).toContain('It has paid for Sarf, which is open to you now.');
  mails.length = 0;

  const nahw = await aPaidClass(institute, 5000, { name: 'Nahw' });
  const second = await openClassPayment(payer, nahw.id);
  paystack.pay(second);
  await admin.call.deleteClass({ class_id: nahw.id });
  await payer.call.verifyPayment({ reference: second.reference });
  const [kept] = await receipts();
  expect(kept?.subject).toBe('Your payment of ₦5,000.00 has arrived');
  expect(kept?.text).toContain('The money is in your wallet.');
});

it('is not mailed of what has not arrived', async () => {
  const payer = await institute.student();
  const { reference } = await openFunding(payer, 500);
  await payer.call.verifyPayment({ reference });
  expect(await receipts()).toEqual([]);
});
