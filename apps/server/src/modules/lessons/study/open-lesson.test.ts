import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { lessonProgress } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const viewsOf = (person: Person) =>
  institute.services.db.select().from(lessonProgress).where(eq(lessonProgress.userId, person.id));

/** Opens lessons one after the other and returns the codes of the refusals. */
async function open(person: Person, classId: number, ...lessons: { id: number }[]) {
  const codes: (string | undefined)[] = [];
  for (const { id } of lessons) {
    const response = await person.call.viewStatus({ class_id: classId, lesson_id: id });
    codes.push(response.status ? 'open' : response.code);
  }
  return codes;
}

/** Lets days pass; a session of thirty days has ended by then, so the student signs in again. */
async function later(student: Person, days: number): Promise<void> {
  institute.clock.advance({ days });
  const session = await institute.signIn(student.email, student.password);
  student.call = institute.client(session);
}

async function member(classId: number, wallet = 0): Promise<Person> {
  const student = await institute.student({ wallet });
  const response = await student.call.enrol({ class_id: classId });
  if (!response.status) throw new Error(response.message);
  return student;
}

describe('opening a lesson', () => {
  // Proves student-4-14, call-viewStatus.
  it('records the first opening and nothing afterwards', async () => {
    const { id, rand } = await aClass(institute);
    const lesson = await aLesson(institute, id);
    const student = await member(id);
    const first = institute.clock.now();
    const response = await student.call.viewStatus({ class_id: rand, lesson_id: lesson.rand });
    expect(response).toMatchObject({ http: 200, status: true, data: null });
    institute.clock.advance({ hours: 1 });
    expect(await open(student, id, lesson)).toEqual(['open']);
    expect(await viewsOf(student)).toEqual([
      {
        userId: student.id,
        lessonId: lesson.id,
        classId: id,
        viewedAt: first,
        submittedAt: null,
        hasExercisesLeft: false,
      },
    ]);
    const details = await student.call.getClassDetails({ class_id: id });
    expect(details.data.lessons[0]).toMatchObject({
      id: lesson.id,
      viewed: '1',
      viewedDate: Math.floor(first.getTime() / 1000),
      examDone: 0,
    });
  });

  // Proves student-5-7.
  it('refuses who is not enrolled, in the words of the specification', async () => {
    const { id } = await aClass(institute);
    const lesson = await aLesson(institute, id);
    const stranger = await institute.student();
    expect(await stranger.call.viewStatus({ class_id: id, lesson_id: lesson.id })).toMatchObject({
      http: 200,
      status: false,
      code: 'not_enrolled',
      message: 'Please enroll in the class to access lessons.',
    });
    expect(await viewsOf(stranger)).toEqual([]);
  });

  // Proves student-5-8.
  it('lets nobody skip an exam', async () => {
    const { id } = await aClass(institute);
    const before = await aLesson(institute, id);
    const exam = await aLesson(institute, id, { inputetype: 'Exam', about: 'Write a sentence.' });
    const after = await aLesson(institute, id);
    const student = await member(id);
    expect(await open(student, id, before, after, exam)).toEqual(['open', 'exam_pending', 'open']);
    const refused = await student.call.viewStatus({ class_id: id, lesson_id: after.id });
    expect(refused.message).toBe(
      'You cannot continue unless you submit the above exam. You cannot skip an exam.',
    );
    await student.call.submitExam({ lesson_id: exam.id, theory: 'زيد مجتهد' });
    expect(await open(student, id, after)).toEqual(['open']);
  });

  // Proves student-3-7, student-4-13, student-5-9.
  it('keeps seen lessons open when a subscription has expired, and new ones shut until renewal', async () => {
    const { id } = await aPaidClass(institute, 1000, { monthlySub: '1' });
    const [seen, unseen] = [await aLesson(institute, id), await aLesson(institute, id)];
    const student = await member(id, 200_000);
    expect(await open(student, id, seen)).toEqual(['open']);
    await later(student, 31);
    expect(await open(student, id, seen, unseen)).toEqual(['open', 'subscription_expired']);
    const refused = await student.call.viewStatus({ class_id: id, lesson_id: unseen.id });
    expect(refused.message).toBe(
      'Your subscription has expired. Please renew to access new content.',
    );
    expect((await student.call.getClassDetails({ class_id: id })).data.subscriptionStatus).toBe(
      'expired',
    );
    await student.call.enrol({ class_id: id });
    expect(await open(student, id, unseen)).toEqual(['open']);
  });

  // Proves student-4-15, student-5-10.
  it('opens a scheduled lesson when its time comes', async () => {
    const { id } = await aClass(institute);
    const opensAt = new Date(institute.clock.now().getTime() + 3600_000);
    const studydate = String(Math.floor(opensAt.getTime() / 1000));
    const lesson = await aLesson(institute, id, { scheduled: '1', studydate });
    const student = await member(id);
    const refused = await student.call.viewStatus({ class_id: id, lesson_id: lesson.id });
    expect(refused).toMatchObject({ status: false, code: 'lesson_scheduled' });
    expect(refused.message).toMatch(
      /^This lesson will be available on \d{1,2} \w+ 20\d\d, \d\d:\d\d \(Lagos\)$/,
    );
    institute.clock.advance({ hours: 1 });
    expect(await open(student, id, lesson)).toEqual(['open']);
  });

  // Proves student-5-11, student-8-20, student-9-11.
  it('counts the monthly limit by calendar months of the institute', async () => {
    institute.clock.set('2027-01-31T22:30:00Z');
    const { id } = await aClass(institute, { monthlylimit: 2 });
    const [one, two] = [await aLesson(institute, id), await aLesson(institute, id)];
    const three = await aLesson(institute, id);
    const student = await member(id);
    expect(await open(student, id, one, two, three)).toEqual(['open', 'open', 'monthly_limit']);
    const refused = await student.call.viewStatus({ class_id: id, lesson_id: three.id });
    expect(refused.message).toBe(
      'Monthly lesson limit reached for this class. Please check back next month.',
    );
    expect(await open(student, id, one)).toEqual(['open']);
    // 23:30 in London, but the first of February in Lagos.
    institute.clock.set('2027-01-31T23:30:00Z');
    expect(await open(student, id, three)).toEqual(['open']);
    expect((await student.call.getClassDetails({ class_id: id })).data.viewedThisMonth).toBe(1);
  });

  it('holds the monthly limit against twenty openings at once', async () => {
    const { id } = await aClass(institute, { monthlylimit: 3 });
    const lessons = [];
    for (let i = 0; i < 20; i += 1) lessons.push(await aLesson(institute, id));
    const student = await member(id);
    const answers = await Promise.all(
      lessons.map(({ id: lesson_id }) => student.call.viewStatus({ class_id: id, lesson_id })),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => !status).map(({ code }) => code))).toEqual(
      new Set(['monthly_limit']),
    );
    expect(await viewsOf(student)).toHaveLength(3);
  });

  it('records one view when one lesson is opened twenty times at once', async () => {
    const { id } = await aClass(institute, { monthlylimit: 1 });
    const lesson = await aLesson(institute, id);
    const student = await member(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        student.call.viewStatus({ class_id: id, lesson_id: lesson.id }),
      ),
    );
    expect(answers.every(({ status }) => status)).toBe(true);
    expect(await viewsOf(student)).toHaveLength(1);
  });

  // Proves student-2-56.
  it('knows no lesson of another class, and no class that is hidden', async () => {
    const one = await aClass(institute);
    const other = await aClass(institute);
    const lesson = await aLesson(institute, one.id);
    const student = await member(one.id);
    expect(await open(student, other.id, lesson)).toEqual(['lesson_not_found']);
    expect(await open(student, one.id, { id: 999_999 })).toEqual(['lesson_not_found']);
    expect(await open(student, 999_999, lesson)).toEqual(['class_not_found']);
  });

  it('lets administrators look without a trace', async () => {
    const { id } = await aClass(institute, { status: '0', monthlylimit: 1 });
    await aLesson(institute, id, { inputetype: 'Exam' });
    const lesson = await aLesson(institute, id);
    const admin = await institute.admin();
    expect(await open(admin, id, lesson)).toEqual(['open']);
    expect(await viewsOf(admin)).toEqual([]);
  });
});

