// Proves promise-7.

import { allCalls } from '@institute/contract';
import { reachOf, roles, staffPowers } from '@institute/contract/auth/abilities';
import { type Call, isOfficeCall } from '@institute/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../src/handlers.ts';
import { examResults } from '../src/schema/index.ts';
import { type Fixtures, sampleOf, samplesOf } from './samples.ts';
import { methodOf } from './support/client.ts';
import { Institute, type Person } from './support/institute.ts';
import { changesBetween, readRows } from './support/rows.ts';
import { aBankExercise, aClass, aLesson } from './support/school.ts';

/*
 * Decision 084: a teacher of one class asks every call for the things of another class, in every
 * spelling of them, thousands of times, and gets what they would for things that there are not.
 */

/** Things of the other class that calls name, beside those of the samples. */
interface Other extends Fixtures {
  classRand: string;
  lessonRand: string;
  examRand: string;
  resultId: number;
  questionId: number;
  bankId: number;
}

/** Words that stand in the other class, and in no answer to a teacher of this one. */
const SECRET = 'Zahrat al-Lughah';
const GONE = 999_000;

let institute: Institute;
let admin: Person;
let other: Other;
/** A teacher for each power, one with all of them, and what their own things are. */
let teachers: Person[];
let own: { classId: number; lessonId: number; examId: number };

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  other = await theOtherClass();
  const { id: classId } = await aClass(institute, { name: 'Sarf' });
  const exam = await aLesson(institute, classId, { inputetype: 'Exam', about: 'Explain' });
  own = { classId, lessonId: (await aLesson(institute, classId)).id, examId: exam.id };
  teachers = await Promise.all([
    ...staffPowers.map((power) => aTeacher([power])),
    aTeacher([...staffPowers]),
  ]);
});
afterAll(() => institute.close());

async function aTeacher(powers: (typeof staffPowers)[number][]): Promise<Person> {
  const teacher = await institute.student();
  const given = await admin.call.saveClassStaff({
    ...{ class_id: own.classId, user_id: teacher.id, powers },
  });
  expect(given.status).toBe(true);
  return teacher;
}

async function theOtherClass(): Promise<Other> {
  const found = await aClass(institute, { name: SECRET, status: '0' });
  const lesson = await aLesson(institute, found.id, { subject: SECRET, about: SECRET });
  const exam = await aLesson(institute, found.id, {
    ...{ inputetype: 'Exam', subject: SECRET, about: SECRET, theoryAnswer: SECRET },
    questions: [{ question: SECRET, answer: 'This', option1: 'This', option2: 'That' }],
  });
  const student = await institute.student({ name: SECRET });
  await admin.call.enrolStudents({ class_ids: [found.id], student_list: String(student.id) });
  await institute.services.jobs.drain();
  const [result] = await institute.services.db
    .insert(examResults)
    .values({
      ...{ userId: student.id, lessonId: exam.id, classId: found.id, objectiveAnswers: {} },
      ...{ hasTheory: true, theoryText: SECRET, submittedAt: institute.clock.now() },
    })
    .returning({ id: examResults.id });
  const listed = await admin.call.getLessonQuestions({ lesson_id: exam.id });
  return {
    ...{ classId: found.id, classRand: found.rand, lessonId: lesson.id, lessonRand: lesson.rand },
    ...{ examId: exam.id, examRand: exam.rand, studentId: student.id },
    ...{ studentEmail: student.email, resultId: result?.id ?? 0 },
    questionId: listed.data[0]?.id ?? 0,
    bankId: await aBankExercise(admin, found.id, SECRET),
  };
}

/** A request with the ids that it names as they are in the other class, or as there are none. */
function aimed(call: Call, things: Other): Record<string, unknown> {
  const { input } = sampleOf(samplesOf(things), call);
  const named: Record<string, unknown> = {
    ...{ result_id: things.resultId, obj_id: things.questionId },
    ...{ question_ids: [things.questionId], bank_exercise_id: things.bankId },
    bank_exercise_ids: [things.bankId],
    ...{ lesson1_id: things.lessonId, lesson2_id: things.examId },
    ...{ lessons: [{ id: things.lessonId, position: 1 }], lesson_ids: [things.lessonId] },
  };
  const sent = Object.keys(input).filter((name) => name in named);
  return { ...input, ...Object.fromEntries(sent.map((name) => [name, named[name]])) };
}

const gone = (): Other => ({
  ...{ classId: GONE, classRand: 'no-such-class-0', lessonId: GONE + 1, examId: GONE + 2 },
  ...{ lessonRand: 'no-such-lesson-0', examRand: 'no-such-exam-0', studentId: GONE + 3 },
  ...{ studentEmail: 'nobody@example.com', resultId: GONE + 4, questionId: GONE + 5 },
  bankId: GONE + 6,
});

/** The same request under ids, under tokens, and with fields that pose as another person or class. */
function spellings(call: Call, things: Other): Record<string, unknown>[] {
  const byId = aimed(call, things);
  const tokens: Record<string, string> = {
    [String(things.classId)]: things.classRand,
    [String(things.lessonId)]: things.lessonRand,
    [String(things.examId)]: things.examRand,
  };
  const takesTokens = ['class_id', 'lesson_id'];
  const byToken = Object.fromEntries(
    Object.entries(byId).map(([name, value]) => [
      name,
      takesTokens.includes(name) ? (tokens[String(value)] ?? value) : value,
    ]),
  );
  const posing = [
    {},
    { role: '11' },
    { teaches: [{ class_id: things.classId, powers: ['teach', 'mark', 'people'] }] },
    { admin: '1', is_admin: 'true' },
    { user_id: things.studentId },
    { page: 1, per_page: 50, search: SECRET },
  ];
  const lists = call.meta === null ? [] : [{ class_id: things.classId }, { search: SECRET }];
  // Fields that a call knows itself belong to its sample.
  const own = (extra: object) =>
    Object.fromEntries(Object.entries(extra).filter(([name]) => !(name in byId)));
  return [byId, byToken].flatMap((input) =>
    [...posing, ...lists].map((extra) => ({ ...own(extra), ...input })),
  );
}

