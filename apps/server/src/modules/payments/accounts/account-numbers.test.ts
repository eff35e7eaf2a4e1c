import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWithAccounts } from '../../../../test/support/account-numbers.ts';
import type { Person } from '../../../../test/support/institute.ts';
import { accountNumbers } from '../../../schema/index.ts';
import { sweepAccountNumbers } from './find-account.ts';

let ground: Awaited<ReturnType<typeof openWithAccounts>>;
beforeAll(async () => {
  ground = await openWithAccounts();
});
afterAll(() => ground.close());
beforeEach(() => ground.simulator.assigns('at once'));

const rowOf = async ({ id }: Person) => {
  const { db } = ground.institute.services;
  return (await db.select().from(accountNumbers).where(eq(accountNumbers.userId, id)))[0];
};
const accountsOf = (person: Person) =>
  ground.simulator.accounts.all.filter(({ customer }) => customer.email === person.email);
const stateOf = async (person: Person) => (await person.call.getAccountNumber({})).data.state;
const sweep = () => sweepAccountNumbers(ground.institute.services);
const later = (minutes: number) => ground.institute.clock.advance({ minutes });

describe('asking for an account number', () => {
  // Proves ours-156, call-requestAccountNumber, call-getAccountNumber.
  it('makes one customer and one account, whatever is pressed at the same time', async () => {
    const person = await ground.institute.student();
    expect(await stateOf(person)).toBe('none');
    const before = ground.simulator.accounts.asked;
    await Promise.all(Array.from({ length: 20 }, () => person.call.requestAccountNumber({})));
    const [account, ...others] = accountsOf(person);
    expect(others).toEqual([]);
    expect(ground.simulator.accounts.asked).toBe(before + 1);
    const own = ground.simulator.accounts.customers.filter(({ email }) => email === person.email);
    expect(own).toHaveLength(1);
    expect((await person.call.getAccountNumber({})).data).toMatchObject({
      ...{ state: 'assigned', number: account?.account_number, bank: 'Test Bank', reason: '' },
    });
    expect(await rowOf(person)).toMatchObject({
      ...{ state: 'assigned', customerCode: own[0]?.customer_code, accountId: account?.id },
      askAt: null,
    });
  });

  // Proves ours-156.
  it('takes the number that was given when the answer was lost, and asks for no second', async () => {
    ground.simulator.assigns('lost');
    const person = await ground.institute.student();
    const { data } = await person.call.requestAccountNumber({});
    expect(data.state).toBe('asked');
    ground.simulator.assigns('at once');
    later(3);
    await sweep();
    expect(await stateOf(person)).toBe('assigned');
    expect(accountsOf(person)).toHaveLength(1);
  });

  // Proves ours-157.
  it('waits for an event, which is looked at and not believed', async () => {
    ground.simulator.assigns('never');
    const person = await ground.institute.student();
    expect((await person.call.requestAccountNumber({})).data.state).toBe('asked');
    const customer = ground.customerOf(person);
    const news = { customer, dedicated_account: { account_number: '0123456789' } };
    expect(await ground.hear('dedicatedaccount.assign.success', news)).toBe(200);
    await ground.institute.services.jobs.drain();
    expect(await stateOf(person)).toBe('asked');
    const { account_number } = ground.simulator.accounts.assign(customer, 'test-bank');
    const identified = { customer_code: customer.customer_code, email: customer.email };
    await ground.hear('customeridentification.success', identified);
    await ground.institute.services.jobs.drain();
    const { data } = await person.call.getAccountNumber({});
    expect(data).toMatchObject({ state: 'assigned', number: account_number });
    // A refusal that comes late takes nothing away.
    await ground.hear('dedicatedaccount.assign.failed', { customer });
    expect(await stateOf(person)).toBe('assigned');
  });

  // Proves ours-157.
  it('says why the bank refused, and asks again when it is pressed again', async () => {
    ground.simulator.assigns('never');
    const person = await ground.institute.student();
    await person.call.requestAccountNumber({});
    const customer = ground.customerOf(person);
    const identified = { customer_code: customer.customer_code, reason: 'BVN is incorrect' };
    expect(await ground.hear('customeridentification.failed', identified, 'sk_forged')).toBe(401);
    expect(await stateOf(person)).toBe('asked');
    await ground.hear('customeridentification.failed', identified);
    await ground.hear('dedicatedaccount.assign.failed', { customer });
    const { data } = await person.call.getAccountNumber({});
    expect(data).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/BVN is incorrect/),
    });
    ground.simulator.assigns('at once');
    expect((await person.call.requestAccountNumber({})).data.state).toBe('assigned');
    expect(accountsOf(person)).toHaveLength(1);
  });

  // Proves ours-157.
  it('gives up after half an hour without a word, and a number that comes later is taken', async () => {
    ground.simulator.assigns('never');
    const person = await ground.institute.student();
    await person.call.requestAccountNumber({});
    later(15);
    await sweep();
    expect(await stateOf(person)).toBe('asked');
    later(20);
    await sweep();
    expect((await person.call.getAccountNumber({})).data).toMatchObject({
      ...{ state: 'failed', reason: expect.stringMatching(/not answered/) },
    });
    const customer = ground.customerOf(person);
    ground.simulator.accounts.assign(customer, 'test-bank');
    await ground.hear('dedicatedaccount.assign.success', { customer });
    await ground.institute.services.jobs.drain();
    expect(await stateOf(person)).toBe('assigned');
  });

  // Proves ours-162.
  it('is refused where the setting is off, or the provider is not complete', async () => {
    const { admin, institute } = ground;
    const person = await institute.student();
    await admin.call.updateAppSettings({ accountNumbers: 'off' });
    expect(await stateOf(person)).toBe('off');
    expect(await person.call.requestAccountNumber({})).toMatchObject({
      ...{ status: false, code: 'payment_unconfigured' },
    });
    expect(await rowOf(person)).toBeUndefined();
    await admin.call.updateAppSettings({ accountNumbers: 'wema-bank', paystackKey: '' });
    expect(await stateOf(person)).toBe('off');
    await admin.call.updateAppSettings({ paystackKey: ground.simulator.publicKey });
    expect(await stateOf(person)).toBe('none');
  });

  // Proves ours-165, call-getStudentAccountNumber.
  it('is seen by the office, and by no other student', async () => {
    const { person, number } = await ground.withNumber();
    const shown = await ground.admin.call.getStudentAccountNumber({ student_id: person.id });
    expect(shown.data).toMatchObject({ state: 'assigned', number });
    const other = await ground.institute.student();
    expect(await other.call.getStudentAccountNumber({ student_id: person.id })).toMatchObject({
      status: false,
    });
  });

  // Proves ours-163.
  it('is given back when its student is erased, and forgotten then', async () => {
    const { person } = await ground.withNumber();
    const { id } = (await rowOf(person)) ?? { id: 0 };
    await ground.admin.call.deleteStudent({ student_id: person.id });
    const { db } = ground.institute.services;
    const left = () => db.select().from(accountNumbers).where(eq(accountNumbers.id, id));
    expect(await left()).toMatchObject([
      { state: 'closing', userId: null, number: null, customerCode: null, holder: '' },
    ]);
    await sweep();
    expect(accountsOf(person)).toMatchObject([{ assigned: false }]);
    expect(await left()).toEqual([]);
  });
});