describe('a class with its lessons', () => {
  // Proves call-getClassDetails.
  it('shows links to those who have joined, and an inactive class to nobody else', async () => {
    const admin = await institute.admin();
    const links = 'https://meet.example.com/room';
    const form = { category: 'Grammar', name: 'Nahw', about: 'About', premium: '0', links };
    const { id } = await aClass(institute, form);
    const student = await member(id);
    const stranger = await institute.student();
    const seenBy = async (person: Person) => person.call.getClassDetails({ class_id: id });
    expect((await seenBy(student)).data.class_details.links).toBe(links);
    expect((await seenBy(admin)).data.class_details.links).toBe(links);
    expect((await seenBy(stranger)).data).toMatchObject({
      isEnrolled: false,
      subscriptionStatus: 'none',
      nextSub: '0',
      class_details: { links: '' },
    });
    await admin.call.updateClass({ class_id: id, ...form, status: '0' });
    expect((await seenBy(student)).status).toBe(true);
    expect(await seenBy(stranger)).toMatchObject({ status: false, code: 'class_not_found' });
  });

  it('says whether the prerequisite is met: lessons viewed and exams submitted, timetables aside', async () => {
    const first = await aClass(institute, { name: 'Alphabet' });
    const lesson = await aLesson(institute, first.id);
    const exam = await aLesson(institute, first.id, { inputetype: 'Exam', about: 'Why?' });
    await aLesson(institute, first.id, { inputetype: 'Timetableble' });
    const second = await aClass(institute, { prequisite_id: first.id });
    const student = await member(first.id);
    const prerequisite = async () =>
      (await student.call.getClassDetails({ class_id: second.id })).data.prerequisite;
    expect(await prerequisite()).toEqual({ name: 'Alphabet', rand: first.rand, met: false });
    await open(student, first.id, lesson, exam);
    expect(await prerequisite()).toMatchObject({ met: false });
    await student.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
    expect(await prerequisite()).toMatchObject({ met: true });
  });
});

