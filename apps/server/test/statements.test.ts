import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { Institute, type Person } from './support/institute.ts';
import { aClass, aLesson, aPaidClass } from './support/school.ts';
import { statementsOf } from './support/statements.ts';

let institute: Institute;
let app: Institute['app'];
let student: Person;
let open: { id: number; rand: string };
let lessons: { rand: string }[];
beforeAll(async () => {
  institute = await Institute.open();
  app = await buildApp(institute.services, { withPages: true });
  student = await institute.student({ wallet: 1_000_000 });
  const first = await aClass(institute);
  open = await aClass(institute, { prequisite_id: first.id });
  lessons = [await aLesson(institute, open.id), await aLesson(institute, open.id)];
  await aLesson(institute, open.id, { inputetype: 'Timetableble', about: 'Monday 18:00' });
  await student.call.enrol({ class_id: first.rand });
  await student.call.enrol({ class_id: open.rand });
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

/** Holds a call to so many statements, which its failure names, and to so many waits for them. */
async function expectAtMost(
  most: number,
  work: () => Promise<{ status: boolean }>,
  mostWaits = most,
) {
  let answer = { status: false };
  const { statements, waits } = await statementsOf(async () => {
    answer = await work();
  });
  expect(waits, statements.join('\n\n')).toBeLessThanOrEqual(mostWaits);
  expect(answer).toMatchObject({ status: true });
  expect(statements.length, statements.join('\n\n')).toBeGreaterThan(0);
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most);
}

const openLesson = (at: number) =>
  student.call.viewStatus({ class_id: open.rand, lesson_id: lessons[at]?.rand ?? '' });

/*
 * What is written here is what a call costs, by what PostgreSQL's driver is asked: a figure that has to
 * grow is a decision, and `npm run bench:calls` says what it comes to.
 */
describe.skipIf(!inject('postgres'))('a read', () => {
  it.each<[string, number, () => Promise<{ status: boolean }>]>([
    ['who am I', 1, () => student.call.getUserData({})],
    ['one class', 2, () => student.call.getClassDetails({ class_id: open.rand })],
    ['a lesson, opened again', 2, () => openLesson(0)],
    ['the next meetings', 2, () => student.call.getMyMeetings({})],
  ])('of a person signed in, %s, takes at most %i statements', async (_name, most, ask) => {
    await openLesson(0);
    await expectAtMost(most, ask);
  });

  it('of all classes takes two, one without a session, and so does one of those joined, once somebody has asked', async () => {
    await student.call.getClasses({});
    await expectAtMost(2, () => student.call.getClasses({}));
    await expectAtMost(2, () => student.call.getMyClasses({}));
    await expectAtMost(1, () => institute.visitor.getClasses({}));
  });
});

describe.skipIf(!inject('postgres'))('a write', () => {
  it('opens a lesson for the first time with three statements', async () => {
    await expectAtMost(3, () => openLesson(1));
  });

  it('joins a free class with six, begin and commit among them', async () => {
    const { rand } = await aClass(institute);
    await expectAtMost(6, () => student.call.enrol({ class_id: rand }));
  });

  // One asks what the student pays less (decision 158).
  it('joins a paid class with eight, of which one moves the money', async () => {
    const { rand } = await aPaidClass(institute, 1000);
    await expectAtMost(8, () => student.call.enrol({ class_id: rand }));
  });

  it('hands an exam in with twelve in six waits, and marks it with fourteen in eight', async () => {
    const { id } = await aClass(institute);
    const exam = await aLesson(institute, id, {
      ...{ inputetype: 'Exam', about: 'Why?' },
      questions: [{ question: '1?', answer: 'a', option1: 'b' }],
    });
    await student.call.enrol({ class_id: id });
    const { data } = await student.call.getLessonDetails({ class_id: id, lesson_id: exam.id });
    const answer = { [String(data.questions[0]?.id)]: 'a' };
    const sent = { lesson_id: exam.id, answer, theory: 'Because' };
    await expectAtMost(12, () => student.call.submitExam(sent), 6);
    const admin = await institute.admin();
    const [waiting] = (await admin.call.getUnmarkedExams({})).data;
    const mark = {
      ...{ lesson_id: exam.id, result_id: waiting?.result_id ?? 0 },
      ...{ theory_score: 70, request_key: 'key-of-the-mark' },
    };
    await expectAtMost(14, () => admin.call.markExam(mark), 8);
  });

  it('signs somebody in with nine, and eleven where they are told of it', async () => {
    const { email, password } = await institute.student();
    const { rows } = await institute.database.raw('delete from devices returning id');
    expect(rows.length).toBeGreaterThan(0);
    await expectAtMost(9, () => institute.visitor.login({ email, password }));
    await expectAtMost(11, () => institute.visitor.login({ email, password }));
  });
});

describe('a page of a person signed in', () => {
  const openPage = async (url: string) => {
    const cookie = `sid=${student.sid}; token=${student.token}`;
    const { statusCode, body } = await app.inject({
      url,
      headers: { accept: 'text/html', cookie },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain(student.email);
  };

  it.each([
    ['the dashboard', () => '/', 18, 3],
    ['a class', () => `/classes/${open.rand}`, 7, 3],
  ])('is %s, with statements that go out together', async (_name, path, most, mostWaits) => {
    // Connections are opened on the way.
    await openPage(path());
    const { statements, waits } = await statementsOf(() => openPage(path()));
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most);
    // The embedded database has one session for all.
    if (inject('postgres')) expect(waits).toBeLessThanOrEqual(mostWaits);
  });
});
