import type { StaffPower } from '@institute/contract/auth/abilities';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { auditLog, classStaff, lessons } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let classId: number;
let otherId: number;
let maryam: Person;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  ({ id: classId } = await aClass(institute, { name: 'Nahw' }));
  ({ id: otherId } = await aClass(institute, { name: 'Sarf' }));
  maryam = await institute.student({ name: 'Maryam' });
});

const give = (...powers: StaffPower[]) =>
  admin.call.saveClassStaff({ class_id: classId, user_id: maryam.id, powers });
const take = () => admin.call.removeClassStaff({ class_id: classId, user_id: maryam.id });
const rowsOf = () =>
  institute.services.db.select().from(classStaff).where(eq(classStaff.userId, maryam.id));
const lastAct = async (actorId: number) => {
  const { db } = institute.services;
  const [row] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, actorId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
};

describe('a teacher of a class', () => {
  // Proves call-getClassStaff, call-saveClassStaff.
  it('is made, listed, allowed something else and stops, each in the audit log', async () => {
    expect(await give('mark', 'teach')).toMatchObject({ status: true });
    expect(await rowsOf()).toMatchObject([{ classId, powers: ['teach', 'mark'] }]);
    const { data } = await admin.call.getClassStaff({ class_id: classId });
    expect(data).toMatchObject([{ user_id: maryam.id, name: 'Maryam', powers: ['teach', 'mark'] }]);
    await give('people');
    expect(await lastAct(admin.id)).toMatchObject({
      action: 'saveClassStaff',
      subjectId: maryam.id,
      details: { class: 'Nahw', powers: { from: 'teach, mark', to: 'people' } },
    });
    expect(await take()).toMatchObject({ status: true });
    expect(await take()).toMatchObject({ status: true });
    expect(await rowsOf()).toEqual([]);
    expect(await lastAct(admin.id)).toMatchObject({
      ...{ action: 'removeClassStaff', subjectId: maryam.id, details: { class: 'Nahw' } },
    });
  });

  // Proves call-saveClassStaff.
  it('is nobody that there is not, no administrator, and nobody without anything to do', async () => {
    const as = (user_id: number, powers: StaffPower[] = ['teach'], class_id = classId) =>
      admin.call.saveClassStaff({ class_id, user_id, powers });
    expect(await as(999_999)).toMatchObject({ code: 'student_not_found' });
    expect(await as(admin.id)).toMatchObject({ code: 'staff_administrator' });
    expect(await as(maryam.id, ['teach'], 999_999)).toMatchObject({ code: 'class_not_found' });
    expect(await as(maryam.id, [])).toMatchObject({ code: 'invalid_input' });
    expect(await as(maryam.id, ['rule' as 'teach'])).toMatchObject({ code: 'invalid_input' });
    expect(await rowsOf()).toEqual([]);
  });

  // Proves call-saveClassStaff.
  it('knows what they teach, and has the role of a student', async () => {
    await give('teach');
    const { data } = await maryam.call.getUserData({});
    expect(data).toMatchObject({
      ...{ role: 1, teaches: [{ class_id: classId, powers: ['teach'] }] },
    });
    expect((await admin.call.getUserData({})).data.teaches).toBeUndefined();
  });

  it('goes with the account', async () => {
    await give('teach');
    await admin.call.deleteStudent({ student_id: maryam.id });
    expect(await rowsOf()).toEqual([]);
    expect((await admin.call.getClassStaff({ class_id: classId })).data).toEqual([]);
  });

  it('has nothing while the class is deleted, and the same again when it is back', async () => {
    await give('teach');
    await admin.call.deleteClass({ class_id: classId });
    expect((await maryam.call.getUserData({})).data.teaches).toBeUndefined();
    await admin.call.restoreClass({ class_id: classId });
    expect((await maryam.call.getLessons({ class_id: classId })).status).toBe(true);
  });

  it('is taken away while the class is in the trash, and does not come back with it', async () => {
    await give('teach');
    await admin.call.deleteClass({ class_id: classId });
    const input = { class_id: classId, user_id: maryam.id };
    expect((await admin.call.getClassStaff(input)).data).toMatchObject([{ user_id: maryam.id }]);
    expect(await admin.call.saveClassStaff({ ...input, powers: ['mark'] })).toMatchObject({
      code: 'class_not_found',
    });
    expect((await admin.call.removeClassStaff(input)).status).toBe(true);
    expect(await rowsOf()).toEqual([]);
    await admin.call.restoreClass({ class_id: classId });
    expect((await maryam.call.getLessons({ class_id: classId })).http).toBe(403);
    expect(await admin.call.removeClassStaff({ ...input, class_id: 999_999 })).toMatchObject({
      code: 'class_not_found',
    });
  });
});