const othersIn = (list: unknown) =>
  (list as { id: number }[]).filter(({ id }) => id !== own.classId);

const isOfClass = (call: Call) =>
  handlers.some((handler) => handler.call.name === call.name && handler.classes !== null);

// Proves call-saveClassStaff.
it('a teacher of another class gets nothing by thousands of requests, and changes nothing @all', async () => {
  const { db } = institute.services;
  const before = await readRows(db);
  const calls = allCalls.flatMap((call) => (isOfficeCall(call) ? [call] : []));
  let requests = 0;
  const found: string[] = [];
  for (const [index, teacher] of teachers.entries()) {
    const client = institute.client(teacher);
    const powers = index < staffPowers.length ? [staffPowers[index] as 'teach'] : staffPowers;
    const actor = {
      ...{ userId: teacher.id, role: roles.student, isImpersonated: false },
      teaches: [{ classId: own.classId, powers }],
      office: [],
    };
    for (const call of calls) {
      const make = methodOf(client, call.name);
      const reaches = reachOf(actor, call.access) !== 'none';
      const missing = reaches && isOfClass(call) ? spellings(call, gone()) : [];
      for (const [at, input] of spellings(call, other).entries()) {
        const { headers: _sent, ...answer } = await make(input);
        requests += 1;
        const unknown = missing[at];
        if (!reaches) expect(answer, call.name).toMatchObject({ http: 403, code: 'forbidden' });
        else if (unknown) {
          const { headers: _none, ...nothing } = await make(unknown);
          requests += 1;
          expect(answer, call.name).toEqual(nothing);
          // A list of the own classes refuses nobody who has some, and holds those alone.
          if (call.name === 'getClassList') expect(othersIn(answer.data)).toEqual([]);
          else expect(answer, call.name).toMatchObject({ status: false });
        } else if (Array.isArray(answer.data)) expect(answer.data, call.name).toEqual([]);
        if (JSON.stringify(answer).includes(SECRET)) found.push(call.name);
      }
    }
  }
  expect(found).toEqual([]);
  expect(requests).toBeGreaterThan(5000);
  const { changed, added, removed } = changesBetween(before, await readRows(db));
  expect([added, removed]).toEqual([{}, {}]);
  expect(Object.keys(changed).filter((row) => !row.startsWith('sessions/'))).toEqual([]);
}, 600_000);

describe('a request that names own things beside those of others', () => {
  const mixed = (): [string, Record<string, unknown>, string][] => [
    ['updateLesson', { lesson_id: own.lessonId, class_id: other.classId }, 'class_not_found'],
    ['updateLesson', { lesson_id: other.lessonId, class_id: own.classId }, 'lesson_not_found'],
    ['copyLessons', { class_id: own.classId, lesson_ids: [other.lessonId] }, 'lesson_not_found'],
    ['copyLessons', { class_id: other.classId, lesson_ids: [own.lessonId] }, 'class_not_found'],
    ['moveQuestions', { lesson_id: own.examId, question_ids: [other.questionId] }, 'not_found'],
    [
      'swapLessonsPosition',
      {
        lesson1_id: own.lessonId,
        lesson1_position: 1,
        lesson2_id: other.lessonId,
        lesson2_position: 2,
      },
      'lesson_not_found',
    ],
    [
      'reorderLessons',
      { lessons: [own.lessonId, other.lessonId].map((id) => ({ id, position: 1 })) },
      'lesson_not_found',
    ],
    [
      'markExam',
      { lesson_id: own.examId, result_id: other.resultId, theory_score: '50' },
      'result_not_found',
    ],
  ];

  it('is refused for the sake of those, and changes nothing', async () => {
    const teacher = teachers.at(-1) as Person;
    const before = await readRows(institute.services.db);
    for (const [name, input, code] of mixed()) {
      const answer = await methodOf(teacher.call, name)(input);
      expect(answer, name).toMatchObject({ status: false, code });
    }
    const exam = { lesson_id: own.examId, result_id: other.resultId };
    expect((await teacher.call.getExamDetails(exam)).data).toEqual([]);
    const { changed, added } = changesBetween(before, await readRows(institute.services.db));
    expect([changed, added]).toEqual([{}, {}]);
  });

  it('of what students do is answered as to any student', async () => {
    const [teacher, student] = [teachers.at(-1) as Person, await institute.student()];
    const calls = allCalls.filter((call) => {
      const { input } = sampleOf(samplesOf(other), call);
      return !isOfficeCall(call) && ('class_id' in input || 'lesson_id' in input);
    });
    expect(calls.length).toBeGreaterThan(8);
    for (const call of calls) {
      for (const input of spellings(call, other)) {
        const [got, theirs] = [await methodOf(teacher.call, call.name)(input)].concat(
          await methodOf(student.call, call.name)(input),
        );
        expect(got, call.name).toMatchObject({ http: theirs?.http, status: theirs?.status });
        expect(JSON.stringify(got), call.name).not.toContain(SECRET);
      }
    }
  });
});
