// Proves ours-173.

import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { importTable, rowsOfTable } from '../../../test/support/roster.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, enrolments, officePayments, users } from '../../schema/index.ts';
import { checkLedger, walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
const db = () => institute.services.db;
const drain = () => institute.services.jobs.drain();

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
afterEach(async () => expect((await checkLedger(db())).problems).toEqual([]));

const idOf = async (email: string) =>
  (await db().select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const paymentsOf = async (email: string) =>
  db()
    .select()
    .from(officePayments)
    .where(eq(officePayments.userId, await idOf(email)));
const checked = async (table: string) =>
  (await admin.call.checkRoster({ rows: await rowsOfTable(admin, table) })).data;

/** A list with a column of payments, which is known by its head and the amounts in it. */
const listOf = (className: string, ending: string) =>
  [
    'Name,E-mail,Class,Amount paid',
    `Amina,amina@${ending},${className},"15,000"`,
    `Bala,bala@${ending},${className},10000`,
    `Dauda,dauda@${ending},,2k`,
    `Hauwa,hauwa@${ending},${className},waived 15000`,
    `Safiya,safiya@${ending},${className},owing 5000`,
    `Zaynab,zaynab@${ending},${className},Paid 15000`,
  ].join('\n');

it('what was paid outside is booked for the class of the row, else into the wallet; once', async () => {
  const { id } = await aPaidClass(institute, 15_000, { name: 'Level 2' });
  const table = listOf('Level 2', 'list.example');
  expect((await checked(table)).money).toEqual({
    ...{ paid: 4, paid_amount: 42_000, waived: 1, waived_amount: 15_000, before: 0, unsaid: 0 },
    ...{ owed: 1, owed_amount: 5_000 },
  });
  const own = { paid_way: 'bank', paid_on: '2026-11-02', waiver_reason: 'An orphan' } as const;
  for (const request_key of ['the-first-list', 'the-same-list']) {
    expect(await importTable(admin, table, { ...own, request_key })).toMatchObject({
      status: true,
    });
    await drain();
  }
  expect(await paymentsOf('amina@list.example')).toMatchObject([
    { amount: 1_500_000, way: 'bank', paidOn: '2026-11-02', state: 'booked', classId: id },
  ]);
  const wallets: Record<string, number> = {};
  for (const name of ['amina', 'bala', 'dauda', 'hauwa', 'safiya']) {
    wallets[name] = await walletBalance(db(), await idOf(`${name}@list.example`));
  }
  expect(wallets).toEqual({ amina: 0, bala: 1_000_000, dauda: 200_000, hauwa: 0, safiya: 0 });
  expect(await paymentsOf('hauwa@list.example')).toMatchObject([
    { way: 'waiver', note: 'An orphan', amount: 1_500_000 },
  ]);
  expect(await paymentsOf('safiya@list.example')).toEqual([]);
  const inClass = await db().$count(enrolments, eq(enrolments.classId, id));
  expect(inClass).toBe(5);
  const noted = and(
    eq(auditLog.action, 'takePayment'),
    eq(auditLog.subjectId, await idOf('amina@list.example')),
  );
  expect(await db().$count(auditLog, noted)).toBe(1);
  expect((await checked(table)).money).toMatchObject({ paid: 0, waived: 0, owed: 0, before: 6 });
  const silent = `Musa,musa@list.example,Level 2,\nSani,sani@list.example,,`;
  expect((await checked(`${table}\n${silent}`)).money).toMatchObject({ before: 6, unsaid: 1 });
});

it('a list that comes again with one more books that one, and asks nothing of the others', async () => {
  const { id } = await aPaidClass(institute, 15_000, { name: 'Level 4' });
  const first = listOf('Level 4', 'again.example');
  await importTable(admin, first, { waiver_reason: 'An orphan', paid_on: '2026-11-02' });
  await drain();
  const longer = `${first}\nYusuf,yusuf@again.example,Level 4,15000`;
  expect(await importTable(admin, longer)).toMatchObject({ status: true });
  await drain();
  expect(await paymentsOf('yusuf@again.example')).toMatchObject([{ state: 'booked', classId: id }]);
  expect(await paymentsOf('hauwa@again.example')).toMatchObject([{ note: 'An orphan' }]);
  expect(await paymentsOf('amina@again.example')).toHaveLength(1);
  expect(await db().$count(enrolments, eq(enrolments.classId, id))).toBe(6);
  // One whose fee is waived for the first time asks for the reason.
  const waived = `${longer}\nRakiya,rakiya@again.example,Level 4,waived 15000`;
  expect(await importTable(admin, waived)).toMatchObject({ code: 'reason_missing' });
});

it('who is waived in a free class has nothing to pay', async () => {
  const { id } = await aClass(institute, { name: 'Open circle' });
  const table = 'Name,E-mail,Class,Paid\nIsa,isa@free.example,Open circle,scholarship';
  const rows = (await rowsOfTable(admin, table)).map((row) => ({ ...row, paid: 'scholarship' }));
  const { data } = await admin.call.checkRoster({ rows });
  expect(data).toMatchObject({ errors: [], people: [{ payment: null, owed: null }] });
  expect(await admin.call.importStudents({ rows })).toMatchObject({ status: true });
  await drain();
  expect(await paymentsOf('isa@free.example')).toEqual([]);
  expect(await db().$count(enrolments, eq(enrolments.classId, id))).toBe(1);
});

// Proves ours-337.
it('no more is waived of a row than its class costs', async () => {
  await aPaidClass(institute, 15_000, { name: 'Level 9' });
  const table = 'Name,E-mail,Class,Amount paid\nAli,ali@more.example,Level 9,waived 18000';
  const rows = (await rowsOfTable(admin, table)).map((row) => ({ ...row, paid: 'waived 18000' }));
  const { data } = await admin.call.checkRoster({ rows });
  expect(data.errors).toMatchObject([{ field: 'paid', row: 2 }]);
  expect(JSON.stringify(data.errors)).toContain('₦15,000.00');
});

it('what is not clear stands to be put right, and what was waived asks for a reason', async () => {
  await aClass(institute, { name: 'Free level' });
  const table = 'Name,E-mail,Class,Amount paid\nMusa,musa@odd.example,Free level,500 of 900';
  const rows = (await rowsOfTable(admin, table)).map((row) => ({ ...row, paid: '500 of 900' }));
  const { data } = await admin.call.checkRoster({ rows });
  expect(data.errors).toMatchObject([{ field: 'paid', row: 2 }]);
  const nameless = await admin.call.checkRoster({
    rows: rows.map((row) => ({ ...row, paid: 'Paid' })),
  });
  expect(nameless.data.errors).toMatchObject([{ field: 'paid' }]);
  const waived = rows.map((row) => ({ ...row, paid: 'waived 300' }));
  expect(await admin.call.importStudents({ rows: waived })).toMatchObject({
    code: 'reason_missing',
  });
  const paid = rows.map((row) => ({ ...row, paid: '300' }));
  expect(await admin.call.importStudents({ rows: paid, paid_on: '2027-01-01' })).toMatchObject({
    code: 'day_out_of_reach',
  });
});

it('above the amount of the setting it waits for a second person, and the place is given', async () => {
  const { id } = await aPaidClass(institute, 15_000, { name: 'Level 3' });
  await admin.call.updateAppSettings({ secondPersonAbove: '10000' });
  const table = 'Name,E-mail,Class,Amount paid\nLadi,ladi@second.example,Level 3,"15,000"';
  await importTable(admin, table, { paid_way: 'cash' });
  await drain();
  await admin.call.updateAppSettings({ secondPersonAbove: '0' });
  expect(await paymentsOf('ladi@second.example')).toMatchObject([{ state: 'waiting' }]);
  expect(await walletBalance(db(), await idOf('ladi@second.example'))).toBe(0);
  expect(await db().$count(enrolments, eq(enrolments.classId, id))).toBe(1);
});
