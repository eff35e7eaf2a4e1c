// Proves promise-26.

import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { roles } from '@institute/contract/auth/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openFunding,
  openWithCards,
  webhook,
} from '../../../../test/support/paystack.ts';
import { leaveMail, outboxFolder } from '../../../platform/outbox.ts';
import { authenticators, paymentDifferences, users } from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';
import { eraseDue } from './erase-due.ts';

let institute: Institute;
let paystack: FakePaystack;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
});
afterAll(() => institute.close());

const drain = () => institute.services.jobs.drain();
const due = () => eraseDue(institute.services);
const ask = (who: Person, wallet = '0', password = who.password) =>
  who.call.requestErasure({ password, wallet });
const userRow = async ({ id }: Person) =>
  (await institute.services.db.select().from(users).where(eq(users.id, id)))[0];
const day = () => Math.floor(institute.clock.now().getTime() / 1000) + 14 * 24 * 3600;

describe('asking for the end of one’s account', () => {
  // Proves call-getMyData, call-requestErasure.
  it('takes the password, and the balance as it is', async () => {
    const person = await institute.student({ wallet: 50_000 });
    expect(await ask(person, '500', 'wrong')).toMatchObject({ code: 'current_password_wrong' });
    expect(await ask(person, '0')).toMatchObject({ code: 'wallet_changed' });
    expect((await person.call.getMyData({})).data).toMatchObject({ erases_at: 0, wallet: 500 });
    expect((await ask(person, '500')).data).toEqual({ erases_at: day() });
  });

  // Proves call-requestErasure.
  it('is told of by mail at once, says its day wherever one is signed in, and waits', async () => {
    const person = await institute.student();
    const [first, second] = await Promise.all([ask(person), ask(person)]);
    expect([first.data, second.data]).toEqual([{ erases_at: day() }, { erases_at: day() }]);
    institute.clock.advance({ hours: 1 });
    expect((await ask(person)).data).toEqual({ erases_at: day() - 3600 });
    await drain();
    const mails = institute.mails.filter(({ to }) => to === person.email);
    const told = mails.filter(({ subject }) => subject === 'Your account will be erased');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('30 November 2026');
    expect((await person.call.getUserData({})).data.erases_at).toBe(day() - 3600);
    institute.clock.advance({ days: 13 });
    await due();
    await institute.signInAgain(person);
    expect((await userRow(person))?.deletedAt).toBeNull();
  });

  // Proves call-keepAccount.
  it('is taken back by whoever keeps the account', async () => {
    const person = await institute.student();
    await ask(person);
    expect(await person.call.keepAccount({})).toMatchObject({ status: true });
    expect((await person.call.getUserData({})).data).not.toHaveProperty('erases_at');
    institute.clock.advance({ days: 15 });
    await due();
    await institute.signInAgain(person);
    // With nothing to take back it is as well.
    expect(await person.call.keepAccount({})).toMatchObject({ status: true });
  });

  // Proves call-keepAccount.
  it('leaves a person whole or erased when the mind is changed at the last moment', async () => {
    const person = await institute.student();
    await ask(person);
    institute.clock.advance({ days: 14 });
    await institute.signInAgain(person);
    const [kept] = await Promise.all([person.call.keepAccount({}), due(), due()]);
    const row = await userRow(person);
    expect(row?.erasesAt).toBeNull();
    expect(row?.deletedAt === null).toBe(row?.email === person.email);
    if (row?.deletedAt === null) expect(kept).toMatchObject({ status: true });
  });

  // Proves decision-050-4.
  it('is not for whoever is signed in as a student, nor is the copy', async () => {
    const person = await institute.student();
    const admin = await institute.admin();
    const { headers } = await admin.call.loginAsStudent({ student_email: person.email });
    const { credentialsOf } = await import('../../../../test/support/institute.ts');
    const posing = institute.client(credentialsOf(headers));
    const refused = { http: 403, code: 'not_as_student' };
    expect(await posing.getMyData({})).toMatchObject(refused);
    expect(await posing.requestMyData({})).toMatchObject(refused);
    expect(await posing.downloadMyData({ key: 'any' })).toMatchObject(refused);
    expect(await posing.keepAccount({})).toMatchObject(refused);
    const form = { password: person.password, wallet: '0' };
    expect(await posing.requestErasure(form)).toMatchObject(refused);
  });
});

