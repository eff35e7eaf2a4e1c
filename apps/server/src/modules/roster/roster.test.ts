import { rosterRows } from '@institute/contract/roster/columns';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { importTable, rowsOfTable } from '../../../test/support/roster.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
import { limitedActs } from '../../http/rate-limits.ts';
import {
  accounts,
  auditLog,
  enrolments,
  intakes,
  personNotes,
  transfers,
  users,
} from '../../schema/index.ts';
import { continueIntake } from './continue-intake.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const drain = () => institute.services.jobs.drain();
const send = (table: string, own: Parameters<typeof importTable>[2] = {}) =>
  importTable(admin, table, own);
const check = async (table: string) =>
  (await admin.call.checkRoster({ rows: await rowsOfTable(admin, table) })).data;
const rowsWith = (ending: string) =>
  db()
    .select()
    .from(users)
    .where(sql`${users.email} like ${`%@${ending}`}`)
    .orderBy(users.email);
const intake = async (id = 0) =>
  (await admin.call.getIntakes({})).data.find((one) => one.id === id);
const tableOf = (count: number, ending: string) =>
  [
    'Name,E-mail,Phone',
    ...Array.from({ length: count }, (_, n) => `Student ${n},s${n}@${ending},`),
  ].join('\n');

describe('a table of students', () => {
  // Proves call-readRoster, call-checkRoster, ours-97.
  it('is read and checked row by row, which begins nothing and is not counted', async () => {
    const known = await institute.student();
    const before = await db().$count(users);
    const table = `E-Mail;Full name;WhatsApp\nnew@dry.example;Bilkisu;08031112222\n${known.email.toUpperCase()};Any;`;
    const { data, status } = await admin.call.readRoster({ table });
    expect(status).toBe(true);
    expect(data).toMatchObject({ encoding: null, sheets: [], sheet: null, head: 1 });
    expect(data.columns.map(({ kind }) => kind)).toEqual(['email', 'name', 'phonenumber']);
    expect(await check(table)).toEqual({
      ...{ fresh: 1, known: 1, unmailed: 0, errors: [], classes: [] },
      money: {
        ...{ paid: 0, paid_amount: 0, waived: 0, waived_amount: 0, owed: 0, owed_amount: 0 },
        before: 0,
        unsaid: 0,
      },
      people: [
        {
          ...{ row: 2, name: 'Bilkisu', email: 'new@dry.example', class: null },
          ...{ phonenumber: '+2348031112222', payment: null, owed: null },
        },
        {
          ...{ row: 3, name: 'Any', email: known.email, phonenumber: '', class: null },
          ...{ payment: null, owed: null },
        },
      ],
    });
    await drain();
    expect(await db().$count(users)).toBe(before);
    expect(await db().$count(intakes)).toBe(0);
    expect(await db().$count(auditLog, eq(auditLog.action, 'checkRoster'))).toBe(0);
    for (const name of ['checkRoster', 'importStudents']) {
      expect([name, limitedActs.get(name)]).toEqual([
        name,
        name === 'importStudents' ? 'import' : undefined,
      ]);
    }
  });

  it('tells by mail whoever has an account under an e-mail that nobody has verified, once', async () => {
    const { id } = await aPaidClass(institute, 50_000, { name: 'Paid reading' });
    const [verified, squatted] = [await institute.student(), await institute.student()];
    await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, squatted.id));
    const table = `name,email\nAmina,${verified.email}\nBala,${squatted.email}`;
    const before = institute.mails.length;
    for (let times = 0; times < 2; times += 1) {
      await send(table, { class_ids: [id] });
      await drain();
    }
    const told = institute.mails
      .slice(before)
      .filter(({ subject }) => subject.startsWith('A place'));
    expect(told.map(({ to }) => to)).toEqual([squatted.email]);
    expect(told[0]?.text).toContain('a place in: Paid reading.');
    expect(told[0]?.text).toContain('/forgot-password');
  });

  // Proves call-importStudents, ours-97.
  it('takes in the rows that are right, and says which others are not and why', async () => {
    const table = [
      'name,email,phone',
      'Amina,amina@wrong.example,0803 111 2222',
      ',nobody@wrong.example,',
      'Bala,bala at wrong.example,',
      'Chidi,chidi@wrong.example,call me',
      'Amina again, AMINA@Wrong.example ,',
      `${'N'.repeat(121)},long@wrong.example,`,
      '"Dan\njuma",dan@wrong.example,',
      'Esther,esther@wrong.example,12',
      'Fatima,,',
    ].join('\n');
    const errors = [
      { row: 3, field: 'name', message: 'Name is required' },
      { row: 4, field: 'email', message: 'This is not an e-mail address.' },
      { row: 5, field: 'phonenumber', message: 'This is not a phone number.' },
      { row: 6, field: 'email', message: 'The same e-mail stands in row 2, Amina.' },
      { row: 7, field: 'name', message: 'Name is too long (at most 120 characters).' },
      { row: 8, field: 'name', message: 'The name holds a character that cannot be shown.' },
      { row: 9, field: 'phonenumber', message: 'This phone number has too few digits.' },
      { row: 10, field: 'email', message: 'An e-mail or a phone number is needed.' },
    ];
    expect((await check(table)).errors).toEqual(errors);
    const { data } = await send(table);
    expect(data.errors).toEqual(errors);
    expect(data.intake.total).toBe(1);
    await drain();
    expect((await rowsWith('wrong.example')).map(({ name }) => name)).toEqual(['Amina']);
    const nobody = ',nobody@wrong.example,';
    expect((await send(`name,email,phone\n${nobody}`)).code).toBe('rows_missing');
  });

  // Proves ours-99.
  it('makes accounts of rows without an e-mail, who sign in with their number and are sent no mail', async () => {
    const { id } = await aClass(institute, { name: 'By phone' });
    const table = [
      'name,email,phone,class',
      'Safiya,,0803 555 0001,By phone',
      'Idris,idris@phone.example,0803 555 0002,',
      'Brother of Idris,,0803 555 0002,',
      'Safiya again,,+234 803 555 0001,',
    ].join('\n');
    const found = await check(table);
    expect(found).toMatchObject({ fresh: 2, known: 0, unmailed: 1 });
    const own = 'Without an e-mail it must be theirs alone.';
    expect(found.errors).toEqual([
      {
        ...{ row: 4, field: 'phonenumber' },
        message: `The same number stands in row 3, Idris. ${own}`,
      },
      {
        ...{ row: 5, field: 'phonenumber' },
        message: `The same number stands in row 2, Safiya. ${own}`,
      },
    ]);
    const mails = institute.mails.length;
    await send(table);
    await drain();
    expect(institute.mails.slice(mails).map(({ to }) => to)).toEqual(['idris@phone.example']);
    const [safiya] = await db().select().from(users).where(eq(users.phone, '+2348035550001'));
    expect(safiya).toMatchObject({ name: 'Safiya', email: null });
    const placed = await db().select().from(enrolments).where(eq(enrolments.classId, id));
    expect(placed.map(({ userId }) => userId)).toEqual([safiya?.id]);

    // The same list again adds nobody; a number of somebody with an e-mail is nobody else's.
    const again = 'name,email,phone\nSafiya,,8035550001\nHer sister,,0803 555 0002';
    expect(await check(again)).toMatchObject({
      ...{ fresh: 0, known: 1, unmailed: 0 },
      errors: [
        {
          ...{ row: 3, field: 'phonenumber' },
          message:
            'Idris has this number, with the e-mail idris@phone.example. Write that e-mail if it is the same person.',
        },
      ],
    });
    const { data } = await send(again);
    await drain();
    expect(await intake(data.intake.id)).toMatchObject({ total: 1, added: 0, done: true });
    expect(await db().$count(users, eq(users.phone, '+2348035550001'))).toBe(1);
  });

  // Proves ours-98.
  it('puts each row into its class, and those without one into those of the whole', async () => {
    const [nahw, sarf, other] = [
      await aClass(institute, { name: 'Naḥw ’26' }),
      await aClass(institute, { name: 'Ṣarf · الصَّرف' }),
      await aClass(institute, { name: 'Everybody else' }),
    ];
    const table = [
      'name,email,class',
      "A,a@place.example,nahw '26",
      'B,b@place.example,الصرف',
      'C,c@place.example,Evening B',
      'D,d@place.example,Not yet',
      'E,e@place.example,',
      'F,f@place.example,Evening b',
    ].join('\n');
    const found = await check(table);
    expect(found.classes).toEqual([
      { value: "nahw '26", count: 1, name: 'Naḥw ’26' },
      { value: 'الصرف', count: 1, name: 'Ṣarf · الصَّرف' },
      { value: 'Evening B', count: 2, name: null },
      { value: 'Not yet', count: 1, name: null },
    ]);
    expect(found.errors.map(({ row, field }) => [row, field])).toEqual([
      ...[4, 5, 7].map((row) => [row, 'class']),
    ]);
    expect(found.errors[0]?.message).toBe(
      'There is no class called “Evening B”. Choose which it is.',
    );
    const class_choices = [
      { value: 'Evening B', id: sarf.id },
      { value: 'Not yet', id: null },
    ];
    const { data } = await send(table, { class_choices, class_ids: [other.id] });
    expect(data.errors).toEqual([]);
    expect(data.intake.classes.sort()).toEqual(
      ['Everybody else', 'Naḥw ’26', 'Ṣarf · الصَّرف'].sort(),
    );
    await drain();
    const placed = await db()
      .select({ email: users.email, classId: enrolments.classId })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(sql`${users.email} like '%@place.example'`)
      .orderBy(users.email);
    expect(placed.map(({ email, classId }) => [email?.[0], classId])).toEqual([
      ...[
        ['a', nahw.id],
        ['b', sarf.id],
        ['c', sarf.id],
        ['d', other.id],
      ],
      ...[
        ['e', other.id],
        ['f', sarf.id],
      ],
    ]);
    const mail = institute.mails.find(({ to }) => to === 'b@place.example');
    expect(mail?.text).toContain('الصَّرف');
    expect(mail?.text).not.toContain('Everybody else');
    expect(await intake(data.intake.id)).toMatchObject({ added: 6, enrolled: 6 });
    const gone = [{ value: 'Evening B', id: 999_999 }];
    expect((await send(table, { class_choices: gone })).code).toBe('class_not_found');
  });

  // Proves ours-96.
  it('remembers what its columns were, and keeps the others as a note', async () => {
    const table = (email: string) => `Sunan ɗalibi,Imel,Biya\nHauwa,${email},Half`;
    const { data: first } = await admin.call.readRoster({ table: table('h@kept.example') });
    expect(
      first.columns.map(({ kind, remembered, understood }) => [kind, remembered, understood]),
    ).toEqual([
      ['name', false, true],
      ['email', false, true],
      ['note', false, false],
    ]);
    const columns = first.columns.map(({ header, kind }) => ({ header, kind }));
    await send(table('h@kept.example'), { columns });
    await drain();
    const [hauwa] = await rowsWith('kept.example');
    const notes = await db()
      .select()
      .from(personNotes)
      .where(eq(personNotes.userId, hauwa?.id ?? 0));
    expect(notes.map(({ body }) => body)).toEqual(['Biya: Half']);
    const again = 'SUNAN ƊALIBI:,imel,biya\nSani,s@kept.example,All';
    const { data: next } = await admin.call.readRoster({ table: again });
    expect(next.columns.map(({ kind, remembered }) => [kind, remembered])).toEqual([
      ['name', true],
      ['email', true],
      ['note', true],
    ]);
    const changed = [{ header: 'Biya', kind: 'none' as const }];
    await send(again, { columns: changed });
    const { data: last } = await admin.call.readRoster({ table: again });
    expect(last.columns[2]).toMatchObject({ kind: 'none', remembered: true });
    await drain();
  });

  // Proves ours-95.
  it('comes as a file of any program, and the list that we export comes back whole', async () => {
    const student = await institute.student();
    await db().update(users).set({ phone: '+2348031112299' }).where(eq(users.id, student.id));
    const exported = await admin.call.exportStudents({});
    const bytes = Buffer.from(String(exported.data));
    const files = { file: { name: 'students.csv', bytes } };
    const { data } = await admin.call.readRoster({}, { files });
    expect(data.encoding).toBe('utf-8');
    const { data: checked } = await admin.call.checkRoster({
      rows: rosterRows(data.rows, data.columns),
    });
    expect(checked.errors).toEqual([]);
    expect(checked.people.find(({ email }) => email === student.email)?.phonenumber).toBe(
      '+2348031112299',
    );
    const broken = { file: { name: 'students.xlsx', bytes: Buffer.from('PK\x03\x04') } };
    expect((await admin.call.readRoster({}, { files: broken })).code).toBe('table_unreadable');
  });

  it('makes accounts with wallets, and writes numbers as they are dialled from abroad', async () => {
    const table = 'Amina Bello,Amina@Made.example,0803 111 2222\nبلال,bilal@made.example,';
    const { data, message } = await send(table);
    expect(message).toBe('The import has begun.');
    expect(data.intake).toMatchObject({ kind: 'import', total: 2, done: false });
    await drain();
    const rows = await rowsWith('made.example');
    expect(rows.map(({ name, email, phone, role }) => [name, email, phone, role])).toEqual([
      ['Amina Bello', 'amina@made.example', '+2348031112222', 1],
      ['بلال', 'bilal@made.example', '', 1],
    ]);
    const ids = rows.map(({ id }) => id);
    expect(await db().$count(accounts, inArray(accounts.userId, ids))).toBe(2);
    expect(rows.every(({ passwordHash }) => passwordHash === '')).toBe(true);
    const found = await admin.call.getStudentList({ search: '0803 111 2222' });
    expect(found.data.map(({ name }) => name)).toContain('Amina Bello');
    const [kept] = await db()
      .select()
      .from(intakes)
      .where(eq(intakes.id, data.intake?.id ?? 0));
    expect(kept).toMatchObject({ people: [], total: 2, processed: 2, added: 2 });
    const [act] = (await admin.call.getAuditLog({ act: 'importStudents' })).data;
    expect(act?.details.find(({ name }) => name === 'total')?.value).toBe('2');
  });

  it('reads a number in any spelling, keeps the first of two and notes the other', async () => {
    const table = [
      'name,email,phone',
      'A,a@spelt.example,8031112222',
      'B,b@spelt.example,+234 (0) 803 111 2222',
      'C,c@spelt.example,٠٨٠٣١١١٢٢٢٢',
      'D,d@spelt.example,08031112222 / 0805 111 2222',
    ].join('\n');
    await send(table);
    await drain();
    const rows = await rowsWith('spelt.example');
    expect(rows.map(({ phone }) => phone)).toEqual(Array(4).fill('+2348031112222'));
    const noted = await db()
      .select()
      .from(personNotes)
      .where(
        inArray(
          personNotes.userId,
          rows.map(({ id }) => id),
        ),
      );
    expect(noted.map(({ userId, body }) => [userId, body])).toEqual([
      [rows[3]?.id, 'Another phone number in the table: +2348051112222'],
    ]);
  });

  it.each(['07700900123', '01012345678', '+234 770 090 0123'])(
    'refuses %s, which its country does not have',
    async (phone) => {
      const { errors } = await check(`name,email,phone\nA,a@foreign.example,${phone}`);
      expect(errors[0]?.message).toMatch(/^There is no such phone number in /);
    },
  );

  // Proves call-importStudents.
  it('keeps what looks like a formula or like markup as the text it is', async () => {
    const hostile = ['=HYPERLINK("http://evil")', '+Evil', '@SUM(A1)', "<img src=x onerror='a()'>"];
    const quoted = hostile.map(
      (name, n) => `"${name.replaceAll('"', '""')}",h${n}@hostile.example,`,
    );
    const { data } = await send(quoted.join('\n'));
    expect(data.errors).toEqual([]);
    await drain();
    expect((await rowsWith('hostile.example')).map(({ name }) => name)).toEqual(hostile);
    const mail = institute.mails.find(({ to }) => to === 'h3@hostile.example');
    expect(mail?.html).toBeUndefined();
  });

  it('is refused when it is empty, too long, or no table, and when a class is not there', async () => {
    const read = async (table: string) => (await admin.call.readRoster({ table })).code;
    expect(await read('\n \n')).toBe('rows_missing');
    expect(await read(tableOf(2001, 'many.example'))).toBe('rows_too_many');
    expect(await read('"Open,quote@x.example,\n')).toBe('table_unreadable');
    const gone = { class_ids: ['999999'] };
    expect((await send('A,a@class.example', gone)).code).toBe('class_not_found');
    await drain();
    expect(await rowsWith('class.example')).toEqual([]);
  });

  it('is for administrators alone', async () => {
    const student = await institute.student();
    const rows = await rowsOfTable(admin, 'A,a@b.example');
    for (const call of [
      student.call.readRoster({ table: 'A,a@b.example' }),
      student.call.checkRoster({ rows }),
      student.call.importStudents({ rows }),
      student.call.enrolStudents({ student_list: '1', class_ids: ['1'] }),
      student.call.getIntakes({}),
    ]) {
      expect((await call).http).toBe(403);
    }
  });
});

