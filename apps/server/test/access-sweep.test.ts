// Proves promise-7.

import { allCalls } from '@institute/contract';
import { type Call, isOfficeCall } from '@institute/contract/call';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../src/handlers.ts';
import { auditLog, throttles } from '../src/schema/index.ts';
import { type Sample, sampleOf, samplesOf } from './samples.ts';
import { type Client, type Credentials, methodOf } from './support/client.ts';
import { Institute, type Person } from './support/institute.ts';
import { aClass, aLesson } from './support/school.ts';

let institute: Institute;
let samples: Record<keyof Client, Sample>;
let student: Person;
let other: Person;
let ended: Credentials;

beforeAll(async () => {
  institute = await Institute.open();
  const { id: classId } = await aClass(institute);
  const lesson = await aLesson(institute, classId);
  const exam = await aLesson(institute, classId, { inputetype: 'Exam', about: 'Explain' });
  student = await institute.student();
  other = await institute.student();
  ended = await institute.signIn(other.email, other.password);
  await institute.client(ended).logout({});
  samples = samplesOf({
    classId,
    lessonId: lesson.id,
    examId: exam.id,
    studentId: other.id,
    studentEmail: other.email,
  });
});
afterAll(() => institute.close());

const make = (call: Call, who: Credentials, fields: Record<string, unknown> = {}) => {
  const { input } = sampleOf(samples, call);
  return methodOf(institute.client(who), call.name)({ ...input, ...fields });
};

const nobody: Credentials = { sid: null, token: null };
const guarded = allCalls.filter((call) => call.access !== 'public');

it('has a sample for every call, under a name that is unique', () => {
  expect(Object.keys(samples).sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

it('has one handler for every call', () => {
  expect(handlers.map(({ call }) => call.name).sort()).toEqual(
    allCalls.map(({ name }) => name).sort(),
  );
});

describe('a call that needs a session', () => {
  // Proves student-2-57, student-5-13, student-6-1, student-7-3, admin-6-1.
  it.each(guarded.map((call) => [call.name, call] as const))(
    '%s refuses strangers',
    async (_, call) => {
      expect(await make(call, nobody)).toMatchObject({ http: 401, code: 'session_required' });
      expect(await make(call, ended)).toMatchObject({ http: 401, code: 'session_ended' });
      // A stolen token alone is useless, and so is a cookie that a foreign page makes a browser send.
      expect(await make(call, { sid: null, token: student.token })).toMatchObject({ http: 401 });
      expect(await make(call, { sid: student.sid, token: null })).toMatchObject({ http: 401 });
      // Halves of two sessions do not make one.
      expect(await make(call, { sid: student.sid, token: other.token })).toMatchObject({
        http: 401,
        code: 'session_ended',
      });
    },
  );
});

describe('a call of administrators', () => {
  const calls = allCalls.filter(isOfficeCall);
  // Proves student-6-2, admin-6-1.
  it.each(calls.map((call) => [call.name, call] as const))(
    '%s refuses a student',
    async (_, call) => {
      expect(await make(call, student)).toMatchObject({ http: 403, code: 'forbidden' });
      const admin = await institute.admin();
      const posing = { email: admin.email, admin_email: admin.email, role: '11' };
      expect(await make(call, student, posing)).toMatchObject({ http: 403 });
    },
  );
});

describe('a call that names its actor', () => {
  const calls = allCalls.filter((call) => call.actor);
  it.each(calls.map((call) => [call.name, call] as const))(
    '%s refuses the e-mail of another, and notes it',
    async (_, call) => {
      // Ten of one account are noted in an hour.
      await institute.services.db.delete(throttles);
      const who = isOfficeCall(call) ? await institute.admin() : student;
      const answer = await make(call, who, { [call.actor ?? '']: other.email });
      expect(answer).toMatchObject({ http: 403, code: 'not_yours' });
      const [row] = await institute.services.db
        .select()
        .from(auditLog)
        .orderBy(desc(auditLog.id))
        .limit(1);
      expect(row).toMatchObject({
        action: 'refused:foreign-email',
        actorId: who.id,
        details: { call: call.name },
      });
    },
  );

  it('takes its own e-mail in any case and with spaces, as clients send it', async () => {
    const answer = await make(callNamed('getWalletHistory'), student, {
      email: `  ${student.email.toUpperCase()} `,
    });
    expect(answer).toMatchObject({ http: 200, status: true });
  });
});

describe('what belongs to the students of a class', () => {
  const names = Object.entries(samplesOf({} as never))
    .filter(([, sample]) => sample.enrolledOnly)
    .map(([name]) => name);
  // Proves student-8-16.
  it.each(names)('%s refuses one who has not joined', async (name) => {
    expect(await make(callNamed(name), student)).toMatchObject({
      status: false,
      code: 'not_enrolled',
      message: 'Please enroll in the class to access lessons.',
    });
  });
});

describe('a session', () => {
  // Proves call-getUserData.
  it('does with the cookie alone on getUserData when the browser vouches for the page', async () => {
    const call = (headers: Record<string, string>) =>
      institute.app.inject({
        method: 'POST',
        url: '/api.php',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          cookie: `sid=${student.sid}`,
          ...headers,
        },
        payload: `action=getUserData&email=${encodeURIComponent(student.email)}`,
      });
    expect((await call({ 'sec-fetch-site': 'same-origin' })).json().data.id).toBe(student.id);
    expect((await call({ origin: 'http://localhost:3000' })).statusCode).toBe(200);
    expect((await call({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
    expect((await call({ origin: 'https://elsewhere.example' })).statusCode).toBe(401);
    expect((await call({})).statusCode).toBe(401);
  });

  it('tells public calls who is there without letting a foreign half in', async () => {
    const answer = await institute.client({ sid: student.sid, token: other.token }).getClasses({});
    expect(answer).toMatchObject({ http: 200, status: true });
  });
});

function callNamed(name: string): Call {
  const call = allCalls.find((one) => one.name === name);
  if (!call) throw new Error(`no call ${name}`);
  return call;
}
