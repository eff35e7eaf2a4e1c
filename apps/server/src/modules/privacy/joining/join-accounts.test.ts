// Proves decision-050-1.

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { columnsOfPeople } from '../../../../test/support/catalogue.ts';
import { fullPerson } from '../../../../test/support/full-person.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { rowsOf } from '../../../platform/db.ts';
import {
  auditLog,
  classStaff,
  enrolments,
  examResults,
  joinedAccounts,
  lessonProgress,
  officeStaff,
  transfers,
  users,
} from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';
import { forgetRecords } from './forget-records.ts';
import { joinedTables } from './store-joined-tables.ts';

let institute: Institute;
let admin: Person;
const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
afterEach(async () => expect((await checkLedger(db())).problems).toEqual([]));

const join = (stays: { id: number }, ends: { id: number }, request_key?: string) =>
  admin.call.joinAccounts({
    ...{ stays_id: stays.id, ends_id: ends.id, reason: 'One person' },
    ...(request_key && { request_key }),
  });

const userOf = async ({ id }: { id: number }) =>
  (await db().select().from(users).where(eq(users.id, id)))[0];

// Proves ours-169.
describe('every table', () => {
  it('that names a person says what joining makes of it', async () => {
    const columns = await columnsOfPeople(db());
    const named = columns.map(({ table, column }) => `${table}.${column}`).sort();
    expect(Object.keys(joinedTables).sort()).toEqual(named);
  });

  it('gives its rows to the account that stays, or keeps them for a reason', async () => {
    const { person } = await fullPerson(institute);
    const stays = await institute.student();
    // Who teaches or works in the office is not joined.
    await db().delete(officeStaff).where(eq(officeStaff.userId, person.id));
    await db().delete(classStaff).where(eq(classStaff.userId, person.id));
    const wallet = await walletBalance(db(), person.id);
    const had = await filled(person.id);
    expect((await join(stays, person)).status).toBe(true);
    const [left, gone] = [await filled(person.id), await filled(stays.id)];
    for (const name of had.filter((one) => joinedTables[one] !== 'stays')) {
      if (!alsoOfNew.includes(name)) expect([name, left.includes(name)]).toEqual([name, false]);
      if (joinedTables[name] !== 'ends') expect([name, gone.includes(name)]).toEqual([name, true]);
    }
    expect(await walletBalance(db(), stays.id)).toBe(wallet);
    expect(await walletBalance(db(), person.id)).toBe(0);
  });
});

/** What an account that was just made has itself, so that something of the other may be left behind. */
const alsoOfNew = ['accounts.user_id', 'inboxes.user_id', 'consents.user_id'];

/** The columns that name a person in some row. */
async function filled(id: number): Promise<string[]> {
  const names: string[] = [];
  for (const name of Object.keys(joinedTables)) {
    const [table = '', column = ''] = name.split('.');
    const rows = await rowsOf(
      db(),
      sql.raw(`select 1 from "${table}" where "${column}" = ${id} limit 1`),
    );
    if (rows.length > 0) names.push(name);
  }
  return names;
}