describe('what a teacher may do', () => {
  it.each<[StaffPower, string[]]>([
    ['teach', ['getManagedClass', 'getLessons']],
    ['mark', ['getManagedClass', 'getUnmarkedExams', 'getMarkedExams', 'getMachineMarks']],
    ['people', ['getManagedClass', 'getClassStudents', 'getAttendanceGrid', 'getClassContacts']],
  ])('with %s in the own class, and nothing else', async (power, mine) => {
    await give(power);
    const input = { class_id: classId };
    const { call } = maryam;
    const answers = {
      getManagedClass: await call.getManagedClass(input),
      getLessons: await call.getLessons(input),
      getUnmarkedExams: await call.getUnmarkedExams(input),
      getMarkedExams: await call.getMarkedExams(input),
      getMachineMarks: await call.getMachineMarks(input),
      getClassStudents: await call.getClassStudents(input),
      getAttendanceGrid: await call.getAttendanceGrid(input),
      getClassContacts: await call.getClassContacts({ ...input, kind: 'phones' }),
      getStudentList: await call.getStudentList({}),
      getAdminReport: await call.getAdminReport({}),
      updateClass: await call.updateClass({ ...input, name: 'Mine' }),
      saveClassStaff: await call.saveClassStaff({ ...input, user_id: maryam.id, powers: ['mark'] }),
    };
    const allowed = Object.entries(answers).filter(([, { status }]) => status);
    expect(allowed.map(([name]) => name)).toEqual(mine);
    const refused = Object.values(answers).filter(({ status }) => !status);
    for (const { http, code } of refused) expect([http, code]).toEqual([403, 'forbidden']);
  });

  it('does not reach another class, which is as one that there is not', async () => {
    await give('teach', 'mark', 'people');
    const { call } = maryam;
    const theirs = await call.getLessons({ class_id: otherId });
    const none = await call.getLessons({ class_id: 999_999 });
    expect([theirs.http, theirs.code, theirs.message]).toEqual([
      ...[none.http, 'class_not_found', none.message],
    ]);
  });

  it('stands in the audit log under their own name', async () => {
    await give('teach');
    const added = await maryam.call.addLesson({ class_id: classId, subject: 'The sentence' });
    expect(added.status).toBe(true);
    expect(await lastAct(maryam.id)).toMatchObject({
      ...{ action: 'addLesson', details: { subject: 'The sentence' } },
    });
  });
});

