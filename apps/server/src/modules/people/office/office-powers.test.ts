import type { OfficePower } from '@institute/contract/auth/abilities';
import { dateText } from '@institute/contract/time/calendar';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { auditLog, officeStaff, settings } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let classId: number;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  ({ id: classId } = await aClass(institute, { name: 'Nahw', premium: '1', amount: '5000' }));
});
afterAll(() => institute.close());

const give = (person: Person, ...powers: OfficePower[]) =>
  admin.call.saveOfficePowers({ student_id: person.id, powers });

async function aWorker(...powers: OfficePower[]): Promise<Person> {
  const person = await institute.student();
  expect((await give(person, ...powers)).status).toBe(true);
  await institute.signInAgain(person);
  return person;
}

const rowsOf = (person: Person) =>
  institute.services.db.select().from(officeStaff).where(eq(officeStaff.userId, person.id));

describe('powers of the office', () => {
  // Proves call-saveOfficePowers, call-getOfficeWorkers, ours-254.
  it('are given by an administrator, stand in the log, and sign their holder out once', async () => {
    const person = await institute.student({ name: 'Halima' });
    expect((await give(person, 'support', 'money')).status).toBe(true);
    expect(await rowsOf(person)).toMatchObject([{ powers: ['money', 'support'] }]);
    const [act] = await institute.services.db
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(act).toMatchObject({
      ...{ action: 'saveOfficePowers', actorId: admin.id, subjectId: person.id },
      details: { powers: { from: '', to: 'money, support' } },
    });
    expect(await person.call.getUserData({})).toMatchObject({ code: 'session_ended' });
    await institute.signInAgain(person);
    const { data } = await person.call.getUserData({});
    expect(data).toMatchObject({ role: 1, office: ['money', 'support'] });
    // Another one is had at once.
    await give(person, 'money', 'support', 'head');
    expect((await person.call.getTimetable({ class_id: classId })).status).toBe(true);
    const workers = (await admin.call.getOfficeWorkers({})).data;
    expect(workers).toMatchObject([
      { id: admin.id, administrator: true, powers: [] },
      { id: person.id, administrator: false, powers: ['money', 'support', 'head'] },
    ]);
    await give(person);
  });

  // Proves call-saveOfficePowers, ours-254.
  it('are gone with the next call once they are taken away', async () => {
    const person = await aWorker('money');
    expect((await person.call.getClaims({})).status).toBe(true);
    expect((await give(person)).status).toBe(true);
    expect(await person.call.getClaims({})).toMatchObject({ http: 403 });
    expect(await rowsOf(person)).toEqual([]);
    expect((await person.call.getUserData({})).data).not.toHaveProperty('office');
  });

  // Proves ours-254.
  it('are given by no holder, to nobody by themselves, and to no administrator', async () => {
    const person = await aWorker('money', 'support', 'head');
    const own = { student_id: person.id, powers: ['money' as const] };
    expect(await person.call.saveOfficePowers(own)).toMatchObject({ http: 403 });
    expect(await give(admin, 'money')).toMatchObject({ code: 'staff_administrator' });
    expect(await admin.call.saveOfficePowers({ student_id: 999_999, powers: [] })).toMatchObject({
      code: 'student_not_found',
    });
    expect(await give(person, 'everything' as 'money')).toMatchObject({ http: 400 });
  });

  it('are none of an administrator who acts as their holder', async () => {
    const person = await aWorker('money');
    const browser = institute.browser();
    await browser.call.login({ email: admin.email, password: admin.password });
    await browser.call.loginAsStudent({ student_email: person.email });
    expect((await browser.call.getUserData({})).data).toMatchObject({ id: person.id });
    expect(await browser.call.getClaims({})).toMatchObject({ http: 403 });
  });
});