describe('what both have', () => {
  it('in a class the place that is paid for longer stays, and what was studied is united', async () => {
    const { id: class_id } = await aPaidClass(institute, 1000, { monthlySub: '1' });
    const lesson = await aLesson(institute, class_id);
    const [stays, ends] = [await rich(), await rich()];
    await stays.call.enrol({ class_id });
    await stays.call.viewStatus({ class_id, lesson_id: lesson.id });
    institute.clock.advance({ days: 2 });
    await ends.call.enrol({ class_id });
    await ends.call.viewStatus({ class_id, lesson_id: lesson.id });
    const [longer] = await placesOf(ends);
    const [first] = await seenBy(stays);
    expect(await join(stays, ends)).toMatchObject({ status: true });
    expect(await placesOf(stays)).toEqual([{ ...longer, userId: stays.id }]);
    expect(await placesOf(ends)).toEqual([]);
    expect((await seenBy(stays)).map(({ viewedAt }) => viewedAt)).toEqual([first?.viewedAt]);
    const { data } = await admin.call.getClassStudents({ class_id });
    expect(data.map(({ id }) => id)).toEqual([stays.id]);
  });

  it('attempts of one exam both stay, and the better one counts', async () => {
    const { id: class_id } = await aClass(institute);
    const exam = await aLesson(institute, class_id, {
      inputetype: 'Exam',
      theoryAnswer: 'A model',
    });
    const [stays, ends] = [await institute.student(), await institute.student()];
    for (const one of [stays, ends]) {
      await one.call.enrol({ class_id });
      await one.call.getLessonDetails({ class_id, lesson_id: exam.id });
      await one.call.submitExam({ lesson_id: exam.id, theory: `By ${one.id}` });
    }
    for (const [one, score] of [
      [stays, 40],
      [ends, 90],
    ] as const) {
      const [result] = await resultsOf(one);
      await admin.call.markExam({
        ...{ lesson_id: exam.id, result_id: result?.id ?? 0, theory_score: String(score) },
      });
    }
    await join(stays, ends);
    const results = await resultsOf(stays);
    expect(results.map(({ attempt, theoryText }) => [attempt, theoryText])).toEqual([
      [1, `By ${stays.id}`],
      [2, `By ${ends.id}`],
    ]);
    const counted = results.filter(({ isCounted }) => isCounted);
    expect(counted).toMatchObject([{ attempt: 2, totalScore: 90 }]);
  });

  it('and nobody has brought themselves', async () => {
    const stays = await institute.student();
    const ends = await institute.student({ refBy: stays.referralCode });
    await join(stays, ends);
    const rows = await rowsOf(
      db(),
      sql`select 1 from referrals where friend_id = ${stays.id} or referrer_id = ${stays.id}`,
    );
    expect(rows).toEqual([]);
  });
});

const rich = () => institute.student({ wallet: 500_000 });
const placesOf = ({ id }: Person) =>
  db().select().from(enrolments).where(eq(enrolments.userId, id));
const seenBy = ({ id }: Person) =>
  db().select().from(lessonProgress).where(eq(lessonProgress.userId, id));
const resultsOf = ({ id }: Person) =>
  db().select().from(examResults).where(eq(examResults.userId, id)).orderBy(examResults.attempt);

// Proves ours-170.
describe('signing in', () => {
  it('goes by the account that stays; the other is signed in to by nobody, and told', async () => {
    const [stays, ends] = [await institute.student(), await institute.student()];
    await join(stays, ends);
    expect(await ends.call.getMyCertificates({})).toMatchObject({ http: 401 });
    const signIn = (who: Person) =>
      institute.visitor.login({ email: who.email, password: who.password });
    expect(await signIn(ends)).toMatchObject({ status: false });
    expect(await signIn(stays)).toMatchObject({ status: true });
    await institute.services.jobs.drain();
    expect(institute.mails.at(-1)).toMatchObject({ to: ends.email });
  });

  it('leads by the e-mail of the other where the one that stays has none', async () => {
    const ends = await institute.student();
    const [stays] = await db()
      .update(users)
      .set({ email: null, phone: '+2348030000077', passwordHash: '' })
      .where(eq(users.id, (await institute.student()).id))
      .returning();
    await join({ id: stays?.id ?? 0 }, ends);
    expect(await userOf({ id: stays?.id ?? 0 })).toMatchObject({ email: ends.email });
    const signedIn = await institute.visitor.login({ email: ends.email, password: ends.password });
    expect(signedIn).toMatchObject({ status: true });
    expect(await userOf(ends)).toMatchObject({ email: null, phone: '', passwordHash: '' });
  });
});