// Proves ours-110.
describe('a teacher of the class', () => {
  it('opens every lesson without a trace, also as its student; nobody else’s gates move', async () => {
    const admin = await institute.admin();
    const { id } = await aClass(institute, { monthlylimit: 1 });
    const exam = await aLesson(institute, id, { inputetype: 'Exam', about: 'Why?' });
    const later = await aLesson(institute, id, { scheduled: '1', studydate: 1_900_000_000 });
    const [maryam, amina] = [await member(id), await member(id)];
    await admin.call.saveClassStaff({ class_id: id, user_id: maryam.id, powers: ['mark'] });
    expect(await open(maryam, id, later, exam)).toEqual(['open', 'open']);
    expect(await viewsOf(maryam)).toEqual([]);
    expect((await maryam.call.getMyStudy({})).data).toMatchObject({
      ...{ classes: [{ class_id: id, done: 0, total: 2 }], next: { lesson_rand: exam.rand } },
    });
    expect(await open(amina, id, later)).toEqual(['exam_pending']);
    // What a device keeps goes by the gates of everybody: it opens without the server.
    const kept = { class_id: id, lesson_id: later.id };
    expect(await maryam.call.getSavableLesson(kept)).toMatchObject({ code: 'exam_pending' });
    // Nothing of it lasts beyond the class.
    await admin.call.removeClassStaff({ class_id: id, user_id: maryam.id });
    expect(await open(maryam, id, later)).toEqual(['exam_pending']);
  });

  it('is told of no lock before the lesson to go on with', async () => {
    const admin = await institute.admin();
    const { id } = await aClass(institute);
    await aLesson(institute, id, { scheduled: '1', studydate: 1_900_000_000 });
    const [maryam, amina] = [await member(id), await member(id)];
    await admin.call.saveClassStaff({ class_id: id, user_id: maryam.id, powers: ['teach'] });
    const shut = async (person: Person) => (await person.call.getMyStudy({})).data.next?.shut;
    expect(await shut(maryam)).toBe('');
    expect(await shut(amina)).toMatch(/2030/);
  });
});