describe('the same table', () => {
  it('twice adds nobody, whatever the letters of its e-mails, and places those who were there', async () => {
    const first = await aClass(institute);
    const second = await aClass(institute, { name: 'Balagha' });
    const table = 'Name,Email\nA,a@twice.example\nB,b@twice.example';
    await send(table, { class_ids: [first.id] });
    await drain();
    const mails = institute.mails.length;
    expect(await check(table.toUpperCase())).toMatchObject({ fresh: 0, known: 2 });
    const { data } = await send(table.toUpperCase(), { class_ids: [first.id, second.id] });
    await drain();
    expect(await rowsWith('twice.example')).toHaveLength(2);
    expect(await intake(data.intake?.id)).toMatchObject({ added: 0, enrolled: 2, done: true });
    expect(institute.mails).toHaveLength(mails);
  });

  it('twice under one key is one import', async () => {
    const request_key = 'a-press-of-import';
    const sent = [
      await send('C,c@key.example', { request_key }),
      await send('C,c@key.example', { request_key }),
    ];
    expect(new Set(sent.map(({ data }) => data.intake?.id)).size).toBe(1);
    await drain();
    expect(await rowsWith('key.example')).toHaveLength(1);
  });

  // Proves call-importStudents.
  it('by two processes at once makes each account once, with one mail each', async () => {
    const { id } = await aClass(institute);
    const other = await institute.beside();
    const table = tableOf(60, 'race.example');
    const begun = [await send(table, { class_ids: [id] }), await send(table, { class_ids: [id] })];
    const ids = begun.map(({ data }) => data.intake?.id ?? 0);
    await Promise.all([
      ...ids.map((one) => continueIntake(institute.services, one)),
      ...ids.map((one) => continueIntake(other.services, one)),
    ]);
    await other.app.close();
    await drain();
    expect(await rowsWith('race.example')).toHaveLength(60);
    const lines = await Promise.all(ids.map((one) => intake(one)));
    expect(lines.reduce((sum, one) => sum + (one?.added ?? 0), 0)).toBe(60);
    expect(lines.reduce((sum, one) => sum + (one?.enrolled ?? 0), 0)).toBe(60);
    expect(await db().$count(enrolments, eq(enrolments.classId, id))).toBe(60);
    expect(institute.mails.filter(({ to }) => String(to).endsWith('@race.example'))).toHaveLength(
      60,
    );
  });

  // Proves call-importStudents, call-getIntakes.
  it('cut off anywhere goes on where it was, and doubles nothing', async () => {
    const { data } = await send(tableOf(60, 'cut.example'));
    const id = data.intake?.id ?? 0;
    const stop = new AbortController();
    const { services } = institute;
    const clock = {
      now: () => {
        stop.abort(new Error('the server stops'));
        return services.clock.now();
      },
    };
    await expect(continueIntake({ ...services, clock }, id, stop.signal)).rejects.toThrow(
      'the server stops',
    );
    expect(await intake(id)).toMatchObject({ done: false, processed: 25, added: 25 });
    expect(await rowsWith('cut.example')).toHaveLength(25);
    await drain();
    expect(await intake(id)).toMatchObject({ done: true, processed: 60, added: 60 });
    expect(await rowsWith('cut.example')).toHaveLength(60);
  });
});