describe('support', () => {
  // Proves ours-256.
  it('sees no wallet, and finds nobody by what it holds', async () => {
    const [support, money] = [await aWorker('support'), await aWorker('money')];
    const rich = await institute.student({ wallet: 50_000_00, name: 'Rich Rabi' });
    const asked = { search: 'Rabi', page: 1 };
    const [seen] = (await support.call.getStudentList(asked)).data;
    expect(seen).not.toHaveProperty('wallet');
    const none = await support.call.getStudentList({ ...asked, balance: 'none' });
    expect(none.data).toHaveLength(1);
    const record = (await support.call.getStudentRecord({ student_id: rich.id })).data;
    expect(record.student).not.toHaveProperty('wallet');
    expect(await support.call.getStudentWallet({ student_id: rich.id })).toMatchObject({
      http: 403,
    });
    const [whole] = (await money.call.getStudentList(asked)).data;
    expect(whole).toMatchObject({ wallet: 50_000 });
  });

  // Proves ours-256.
  it('ends a place without money, and returns none', async () => {
    const support = await aWorker('support');
    const student = await institute.student({ wallet: 5_000_00 });
    expect((await student.call.enrol({ class_id: classId })).status).toBe(true);
    const place = { class_id: classId, student_list: String(student.id) };
    expect((await support.call.checkPlaces(place)).data).toMatchObject({
      ...{ places: 1, refundable: 0, refundable_amount: 0 },
    });
    const end = { ...place, reason: 'Moved away' };
    expect(await support.call.endPlaces({ ...end, refund: '1' })).toMatchObject({ http: 403 });
    expect((await support.call.endPlaces(end)).data).toMatchObject({ ended: 1, returned: 0 });
    expect((await student.call.getUserData({})).data).toMatchObject({ wallet: 0 });
  });

  // Proves ours-255.
  it('lets students in, and nobody who works or teaches here', async () => {
    const [support, money] = [await aWorker('support'), await aWorker('money')];
    const [student, teacher] = [await institute.student(), await institute.student()];
    await admin.call.saveClassStaff({ class_id: classId, user_id: teacher.id, powers: ['mark'] });
    const reset = (to: Person) =>
      support.call.resetStudentPassword({
        ...{ student_id: to.id, new_password: 'a quite new word' },
      });
    expect((await reset(student)).status).toBe(true);
    for (const colleague of [money, teacher]) {
      expect(await reset(colleague)).toMatchObject({ code: 'not_of_colleague' });
      const links = await support.call.makeAccessLinks({ student_list: String(colleague.id) });
      expect(links).toMatchObject({ code: 'nobody_let_in' });
    }
    expect(await reset(admin)).toMatchObject({ code: 'not_of_administrator' });
    // A link from before somebody worked here lets nobody choose their password any more.
    const made = await support.call.makeAccessLinks({ student_list: String(student.id) });
    const token = (made.data.links[0]?.link ?? '').split('#')[1] ?? '';
    await give(student, 'money');
    const taken = await institute.visitor.acceptInvitation({
      ...{ token, new_password: 'chosen by another' },
    });
    expect([token.length > 20, taken.status]).toEqual([true, false]);
    const edit = { student_id: student.id, role: '11' };
    expect(await support.call.editStudent(edit)).toMatchObject({ http: 403 });
  });
});

describe('money', () => {
  // Proves ours-129, ours-257.
  it('is two persons where two are asked for: who took it, and who confirms it', async () => {
    const [one, two] = [await aWorker('money'), await aWorker('money')];
    await admin.call.updateAppSettings({ secondPersonAbove: '1000' });
    const student = await institute.student();
    const order = {
      ...{ student_id: student.id, way: 'bank' as const, amount: '5000', reference: 'TWO-1' },
      paid_on: dateText(institute.clock.now(), institute.services.config.timeZone),
    };
    const { data } = await one.call.takePayment(order);
    expect(data).toMatchObject({ state: 'waiting' });
    const named = { payment_id: data.id };
    expect(await one.call.confirmOfficePayment(named)).toMatchObject({ code: 'not_by_oneself' });
    expect((await two.call.confirmOfficePayment(named)).status).toBe(true);
    expect((await student.call.getUserData({})).data).toMatchObject({ wallet: 5000 });
    await admin.call.updateAppSettings({ secondPersonAbove: '0' });
  });
});