it('takes the mails with it that were left in the outbox, and nobody else’s', async () => {
  const [person, other] = [await institute.student(), await institute.student()];
  const outbox = outboxFolder(institute.services.config.dataDir);
  const mail = Buffer.from('Your code is 271828.');
  await leaveMail(outbox, person.email.toUpperCase(), mail);
  await leaveMail(outbox, person.email, mail);
  const kept = await leaveMail(outbox, other.email, mail);
  await ask(person);
  institute.clock.advance({ days: 14 });
  expect(await due()).toBe(1);
  expect(await readdir(outbox)).toEqual([basename(kept)]);
});

describe('an administrator', () => {
  // Proves call-requestErasure.
  it('stays as long as there is no other, and proves again that it is they', async () => {
    const admin = await institute.admin();
    expect(await ask(admin)).toMatchObject({ code: 'last_administrator' });
    const other = await institute.student({ name: 'Ustadha Zainab' });
    const { name, email } = other;
    const form = { name, email, phonenumber: '0801 000 0000', role: '11' };
    await admin.call.editStudent({ student_id: other.id, ...form });
    await institute.signInAgain(other);
    const { db, clock } = institute.services;
    await db
      .insert(authenticators)
      .values({ userId: other.id, secret: 'sealed', confirmedAt: clock.now() });
    institute.clock.advance({ minutes: 11 });
    expect(await ask(other)).toMatchObject({ code: 'confirm_needed' });
    await db.delete(authenticators);
    await other.call.updateAppSettings({ siteName: 'The Institute' });
    expect(await ask(other)).toMatchObject({ status: true });
    // Both ask; one of them stays.
    expect(await ask(await institute.admin())).toMatchObject({ status: true });
    institute.clock.advance({ days: 14 });
    expect(await due()).toBe(1);
    const left = [await userRow(other), await userRow(admin)].filter((row) => !row?.deletedAt);
    expect(left).toHaveLength(1);
    const staying = left[0]?.id === admin.id ? admin : other;
    await institute.signInAgain(staying);
    await staying.call.keepAccount({});
    expect(await due()).toBe(0);
  });
});

describe('money on its way', () => {
  /** Somebody whose account is to be erased tomorrow, with a card payment opened today. */
  async function payer() {
    const person = await institute.student();
    await ask(person);
    institute.clock.advance({ days: 13 });
    await institute.signInAgain(person);
    const { reference, amount, email } = await openFunding(person, 500);
    institute.clock.advance({ days: 1 });
    return { person, reference, pay: () => paystack.pay({ reference, amount, email }) };
  }

  // Proves decision-050-3.
  it('is waited for', async () => {
    const { person, reference, pay } = await payer();
    expect(await due()).toBe(0);
    pay();
    await webhook(institute, reference);
    await drain();
    expect(await walletBalance(institute.services.db, person.id)).toBe(50_000);
    expect(await due()).toBe(1);
  });

  // Proves decision-050-3.
  it('that comes after all is credited to nobody: the office sees it, without a name', async () => {
    const { person, reference, pay } = await payer();
    const { sweepPayments } = await import('../../payments/checkout/sweep-payments.ts');
    institute.clock.advance({ days: 3 });
    await sweepPayments(institute.services);
    expect(await due()).toBe(1);
    pay();
    await webhook(institute, reference);
    await drain();
    const { db } = institute.services;
    expect(await walletBalance(db, person.id)).toBe(0);
    const found = await db
      .select()
      .from(paymentDifferences)
      .where(eq(paymentDifferences.reference, reference));
    expect(found).toMatchObject([{ kind: 'not_credited', providerAmount: 50_000, email: '' }]);
    // The office returns it at the provider: no wallet is offered, and none is credited.
    const office = await institute.student();
    await db.update(users).set({ role: roles.administrator }).where(eq(users.id, office.id));
    await institute.signInAgain(office);
    const { data } = await office.call.getReconciliation({});
    expect(data.find((one) => one.reference === reference)).toMatchObject({ can_credit: false });
    const order = { reference, reason: 'Paid late' };
    expect(await office.call.refundPayment(order)).toMatchObject({ code: 'not_refundable' });
    expect(await walletBalance(db, person.id)).toBe(0);
    expect((await checkLedger(db)).problems).toEqual([]);
  });
});
