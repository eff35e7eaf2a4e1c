// Proves ours-178.

import { daysAfter } from '@institute/contract/time/calendar';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { importTable, rowsOfTable } from '../../../test/support/roster.ts';
import { aPaidClass } from '../../../test/support/school.ts';
import {
  auditLog,
  enrolments,
  invoices,
  messageRecipients,
  messages,
  users,
} from '../../schema/index.ts';
import { checkLedger, walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
let today: string;
const db = () => institute.services.db;
const drain = () => institute.services.jobs.drain();

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  today = institute.services.clock.now().toISOString().slice(0, 10);
});
afterAll(() => institute.close());
afterEach(async () => expect((await checkLedger(db())).problems).toEqual([]));

const idOf = async (email: string) =>
  (await db().select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const owedBy = async (email: string) =>
  db()
    .select()
    .from(invoices)
    .where(eq(invoices.userId, await idOf(email)))
    .orderBy(invoices.part, invoices.id);
const moneyOf = async (table: string) =>
  (await admin.call.checkRoster({ rows: await rowsOfTable(admin, table) })).data.money;

it('becomes an invoice for the class of the row, once, also of lists that come side by side', async () => {
  const { id } = await aPaidClass(institute, 15_000, { name: 'Level 2' });
  const table = [
    'Name,E-mail,Class,Owing',
    'Amina,amina@owed.example,Level 2,"5,000"',
    'Bala,bala@owed.example,,2k',
    'Dauda,dauda@owed.example,Level 2,unpaid',
    'Hauwa,hauwa@owed.example,Level 2,-',
    'Safiya,safiya@owed.example,Level 2,٧٠٠٠',
  ].join('\n');
  expect(await moneyOf(table)).toMatchObject({ owed: 4, owed_amount: 29_000, paid: 0, before: 0 });
  const imports = ['first', 'second', 'third'].map((request_key) =>
    importTable(admin, table, { request_key: `${request_key}-list` }),
  );
  for (const reply of await Promise.all(imports)) expect(reply).toMatchObject({ status: true });
  await drain();
  await importTable(admin, table, { due_on: daysAfter(today, 40) });
  await drain();
  const [place] = await db()
    .select()
    .from(enrolments)
    .where(eq(enrolments.userId, await idOf('amina@owed.example')));
  expect(await owedBy('amina@owed.example')).toMatchObject([
    {
      ...{ amount: 500_000, paid: 0, state: 'open', classId: id, placeId: place?.id, title: '' },
      ...{ dueOn: daysAfter(today, 14), madeBy: admin.id, parts: 1 },
    },
  ]);
  expect(await owedBy('bala@owed.example')).toMatchObject([
    { amount: 200_000, classId: null, placeId: null, title: 'Owed from before' },
  ]);
  expect(await owedBy('dauda@owed.example')).toMatchObject([{ amount: 1_500_000 }]);
  expect(await owedBy('hauwa@owed.example')).toEqual([]);
  expect(await owedBy('safiya@owed.example')).toMatchObject([{ amount: 700_000 }]);
  const amina = await idOf('amina@owed.example');
  const told = sql`${messageRecipients.userId} = ${amina}
    and (select subject from ${messages} where id = ${messageRecipients.messageId}) like 'To pay: %'`;
  expect(await db().$count(messageRecipients, told)).toBe(1);
  const noted = sql`${auditLog.action} = 'addInvoice' and ${auditLog.subjectId} = ${amina}`;
  expect(await db().$count(auditLog, noted)).toBe(1);
  expect(await moneyOf(table)).toMatchObject({ owed: 0, owed_amount: 0, before: 4 });
});

it('stands beside what was paid and did not suffice, which is paid of the invoice', async () => {
  await aPaidClass(institute, 15_000, { name: 'Level 3' });
  const table = [
    'Name,E-mail,Class,Amount paid,Owing',
    'Lami,lami@part.example,Level 3,"10,000","5,000"',
    'Musa,musa@part.example,Level 3,"15,000",0',
    'Zainab,zainab@part.example,Level 3,waived 3000,12000',
  ].join('\n');
  for (const request_key of ['one-list', 'two-list']) {
    await importTable(admin, table, {
      ...{ request_key, due_on: daysAfter(today, 3), waiver_reason: 'An orphan' },
    });
    await drain();
  }
  expect(await owedBy('lami@part.example')).toMatchObject([
    { amount: 1_500_000, paid: 1_000_000, state: 'part_paid', dueOn: daysAfter(today, 3) },
  ]);
  expect(await owedBy('zainab@part.example')).toMatchObject([
    { amount: 1_500_000, paid: 300_000, state: 'part_paid' },
  ]);
  expect(await owedBy('musa@part.example')).toEqual([]);
  for (const name of ['lami', 'musa', 'zainab']) {
    expect(await walletBalance(db(), await idOf(`${name}@part.example`))).toBe(0);
  }
});

// Proves ours-262.
it('is paid for once its bill is, and says so on the student', async () => {
  const { id: classId } = await aPaidClass(institute, 15_000, { name: 'Mufradat' });
  const table = 'Name,E-mail,Class,Owing\nBilkisu,bilkisu@bill.example,Mufradat,"5,000"';
  await importTable(admin, table);
  await drain();
  const student_id = await idOf('bilkisu@bill.example');
  const gift = async () =>
    (await admin.call.getStudentRecord({ student_id })).data.classes[0]?.gift;
  const inClass = async () =>
    (await admin.call.getClassStudents({ class_id: classId })).data[0]?.gift;
  expect([await gift(), await inClass()]).toEqual(['given', 'given']);
  const [bill] = await owedBy('bilkisu@bill.example');
  await admin.call.takePayment({
    ...{ student_id, invoice_id: bill?.id ?? 0, amount: '5000', way: 'cash', paid_on: today },
  });
  expect([await gift(), await inClass()]).toEqual([undefined, undefined]);
  // Another part of it that is left open: not yet.
  const [paid] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.id, bill?.id ?? 0));
  if (!paid) throw new Error('no bill was made');
  const { id: _id, ...part } = paid;
  await db()
    .insert(invoices)
    .values({
      ...part,
      part: 2,
      parts: 2,
      paid: 0,
      state: 'open',
      settledAt: null,
      requestKey: null,
    });
  expect([await gift(), await inClass()]).toEqual(['given', 'given']);
});