describe('a class that is taken away', () => {
  // Proves call-removeClassStaff.
  it('is gone at once, on the session that is open', async () => {
    await give('teach');
    expect((await maryam.call.getLessons({ class_id: classId })).status).toBe(true);
    await take();
    expect(await maryam.call.getLessons({ class_id: classId })).toMatchObject({ http: 403 });
  });

  // Proves call-removeClassStaff.
  it('is saved in before that, or not at all', async () => {
    const { db } = institute.services;
    const own = (subject: string) =>
      and(eq(lessons.classId, classId), eq(lessons.subject, subject));
    for (let round = 0; round < 10; round += 1) {
      await give('teach');
      const subject = `Round ${round}`;
      const [saved, taken] = await Promise.all([
        maryam.call.addLesson({ class_id: classId, subject }),
        take(),
      ]);
      expect(taken.status).toBe(true);
      expect(await db.$count(lessons, own(subject))).toBe(saved.status ? 1 : 0);
      if (!saved.status) expect(['forbidden', 'class_not_found']).toContain(saved.code);
      const [act] = await db
        .select({ action: auditLog.action })
        .from(auditLog)
        .orderBy(desc(auditLog.id))
        .limit(1);
      // What was saved stands in the log before the taking away.
      expect(act?.action).toBe('removeClassStaff');
    }
  });
});

describe('exams of a teacher', () => {
  const anExam = async (class_id: number, name: string) => {
    const exam = await aLesson(institute, class_id, {
      ...{ inputetype: 'Exam', subject: `Exam of ${name}`, theoryAnswer: 'Marfu' },
    });
    const student = await institute.student({ name });
    await student.call.enrol({ class_id });
    await student.call.getLessonDetails({ class_id, lesson_id: exam.id });
    expect((await student.call.submitExam({ lesson_id: exam.id, theory: 'M' })).status).toBe(true);
    return { exam, student };
  };

  it('are those of the own classes, without e-mails where people are not to be seen', async () => {
    await give('mark');
    const { exam, student } = await anExam(classId, 'Zainab');
    await anExam(otherId, 'Bilal');
    const { data, meta } = await maryam.call.getUnmarkedExams({ page: 1 });
    expect(data).toMatchObject([{ student_name: 'Zainab', student_email: '', class_id: classId }]);
    expect(meta?.total).toBe(1);
    expect((await maryam.call.getUnmarkedExams({ class_id: otherId })).data).toEqual([]);
    const search = async (words: string) =>
      (await maryam.call.getUnmarkedExams({ search: words })).data.length;
    expect([await search('zainab'), await search('bilal')]).toEqual([1, 0]);
    // An e-mail that is not shown is not told by what finds it either.
    expect(await search(student.email)).toBe(0);
    const hidden = await maryam.call.getExamDetails({ lesson_id: exam.id });
    expect(hidden.data).toMatchObject([{ student_name: 'Zainab', student_email: '' }]);
    await give('mark', 'people');
    expect(await search(student.email)).toBe(1);
    const shown = await maryam.call.getExamDetails({ lesson_id: exam.id });
    expect(shown.data).toMatchObject([{ student_email: student.email }]);
  });

  // Proves ours-54.
  it('are marked by them, and the log says who did', async () => {
    await give('mark');
    const { exam, student } = await anExam(classId, 'Zainab');
    const [waiting] = (await maryam.call.getUnmarkedExams({})).data;
    const marked = await maryam.call.markExam({
      ...{ lesson_id: exam.id, result_id: waiting?.result_id ?? 0, theory_score: '80' },
    });
    expect(marked.status).toBe(true);
    expect(await lastAct(maryam.id)).toMatchObject({
      ...{ action: 'markExam', subjectId: student.id, details: { theoryScore: 80 } },
    });
    const listed = (await maryam.call.getMarkedExams({})).data;
    expect(listed).toMatchObject([{ marked_by: 'Maryam', theory_score: 80 }]);
    // Nobody's account, not even their own: its page is the office's.
    expect(listed).toMatchObject([{ marked_by_id: null }]);
    const { result_id = 0 } = waiting ?? {};
    const [detail] = (await maryam.call.getExamDetails({ lesson_id: exam.id, result_id })).data;
    expect(detail?.history).toMatchObject([{ by: 'Maryam', by_id: null }]);
    const [seen] = (await admin.call.getMarkedExams({ class_id: classId })).data;
    expect(seen).toMatchObject({ marked_by: 'Maryam', marked_by_id: maryam.id });
  });
});
