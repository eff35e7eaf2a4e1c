// Proves promise-26.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allColumns,
  allTables,
  columnsOfPeople,
  tablesWith,
} from '../../../test/support/catalogue.ts';
import { type FullPerson, fullPerson } from '../../../test/support/full-person.ts';
import { Institute } from '../../../test/support/institute.ts';
import { unzip } from '../../../test/support/unzip.ts';
import { rowsOf } from '../../platform/db.ts';
import { officeStaff } from '../../schema/index.ts';
import { copiedTables, notCopied } from './copied-tables.ts';
import { eraseDue } from './erasure/erase-due.ts';
import { removeCopies } from './remove-copies.ts';

let institute: Institute;
let full: FullPerson;
let archive: Map<string, Buffer>;

beforeAll(async () => {
  institute = await Institute.open();
  full = await fullPerson(institute);
  await full.person.call.requestMyData({});
  await institute.services.jobs.drain();
  archive = unzip(await download());
});
afterAll(() => institute.close());

/** The archive as the person's own page fetches it. */
async function download(): Promise<Buffer> {
  const { data } = await full.person.call.getMyData({});
  const response = await institute.app.inject({
    url: `/api.php?action=download_my_data&key=${data.copy.key}`,
    headers: { cookie: `sid=${full.person.sid}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="my_data_/);
  return response.rawPayload;
}

const rowsIn = (file: string): Record<string, unknown>[] =>
  JSON.parse(archive.get(`data/${file}.json`)?.toString() ?? 'null');

/** Every part of the copy with the table it comes from. */
const parts = Object.entries(copiedTables).flatMap(([table, some]) =>
  some.map((rows) => ({ table, ...rows })),
);

describe('every table of the database', () => {
  // Proves decision-050-1.
  it('is copied, or named with the reason why it is not', async () => {
    const tables = (await allTables(institute.services.db)).map((name) => name.slice(7));
    const decided = [...Object.keys(copiedTables), ...Object.keys(notCopied)];
    const whole = decided.filter((name) => !name.includes('.'));
    expect(whole.sort()).toEqual(tables.sort());
    expect(Object.values(notCopied).every((reason) => reason.length > 10)).toBe(true);
  });

  // Proves decision-050-1.
  it('is copied by every column that refers to a person, or says why not by this one', async () => {
    const undecided = (await columnsOfPeople(institute.services.db))
      .filter(({ table }) => !(table in notCopied))
      .filter(({ table, column }) => !(`${table}.${column}` in notCopied))
      .filter(
        ({ table, column }) => !copiedTables[table]?.some((part) => part.owners.includes(column)),
      );
    expect(undecided).toEqual([]);
  });

  it('leaves out columns that are there, each for a reason', async () => {
    const known = new Set(
      (await allColumns(institute.services.db)).map(({ table, column }) => `${table}.${column}`),
    );
    const named = parts.flatMap(({ table, owners, without = {} }) =>
      [...owners, ...Object.keys(without)].map((column) => `${table}.${column}`),
    );
    const columns = Object.keys(notCopied).filter((name) => name.includes('.'));
    expect([...named, ...columns].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the copy', () => {
  it.each(parts.map(({ file }) => file))('holds %s', (file) => {
    expect(rowsIn(file).length).toBeGreaterThan(0);
  });

  // Proves decision-050-1.
  it('holds every row that refers to the person, compared to the catalogue', async () => {
    const { db } = institute.services;
    for (const [table, some] of Object.entries(copiedTables)) {
      const owners = some.flatMap((part) => part.owners);
      if (owners.length === 0) continue;
      const own = owners.map((column) => `"${column}" = ${full.person.id}`).join(' or ');
      const [found] = await rowsOf<{ rows: number }>(
        db,
        sql.raw(`select count(*)::int as rows from "${table}" where ${own}`),
      );
      const copied = some.flatMap(({ file }) => rowsIn(file));
      expect([table, copied.length]).toEqual([table, expect.any(Number)]);
      // The ledger's rows are found by the wallet as well, that of an account joined with theirs among them,
      // and letters that came to them by their conversation.
      expect(copied.length, table).toBeGreaterThanOrEqual(found?.rows ?? -1);
      if (!['transfers', 'accounts', 'letters'].includes(table))
        expect(copied.length, table).toBe(found?.rows);
    }
    const [own] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from transfers t join accounts a
          on a.id in (t.debit_account_id, t.credit_account_id) where a.user_id = ${full.person.id}`,
    );
    expect(rowsIn('wallet-movements')).toHaveLength(own?.rows ?? -1);
  });

  // Proves decision-050-1.
  it('holds the uploaded files as they are, and says what it all is', () => {
    expect(archive.get(`files/${full.picture.name}`)).toEqual(full.picture.bytes);
    expect(archive.get('README.txt')?.toString()).toContain('100 kobo are one naira');
    expect(rowsIn('account')).toMatchObject([{ name: full.name, email: full.person.email }]);
    expect(rowsIn('classes-joined')[0]).toHaveProperty('class_name');
  });

  // Proves decision-050-1.
  it('holds no secret, and nobody else', () => {
    const all = [...archive.values()].join('\n');
    for (const word of ['password_hash', 'sid_hash', 'secret', 'public_key', 'code_hash']) {
      expect(all).not.toContain(`"${word}"`);
    }
    expect(all).not.toContain(full.friend.email);
    expect(all).not.toContain('admin@example.com');
  });

  // Proves call-downloadMyData.
  it('is mailed about, and there for its owner alone, for a day', async () => {
    expect(institute.mails.at(-1)).toMatchObject({
      to: full.person.email,
      subject: 'The copy of your data is ready',
    });
    const { data } = await full.person.call.getMyData({});
    expect(data.copy).toMatchObject({ state: 'ready', done: data.copy.total });
    const { key } = data.copy;
    expect(await full.friend.call.downloadMyData({ key })).toMatchObject({ http: 404 });
    const admin = await institute.admin();
    expect(await admin.call.downloadMyData({ key })).toMatchObject({ http: 404 });
    expect(await full.person.call.downloadMyData({ key: 'other' })).toMatchObject({ http: 404 });
    expect(await full.person.call.requestMyData({})).toMatchObject({ code: 'copy_too_soon' });
    institute.clock.advance({ hours: 24 });
    expect(await full.person.call.downloadMyData({ key })).toMatchObject({ http: 404 });
    const archives = async () =>
      (await storedNames()).filter((name) => name.endsWith('.zip')).length;
    expect(await archives()).toBe(1);
    await removeCopies(institute.services);
    await institute.services.jobs.drain();
    expect(await archives()).toBe(0);
    expect((await full.person.call.getMyData({})).data.copy.state).toBe('none');
  });
});