it('is what the parts say where the payment of the row has joined a class in parts', async () => {
  await aPaidClass(institute, 30_000, { name: 'Level 4', parts: '40:0,60:28' });
  const table = [
    'Name,E-mail,Class,Amount paid,Owing',
    'Umar,umar@parts.example,Level 4,"12,000","18,000"',
    'Ladi,ladi@parts.example,Level 4,"20,000","10,000"',
    'Sani,sani@parts.example,Level 4,"2,000","28,000"',
  ].join('\n');
  expect(await moneyOf(table)).toMatchObject({ paid: 3, owed: 1, owed_amount: 28_000 });
  await importTable(admin, table);
  await drain();
  const read = async (name: string) =>
    (await owedBy(`${name}@parts.example`)).map(({ amount, paid }) => [amount, paid]);
  expect(await read('umar')).toEqual([
    ...[
      [1_200_000, 1_200_000],
      [1_800_000, 0],
    ],
  ]);
  expect(await read('ladi')).toEqual([
    ...[
      [1_200_000, 1_200_000],
      [1_800_000, 800_000],
    ],
  ]);
  expect(await read('sani')).toEqual([[3_000_000, 200_000]]);
});

it('is refused where it is not clear, and on a day that is past', async () => {
  await aPaidClass(institute, 15_000, { name: 'Level 5' });
  const table = 'Name,E-mail,Class,Owing\nTunde,tunde@odd.example,Level 5,"5,000"';
  const rows = await rowsOfTable(admin, table);
  const faultsOf = async (owed: string) =>
    (await admin.call.checkRoster({ rows: rows.map((row) => ({ ...row, owed })) })).data.errors;
  expect(await faultsOf('ask her father')).toMatchObject([{ row: 2, field: 'owed' }]);
  expect(await faultsOf('5,000 or 6,000')).toMatchObject([{ field: 'owed' }]);
  for (const due_on of [daysAfter(today, -1), '2099-01-01']) {
    expect(await admin.call.importStudents({ rows, due_on })).toMatchObject({
      code: 'day_out_of_reach',
    });
  }
  expect(await idOf('tunde@odd.example')).toBe(0);
});

it('of a column that hardly names an amount is a note', async () => {
  const head = 'Name,E-mail,Owing\n';
  const { data } = await admin.call.readRoster({
    table: `${head}Aisha,aisha@note.example,ask Musa\nBello,bello@note.example,see the book`,
  });
  expect(data.columns.at(-1)?.kind).toBe('note');
});
