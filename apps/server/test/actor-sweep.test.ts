// Proves promise-7, promise-13.

import { allCalls } from '@institute/contract';
import { type Call, isOfficeCall } from '@institute/contract/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '../src/schema/index.ts';
import { sampleOf, samplesOf } from './samples.ts';
import { type Client, type Credentials, methodOf } from './support/client.ts';
import { type FullPerson, fullPerson } from './support/full-person.ts';
import { credentialsOf, Institute, type Person } from './support/institute.ts';
import { type Rows, readRows } from './support/rows.ts';

/*
 * A student, and an administrator who is signed in as that student, ask every call for what is
 * another student's, by every id and e-mail of theirs: they are told nothing of it and change nothing.
 */

let institute: Institute;
let admin: Person;
let victim: FullPerson;
/** What of the other student calls name. */
let theirs: Record<string, unknown>;
let before: Rows;
let requests = 0;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  victim = await fullPerson(institute);
  // Who teaches and wants to be known is named to visitors.
  await victim.person.call.saveTeacherProfile({ is_public: '0' });
  theirs = await thingsOf(victim.person);
  before = await readRows(institute.services.db);
});
afterAll(() => institute.close());

async function thingsOf({ id, email }: Person): Promise<Record<string, unknown>> {
  const { db } = institute.services;
  const idIn = async (table: typeof schema.examResults | typeof schema.sessions) =>
    (await db.select({ id: table.id }).from(table).where(eq(table.userId, id)).limit(1))[0]?.id;
  const [said] = await db
    .select({
      id: schema.comments.id,
      classId: schema.lessons.classId,
      lessonId: schema.lessons.id,
    })
    .from(schema.comments)
    .innerJoin(schema.lessons, eq(schema.lessons.id, schema.comments.lessonId))
    .where(eq(schema.comments.authorId, id))
    .limit(1);
  const record = (await admin.call.getStudentRecord({ student_id: id })).data;
  const certificates = await admin.call.getIssuedCertificates({ search: victim.name });
  const [message] = (await admin.call.getStudentMessages({ student_id: id })).data;
  const [funding] = (await admin.call.getStudentWallet({ student_id: id })).data;
  const found = {
    ...{ student_id: id, user_id: id, student_list: String(id), student_ids: [id] },
    ...{ class_id: said?.classId, lesson_id: said?.lessonId, comment_id: said?.id },
    ...{ student_email: email, result_id: await idIn(schema.examResults) },
    session_id: await idIn(schema.sessions),
    ...{ note_id: record.notes[0]?.id, certificate_id: certificates.data[0]?.id },
    ...{ message_id: message?.id, funding_id: funding?.id, reference: 'FUND_full' },
    ...{ round: 'full-round', upload: 'upload-of-hauwa', key: 'upload-of-hauwa', passkey_id: 1 },
  };
  for (const [name, value] of Object.entries(found))
    expect({ [name]: value }).not.toEqual({ [name]: undefined });
  return found;
}

// Those that end the session; what says who one is, which is proven elsewhere; and joining a class,
// which makes one of those who may read what is written there.
const others = [
  ...['logout', 'endOtherSessions', 'endLoginAs', 'enrol', 'login', 'signup'],
  ...['requestPasswordReset', 'resetPassword', 'requestDeviceCode', 'confirmDevice'],
];
const calls = allCalls.filter(({ name }) => !others.includes(name));

/** A request that names what is theirs, and the same with fields that pose as them besides. */
function aimed(call: Call): Record<string, unknown>[] {
  const { input } = sampleOf(
    samplesOf({
      ...{ classId: Number(theirs.class_id), lessonId: Number(theirs.lesson_id) },
      ...{ examId: Number(theirs.lesson_id), studentId: victim.person.id },
      studentEmail: victim.person.email,
    }),
    call,
  );
  const named = Object.keys(input).filter((name) => name in theirs);
  const byId = { ...input, ...Object.fromEntries(named.map((name) => [name, theirs[name]])) };
  const { student_id, user_id, student_email } = theirs;
  const posing: Record<string, unknown>[] = isOfficeCall(call)
    ? [{ role: '11', user_id: admin.id }]
    : [{}, { student_id, user_id }, { student_email, name: victim.name }, { search: victim.name }];
  return posing.map((extra) => ({ ...extra, ...byId }));
}

