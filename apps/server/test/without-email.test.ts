import { allCalls } from '@institute/contract';
import { isNotNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../src/schema/index.ts';
import { type Sample, sampleOf, samplesOf } from './samples.ts';
import { type Client, methodOf } from './support/client.ts';
import { type FullPerson, fullPerson } from './support/full-person.ts';
import { type FullSchool, fullSchool } from './support/full-school.ts';
import { Institute, type Person } from './support/institute.ts';

/*
 * A school in which nobody but its administrator has an e-mail, and everybody has left something of every
 * kind: no list, page, file or job of it takes an e-mail for granted (decision 138).
 */

let institute: Institute;
let admin: Person;
let full: FullPerson;
let school: FullSchool;
let samples: Record<keyof Client, Sample>;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  full = await fullPerson(institute);
  school = await fullSchool(institute);
  samples = samplesOf({
    classId: school.klass.id,
    lessonId: school.lesson.id,
    examId: school.exam.id,
    studentId: full.person.id,
    studentEmail: '',
  });
  const { db } = institute.services;
  await db
    .update(users)
    .set({ email: null, emailVerifiedAt: null, phone: sql`'+2348035' || ${users.id}` })
    .where(ne(users.id, admin.id));
  expect(await db.$count(users, isNotNull(users.email))).toBe(1);
});
afterAll(() => institute.close());

/** What ends the session that asks, or the people that are asked about. */
const ending = ['logout', 'endSession', 'endOtherSessions', 'deleteStudent', 'editStudent'];
const calls = allCalls.filter(({ name }) => !ending.includes(name)).map(({ name }) => name);

describe.each([
  ['its administrator', () => admin],
  ['a student with something of every kind', () => full.person],
  ['a student of the full class', () => school.student],
])('asked by %s', (_, who) => {
  // Proves ours-87.
  it.each(calls)('%s answers without a fault', async (name) => {
    const call = allCalls.find((one) => one.name === name);
    if (!call) throw new Error(name);
    const { input, files } = sampleOf(samples, call);
    const own = institute.client(who());
    const answer = await methodOf(own, name)(input, files ? { files } : {});
    expect(answer.http, answer.message).toBeLessThan(500);
  });
});

it('and every job that they leave behind ends well', async () => {
  await institute.services.jobs.drain();
  const { data } = await admin.call.getStudentRecord({ student_id: full.person.id });
  expect(data.student).toMatchObject({ email: '', verified: '1' });
});