// Proves ours-171, call-joinAccounts.
describe('who and how often', () => {
  it('no account of the office, no teacher and not one account with itself', async () => {
    const [student, teacher] = [await institute.student(), await institute.student()];
    const { id: class_id } = await aClass(institute);
    await admin.call.saveClassStaff({ class_id, user_id: teacher.id, powers: ['mark'] });
    for (const other of [admin, teacher]) {
      expect(await join(student, other)).toMatchObject({ code: 'office_account' });
      expect(await join(other, student)).toMatchObject({ code: 'office_account' });
    }
    expect(await join(student, student)).toMatchObject({ code: 'same_account' });
    expect(await join(student, { id: 999_999 })).toMatchObject({ code: 'student_not_found' });
    expect(await userOf(student)).toMatchObject({ deletedAt: null });
  });

  it('once, with an audit row for each of the two and what it takes to part them', async () => {
    const [stays, ends] = [await rich(), await rich()];
    const answers = [await join(stays, ends, 'one-press'), await join(stays, ends, 'one-press')];
    expect(answers.map(({ data }) => data)).toEqual([
      { moved: 5000, wallet: 10_000 },
      { moved: 5000, wallet: 10_000 },
    ]);
    expect(await join(ends, stays, 'one-press')).toMatchObject({ code: 'invalid_input' });
    const moved = await db().select().from(transfers).where(eq(transfers.kind, 'join'));
    const key = `join:${ends.id}:${stays.id}`;
    expect(moved.filter(({ idempotencyKey }) => idempotencyKey === key)).toHaveLength(1);
    const noted = async (action: string, { id }: Person) =>
      await db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, action), eq(auditLog.subjectId, id)));
    expect(await noted('joinAccounts', stays)).toMatchObject([
      { details: { account: ends.id, reason: 'One person', kobo: 500_000 } },
    ]);
    expect(await noted('joinAccount', ends)).toMatchObject([{ details: { account: stays.id } }]);
    expect(await recordOf(ends)).toMatchObject({ ended: { email: ends.email, name: ends.name } });
    institute.clock.advance({ days: 31 });
    expect(await forgetRecords(institute.services)).toBeGreaterThan(0);
    expect(await recordOf(ends)).toBeNull();
  });

  it('of two joins at once that cross each other one is done', async () => {
    const [one, other] = [await rich(), await rich()];
    const answers = await Promise.all([join(one, other), join(other, one)]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.find(({ status }) => !status)).toMatchObject({ code: 'student_not_found' });
    const balances = [await walletBalance(db(), one.id), await walletBalance(db(), other.id)];
    expect(balances.sort()).toEqual([0, 1_000_000]);
  });

  it('beside payments of the account that ends, no naira is lost', async () => {
    const [stays, ends] = [await rich(), await rich()];
    const { id: class_id } = await aPaidClass(institute, 2000);
    const pay = { student_id: ends.id, amount: '300', way: 'cash', paid_on: '2026-11-16' } as const;
    const [joined, taken, enrolled] = await Promise.all([
      join(stays, ends),
      admin.call.takePayment(pay),
      ends.call.enrol({ class_id }),
    ]);
    expect(joined.status).toBe(true);
    const paid = (taken.status ? 30_000 : 0) - (enrolled.status ? 200_000 : 0);
    expect(await walletBalance(db(), stays.id)).toBe(1_000_000 + paid);
    expect(await walletBalance(db(), ends.id)).toBe(0);
  });
});

it('what the other had paid goes back to the account that stays, and is erased with it', async () => {
  const [stays, ends] = [await institute.student(), await rich()];
  const { id: class_id } = await aPaidClass(institute, 2000);
  await ends.call.enrol({ class_id });
  await join(stays, ends);
  const ending = { class_id, student_list: String(stays.id), reason: 'Moved away', refund: '1' };
  expect(await admin.call.endPlaces(ending)).toMatchObject({ data: { returned: 1 } });
  expect(await walletBalance(db(), stays.id)).toBe(500_000);
  expect(await userOf(ends)).toMatchObject({ name: ends.name });
  await admin.call.deleteStudent({ student_id: stays.id });
  expect(await userOf(ends)).toMatchObject({ name: 'Deleted account' });
  expect(
    await db().select().from(joinedAccounts).where(eq(joinedAccounts.intoId, stays.id)),
  ).toEqual([]);
});

// Proves call-getAccountsToJoin.
it('what both have is said before, side by side', async () => {
  const [first, second] = [await rich(), await institute.student({ name: 'Bala' })];
  const { id: class_id } = await aClass(institute, { name: 'Sarf' });
  await first.call.enrol({ class_id });
  const asked = { student_id: first.id, other_id: second.id };
  const { data } = await admin.call.getAccountsToJoin(asked);
  expect(data.student).toMatchObject({ email: first.email, wallet: 5000, classes: ['Sarf'] });
  expect(data.other).toMatchObject({ name: 'Bala', wallet: 0, classes: [], results: 0 });
  const withAdmin = { student_id: first.id, other_id: admin.id };
  expect(await admin.call.getAccountsToJoin(withAdmin)).toMatchObject({ code: 'office_account' });
});

const recordOf = async ({ id }: Person) =>
  (await db().select().from(joinedAccounts).where(eq(joinedAccounts.userId, id)))[0]?.record;