async function sweep(actor: Credentials): Promise<Record<string, number>> {
  const client: Client = institute.client(actor);
  const refused: Record<string, number> = {};
  for (const call of calls) {
    const make = async (input: Record<string, unknown>) => {
      requests += 1;
      const { headers: _headers, ...answer } = await methodOf(client, call.name)(input);
      if (answer.code) refused[answer.code] = (refused[answer.code] ?? 0) + 1;
      return answer;
    };
    for (const input of aimed(call)) {
      const answer = await make(input);
      const text = JSON.stringify(answer);
      for (const secret of [victim.name, victim.phone, victim.person.email, theirs.student_id]) {
        expect(text.includes(String(secret)), `${call.name} tells ${secret}: ${text}`).toBe(false);
      }
      if (isOfficeCall(call))
        expect(answer, call.name).toMatchObject({ http: 403, code: 'forbidden' });
    }
    // An office call is refused before anybody looks at whom it names.
    if (call.actor && !isOfficeCall(call)) {
      const [input] = aimed(call);
      for (const email of [victim.person.email.toUpperCase(), admin.email]) {
        const answer = await make({ ...input, [call.actor]: email });
        expect(answer, call.name).toMatchObject({ http: 403 });
      }
    }
  }
  return refused;
}

/** Whatever is theirs is as it was: their own rows, and those that speak of them. */
async function expectUntouched(): Promise<void> {
  const after = await readRows(institute.services.db);
  const { id, email } = victim.person;
  const own = [...before].filter(([, row]) =>
    [String(id), email, victim.name].some((word) => JSON.stringify(row).includes(word)),
  );
  expect(own.length).toBeGreaterThan(25);
  for (const [key, row] of own) expect({ [key]: after.get(key) }).toEqual({ [key]: row });
}

/** What is audited from now on. */
async function auditFromNow() {
  const { auditLog } = schema;
  const all = () => institute.services.db.select().from(auditLog).orderBy(auditLog.id);
  const earlier = (await all()).length;
  return async () => (await all()).slice(earlier);
}

it('a student gets nothing of another student by any id or e-mail, and changes nothing', async () => {
  const student = await institute.student();
  const refused = await sweep(student);
  expect(refused.not_yours).toBeGreaterThan(20);
  await expectUntouched();
});

it('nor does an administrator who is signed in as a student, to whom more is refused', async () => {
  const student = await institute.student();
  const { headers } = await admin.call.loginAsStudent({ student_email: student.email });
  const acting = credentialsOf(headers);
  const written = await auditFromNow();
  const refused = await sweep(acting);
  expect(refused.not_yours).toBeGreaterThan(20);
  await expectUntouched();
  // Whatever they did as the student says who both of them are.
  const rows = await written();
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toMatchObject({ actorId: admin.id, subjectId: student.id });
  // What is the student's own to decide, by no fields at all of others.
  const client = institute.client(acting);
  const theirOwn: string[] = [];
  for (const call of calls.filter((one) => !isOfficeCall(one))) {
    requests += 1;
    const { input } = sampleOf(samplesOf({} as never), call);
    if ((await methodOf(client, call.name)(input)).code === 'not_as_student')
      theirOwn.push(call.name);
  }
  expect(theirOwn.sort()).toEqual([
    'agreeToRecording',
    ...['askExcuse', 'claimGameReward', 'claimPayment', 'downloadMyData', 'endSession'],
    ...['enterMeetingCode', 'getMyData', 'getSessions'],
    ...['giveConsent', 'handIn', 'initPayment', 'joinMeeting', 'keepAccount', 'keepCard'],
    ...['makeCalendarFeed', 'payInvoice', 'removeCalendarFeed', 'removeCard'],
    'removePhonePush',
    ...['requeryAccountNumber', 'requestAccountNumber', 'requestErasure'],
    ...['requestMyData', 'setCalendarInvites', 'setMailChoice', 'setPartPayments', 'setPhonePush'],
    'setReminderChoice',
    ...['takeBackExcuse', 'withdrawClaim'],
  ]);
  const { headers: again } = await admin.call.loginAsStudent({ student_email: student.email });
  const later = institute.client(credentialsOf(again));
  institute.clock.advance({ minutes: 61 });
  expect((await later.getUserData({})).http).toBe(401);
});

it('is asked hundreds of times', () => {
  expect(requests).toBeGreaterThan(600);
});