describe('a place that the office gives', () => {
  // Proves call-enrolStudents.
  it('costs nothing, opens a paid class, and moves no money', async () => {
    const once = await aPaidClass(institute, 5000, { name: 'Nahw' });
    const monthly = await aPaidClass(institute, 3000, { monthlySub: '1' });
    const student = await institute.student({ wallet: 100_000 });
    const before = await db().$count(transfers);
    const { data } = await admin.call.enrolStudents({
      student_list: `${student.id}`,
      class_ids: [once.id, monthly.id],
    });
    expect(data).toMatchObject({ kind: 'enrolment', total: 1 });
    await drain();
    expect(await intake(data.id)).toMatchObject({ done: true, added: 0, enrolled: 2 });
    expect(await db().$count(transfers)).toBe(before);
    const [placed] = await db().select().from(enrolments).where(eq(enrolments.classId, monthly.id));
    expect(placed?.subscriptionEndsAt?.toISOString()).toBe('2026-12-16T09:00:00.000Z');
    const { data: news } = await student.call.getMessages({});
    expect(news.map(({ subject }) => subject.replace(/[⁦-⁩]/g, ''))).toContain(
      'You are in a new class: Nahw',
    );
    const joined = (await student.call.getMyClasses({})).data.map((one) => one.class_details.id);
    expect(joined).toEqual(expect.arrayContaining([once.id, monthly.id]));
  });

  // Proves call-enrolStudents.
  it('leaves whoever has one as they are, and pays nobody a reward', async () => {
    const monthly = await aPaidClass(institute, 3000, { monthlySub: '1' });
    const referrer = await institute.student();
    const student = await institute.student({ wallet: 300_000, refBy: referrer.referralCode });
    await student.call.enrol({ class_id: monthly.id });
    const [before] = await db().select().from(enrolments).where(eq(enrolments.classId, monthly.id));
    institute.clock.advance({ days: 3 });
    const other = await institute.student({ refBy: referrer.referralCode });
    const moved = await db().$count(transfers);
    await institute.signInAgain(admin);
    await admin.call.enrolStudents({
      student_list: `${student.id},${other.id}`,
      class_ids: [monthly.id],
    });
    await drain();
    const after = await db().select().from(enrolments).where(eq(enrolments.classId, monthly.id));
    expect(after.find(({ userId }) => userId === student.id)).toEqual(before);
    expect(after).toHaveLength(2);
    expect(await db().$count(transfers)).toBe(moved);
  });

  // Proves call-enrolStudents.
  it('and one that is paid for at the same moment are one', async () => {
    const paid = await aPaidClass(institute, 1000);
    const student = await institute.student({ wallet: 100_000 });
    const { data } = await admin.call.enrolStudents({
      student_list: `${student.id}`,
      class_ids: [paid.id],
    });
    const [answer] = await Promise.all([
      student.call.enrol({ class_id: paid.id }),
      continueIntake(institute.services, data.id),
    ]);
    expect([undefined, 'already_enrolled']).toContain(answer.code);
    expect(await db().$count(enrolments, eq(enrolments.classId, paid.id))).toBe(1);
    await drain();
  });

  it('needs students and classes, and passes over those who are gone', async () => {
    const { id } = await aClass(institute);
    const gone = await institute.student();
    const student = await institute.student();
    const enrol = (student_list: string, class_ids: number[]) =>
      admin.call.enrolStudents({ student_list, class_ids });
    expect((await enrol(`${student.id}`, [])).code).toBe('classes_missing');
    expect((await enrol('', [id])).code).toBe('students_missing');
    expect((await enrol('some,body', [id])).http).toBe(400);
    expect((await enrol(`${student.id}`, [999_999])).code).toBe('class_not_found');
    await enrol(`${student.id},${gone.id}`, [id]);
    await admin.call.deleteStudent({ student_id: gone.id });
    await drain();
    const placed = await db().select().from(enrolments).where(eq(enrolments.classId, id));
    expect(placed.map(({ userId }) => userId)).toEqual([student.id]);
    const acts = await db().select().from(auditLog).where(eq(auditLog.action, 'enrolStudents'));
    expect(acts.at(-1)?.details).toMatchObject({ total: 2, classes: 'Nahw' });
  });
});

it('is begun once by one press, whatever key another administrator sends', async () => {
  const { id: class_id } = await aClass(institute);
  const { id: other } = await aClass(institute);
  const colleague = await institute.student();
  const student = await institute.student();
  await db().update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
  const request_key = 'the-key-of-one-press';
  const enrol = (by: Person, id: number) =>
    by.call.enrolStudents({
      student_list: String(student.id),
      class_ids: [String(id)],
      request_key,
    });
  const first = (await enrol(admin, class_id)).data;
  expect((await enrol(admin, class_id)).data.id).toBe(first.id);
  const second = (await enrol(colleague, other)).data;
  expect(second).toMatchObject({ started_by: colleague.name, started_by_id: colleague.id });
  expect(second.id).not.toBe(first.id);
  await drain();
  const places = await db().select().from(enrolments).where(eq(enrolments.userId, student.id));
  expect(places.map((one) => one.classId).sort()).toEqual([class_id, other].sort());
});