describe('the own account of whoever holds a power', () => {
  // Proves ours-257.
  it('gets no money and no place by their own hand', async () => {
    const worker = await aWorker('money', 'support');
    const own = { student_id: worker.id };
    const funded = await worker.call.fundWallet({ ...own, amount: '1000' });
    expect(funded).toMatchObject({ code: 'own_affairs' });
    const paid_on = dateText(institute.clock.now(), institute.services.config.timeZone);
    const taken = await worker.call.takePayment({ ...own, way: 'cash', amount: '1000', paid_on });
    expect(taken).toMatchObject({ code: 'not_for_oneself' });
    expect(
      await worker.call.enrolStudents({ student_list: String(worker.id), class_ids: [classId] }),
    ).toMatchObject({ code: 'own_affairs' });
    await admin.call.addInvoice({
      ...{ ...own, title: 'Books', amount: '2000', due_on: '2027-01-31' },
    });
    const [bill] = (await admin.call.getStudentInvoices(own)).data;
    const cancel = { invoice_id: bill?.id ?? 0, reason: 'Mine' };
    expect(await worker.call.cancelInvoice(cancel)).toMatchObject({ code: 'own_affairs' });
    expect((await worker.call.getUserData({})).data).toMatchObject({ wallet: 0 });
  });

  // Proves ours-257.
  it('marks no paper of its own, although it heads all teaching', async () => {
    const worker = await aWorker('head');
    const free = await aClass(institute, { name: 'Sarf' });
    const exam = await aLesson(institute, free.id, { inputetype: 'Exam', theoryAnswer: 'Marfu' });
    await worker.call.enrol({ class_id: free.id });
    await worker.call.getLessonDetails({ class_id: free.id, lesson_id: exam.id });
    await worker.call.submitExam({ lesson_id: exam.id, theory: 'M' });
    const [waiting] = (await worker.call.getUnmarkedExams({ class_id: free.id })).data;
    const mark = {
      ...{ lesson_id: exam.id, result_id: waiting?.result_id ?? 0, theory_score: '100' },
    };
    expect(await worker.call.markExam(mark)).toMatchObject({ code: 'own_submission' });
  });
});

describe('the search of the office', () => {
  // Proves ours-254, call-searchOffice.
  it('finds what whoever asks may open', async () => {
    await institute.student({ name: 'Nahwi Nasir' });
    const find = async (who: Person) => {
      const { data } = await who.call.searchOffice({ search: 'nahw' });
      return { students: data.students.length, classes: data.classes.length };
    };
    expect(await find(await aWorker('support'))).toEqual({ students: 1, classes: 0 });
    expect(await find(await aWorker('head'))).toEqual({ students: 0, classes: 1 });
    expect(await find(await aWorker('money'))).toEqual({ students: 1, classes: 0 });
  });
});

describe('a second factor', () => {
  // Proves ours-258.
  it('that is required is required of whoever holds a power', async () => {
    const worker = await aWorker('money');
    await institute.services.db
      .insert(settings)
      .values({ name: 'secondFactor', value: 'required' })
      .onConflictDoUpdate({ target: settings.name, set: { value: 'required' } });
    expect(await worker.call.getClaims({})).toMatchObject({ code: 'second_factor_missing' });
    expect((await worker.call.getUserData({})).data).toMatchObject({ factor_missing: true });
    await institute.services.db.delete(settings).where(eq(settings.name, 'secondFactor'));
    expect((await worker.call.getClaims({})).status).toBe(true);
  });
});

describe('an account that works here', () => {
  // Proves ours-254.
  it('is joined with no other, and loses its powers with its end', async () => {
    const [worker, other] = [await aWorker('support'), await institute.student()];
    const asked = { student_id: other.id, other_id: worker.id };
    expect(await admin.call.getAccountsToJoin(asked)).toMatchObject({ code: 'office_account' });
    const joined = await admin.call.joinAccounts({
      ...{ stays_id: other.id, ends_id: worker.id, reason: 'Twice' },
    });
    expect(joined).toMatchObject({ code: 'office_account' });
    expect((await admin.call.deleteStudent({ student_id: worker.id })).status).toBe(true);
    expect(await rowsOf(worker)).toEqual([]);
  });
});

describe('a session of whoever holds a power', () => {
  // Proves ours-258.
  it('ends a week after its sign-in, as those of administrators do', async () => {
    const [worker, student] = [await aWorker('support'), await institute.student()];
    institute.clock.advance({ days: 8 });
    expect(await worker.call.getUserData({})).toMatchObject({ code: 'session_ended' });
    expect((await student.call.getUserData({})).status).toBe(true);
  });
});