/** Stored files, those in quarantine too. */
async function storedNames(): Promise<string[]> {
  const { files } = institute.services;
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  for await (const { name } of files.listAside()) names.push(name);
  return names;
}

describe('after the erasure', () => {
  /** Where rows of a deleted account stay: the books, and that there was an account and acts of it. */
  const anonymous = [
    ...[
      'accounts',
      'audit_log',
      'office_payments',
      'card_payments',
      'invoices',
      'payment_differences',
      'payments',
      'refunds',
    ],
    ...['transfers', 'users'],
  ];

  beforeAll(async () => {
    const { person } = full;
    // Asked for as a student, whose sessions last longer; the power comes back before the end.
    const { db } = institute.services;
    const powers = await db.delete(officeStaff).returning();
    // A second copy, whose archive goes as well.
    await person.call.requestMyData({});
    await institute.services.jobs.drain();
    const { data } = await person.call.getMyData({});
    await person.call.requestErasure({ password: person.password, wallet: String(data.wallet) });
    await institute.services.jobs.drain();
    await db.insert(officeStaff).values(powers);
    institute.clock.advance({ days: 14 });
    expect(await eraseDue(institute.services)).toBe(1);
    await institute.services.jobs.drain();
  });

  // Proves decision-050-2.
  it('no column of any row of any table holds name, e-mail or phone', async () => {
    const { db } = institute.services;
    for (const needle of ['hauwa', full.person.email, full.phone, full.person.referralCode]) {
      expect([needle, await tablesWith(db, needle)]).toEqual([needle, []]);
    }
  });

  // Proves decision-050-2.
  it('the id is found in the ledger’s anonymous rows alone', async () => {
    const found = await tablesWith(institute.services.db, String(full.person.id));
    expect(found.filter((name) => !anonymous.includes(name))).toEqual([]);
    expect(found).toContain('transfers');
    const [row] = await rowsOf<{ row: Record<string, unknown> }>(
      institute.services.db,
      sql`select to_jsonb(u) as row from users u where id = ${full.person.id}`,
    );
    expect(row?.row).toMatchObject({
      ...{ name: 'Deleted account', email: null, phone: '', search_text: '', password_hash: '' },
      ...{ signed_up_from: null, erases_at: null, email_verified_at: null },
    });
  });

  // Proves decision-050-2.
  it('no file of the person is stored, nor in quarantine', async () => {
    const names = await storedNames();
    expect(names).not.toContain(full.picture.name);
    expect(names.filter((name) => name.endsWith('.zip'))).toEqual([]);
  });

  it('answers of others keep their place, and counts stand as if nobody had been there', async () => {
    const { db } = institute.services;
    const left = await rowsOf(
      db,
      sql`select body, author_id from comments where author_id is null`,
    );
    expect(left).toEqual([{ body: '', author_id: null }]);
    const [totals] = await rowsOf(
      db,
      sql`select sum(students)::int as students, sum(views)::int as views from class_totals`,
    );
    expect(totals).toEqual({ students: 0, views: 0 });
    expect(await rowsOf(db, sql`select 1 from exam_queues where waiting <> 0`)).toEqual([]);
  });

  // Proves decision-050-2.
  it('nobody signs in any more, and the e-mail is free again', async () => {
    const { email, password } = full.person;
    expect(await institute.visitor.login({ email, password })).toMatchObject({ status: false });
    expect(await full.person.call.getUserData({})).toMatchObject({ http: 401 });
    const form = { email, password, name: 'Somebody New', phonenumber: '0801 000 0001' };
    expect(await institute.visitor.signup(form)).toMatchObject({ status: true });
  });
});
