import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
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
const send = (table: string, own: Record<string, unknown> = {}) =>
  admin.call.importStudents({ table, ...own });
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
  // Proves call-importStudents.
  it('of a dry run says what it would do, and does nothing', async () => {
    const known = await institute.student();
    const before = await db().$count(users);
    const table = `E-Mail;Full name;WhatsApp\nnew@dry.example;Bilkisu;08031112222\n${known.email.toUpperCase()};Any;`;
    const { data, status } = await send(table, { dry_run: '1' });
    expect(status).toBe(true);
    expect(data).toEqual({ fresh: 1, known: 1, wrong: 0, errors: [], intake: null });
    await drain();
    expect(await db().$count(users)).toBe(before);
    expect(await db().$count(intakes)).toBe(0);
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

  // Proves call-importStudents.
  it('with a row that is not right does nothing, and says which and why', async () => {
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
    ].join('\n');
    const { data } = await send(table);
    expect(data.intake).toBeNull();
    expect(data.wrong).toBe(7);
    expect(data.errors).toEqual([
      { row: 3, message: 'Name is required' },
      { row: 4, message: 'This is not an e-mail address.' },
      { row: 5, message: 'This is not a phone number.' },
      { row: 6, message: 'The same e-mail stands in row 2.' },
      { row: 7, message: 'Name is too long (at most 120 characters).' },
      { row: 8, message: 'The name holds a character that cannot be shown.' },
      { row: 9, message: 'This phone number has too few digits.' },
    ]);
    await drain();
    expect(await rowsWith('wrong.example')).toEqual([]);
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
    const noted = await db().select().from(personNotes);
    expect(noted.map(({ userId, body }) => [userId, body])).toEqual([
      [rows[3]?.id, 'Another phone number in the table: +2348051112222'],
    ]);
  });

  it.each(['07700900123', '01012345678', '+234 770 090 0123'])(
    'refuses %s, which its country does not have',
    async (phone) => {
      const { data } = await send(`name,email,phone\nA,a@foreign.example,${phone}`, {
        dry_run: '1',
      });
      expect(data.errors[0]?.message).toMatch(/^There is no such phone number in /);
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
    expect((await send('\n \n')).code).toBe('rows_missing');
    expect((await send(tableOf(2001, 'many.example'))).code).toBe('rows_too_many');
    expect((await send('"Open,quote@x.example,\n')).code).toBe('table_unreadable');
    const gone = { class_ids: ['999999'] };
    expect((await send('A,a@class.example', gone)).code).toBe('class_not_found');
    expect((await send('A,a@class.example', { ...gone, dry_run: '1' })).code).toBe(
      'class_not_found',
    );
    await drain();
    expect(await rowsWith('class.example')).toEqual([]);
  });

  it('is for administrators alone', async () => {
    const student = await institute.student();
    for (const call of [
      student.call.importStudents({ table: 'A,a@b.example' }),
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
    const { data } = await send(table.toUpperCase(), { class_ids: [first.id, second.id] });
    expect(data).toMatchObject({ fresh: 0, known: 2 });
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
