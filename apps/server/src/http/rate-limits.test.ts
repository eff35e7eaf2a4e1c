import { allCalls } from '@institute/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Institute, type Person } from '../../test/support/institute.ts';
import { aClass, aLesson } from '../../test/support/school.ts';
import { limitedActs, requestsAMinute } from './rate-limits.ts';

let institute: Institute;
/** Another process over the same database. */
let neighbour: Institute;
let student: Person;
let lessonRefs: { class_id: number; lesson_id: number };
let minutes = 0;

beforeAll(async () => {
  institute = await Institute.open({ RATE_LIMITS: 'on' });
  neighbour = await institute.beside();
  student = await institute.student();
  const { id: classId } = await aClass(institute);
  const { id: lessonId } = await aLesson(institute, classId);
  await student.call.enrol({ class_id: String(classId) });
  lessonRefs = { class_id: classId, lesson_id: lessonId };
});
afterAll(async () => {
  vi.useRealTimers();
  await neighbour.app.close();
  await institute.close();
});
beforeEach(() => {
  // The counts of the test before belong to an earlier minute.
  minutes += 11;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  institute.clock.advance({ minutes: 11 });
});

const ask = (remoteAddress: string, sid?: string) =>
  institute.app.inject({
    url: '/api.php?action=getAppSettings',
    remoteAddress,
    headers: sid ? { cookie: `sid=${sid}` } : {},
  });

async function asks(times: number, address: (at: number) => string, sid?: string) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    statuses.push((await ask(address(at), sid)).statusCode);
  }
  return statuses.filter((status) => status === 429).length;
}

describe('requests', () => {
  // Proves rulings-1-2.
  it('of one session are refused above the limit of a minute, with the time to wait', async () => {
    const session = 'one-session';
    expect(await asks(requestsAMinute.session, (at) => `10.1.0.${at % 250}`, session)).toBe(0);
    const refused = await ask('10.1.0.1', session);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json()).toEqual({
      status: false,
      message: 'Too many attempts. Please wait a little and try again.',
      code: 'too_many',
    });
    // Somebody else at the same address goes on, and so does the session when the minute is over.
    expect((await ask('10.1.0.1', 'another')).statusCode).not.toBe(429);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await ask('10.1.0.1', session)).statusCode).not.toBe(429);
  });

  it('of one address are refused above its limit, whatever sessions they name', async () => {
    const atOnce = 200;
    for (let asked = 0; asked < requestsAMinute.address; asked += atOnce) {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, at) => ask('10.2.0.1', `invented-${asked + at}`)),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(0);
    }
    expect((await ask('10.2.0.1', 'invented-once-more')).statusCode).toBe(429);
    expect((await ask('10.2.0.2')).statusCode).not.toBe(429);
  });

  // Proves rulings-1-2.
  it('of a classroom behind one address are answered', async () => {
    // Sixty students who open a lesson at once, thirty requests each.
    for (let person = 0; person < 60; person += 1) {
      expect(await asks(30, () => '10.3.0.1', `pupil-${person}`)).toBe(0);
    }
  });

  // Proves rulings-1-2.
  it('of one person are counted together, whatever sessions they have', async () => {
    const person = await institute.student();
    const again = await institute.signIn(person.email, person.password);
    const devices = [person, again].map((one, at) => institute.client(one, `10.5.0.${at}`));
    const statuses: number[] = [];
    for (let at = 0; at <= requestsAMinute.person; at += 1) {
      const answer = await devices[at % 2]?.getUserData({});
      statuses.push(answer?.http ?? 0);
    }
    // The person is counted, neither session nor address came near their limits.
    expect(statuses.slice(0, 500).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(await student.call.getUserData({})).toMatchObject({ http: 200 });
  });

  it('of whoever watches the product, and files that never change, are not counted', async () => {
    await asks(requestsAMinute.session + 1, () => '10.4.0.1', 'watched');
    const headers = { cookie: 'sid=watched' };
    const of = (url: string) => institute.app.inject({ url, remoteAddress: '10.4.0.1', headers });
    for (const url of ['/healthz', '/readyz', '/assets/index.js']) {
      expect((await of(url)).statusCode).not.toBe(429);
    }
    expect((await of('/files/none.png')).statusCode).toBe(429);
  });
});

describe('acts', () => {
  const post = (at: number, on = institute) =>
    on.client(student).addComment({ ...lessonRefs, comment: `Comment ${at}` });

  // Proves rulings-1-2.
  it('are limited for each kind, in one count for all processes', async () => {
    for (let at = 0; at < 30; at += 1) {
      expect(await post(at, at % 2 ? institute : neighbour)).toMatchObject({ status: true });
    }
    for (const process of [institute, neighbour]) {
      const refused = await post(31, process);
      expect(refused).toMatchObject({ http: 429, code: 'too_many', status: false });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const { data } = await student.call.getComments(lessonRefs);
    expect(data).toHaveLength(30);
    // Reading goes on, and after ten minutes so does writing.
    institute.clock.advance({ minutes: 10 });
    expect(await post(32)).toMatchObject({ status: true });
  });

  it('of writing are limited by the day too', async () => {
    const writer = await institute.student();
    await writer.call.enrol({ class_id: String(lessonRefs.class_id) });
    const write = (at: number) =>
      writer.call.addComment({ ...lessonRefs, comment: `Comment ${at} of the day` });
    for (let at = 0; at < 200; at += 1) {
      if (at % 25 === 0) institute.clock.advance({ minutes: 10 });
      expect(await write(at)).toMatchObject({ status: true });
    }
    institute.clock.advance({ minutes: 10 });
    expect(await write(200)).toMatchObject({ http: 429, code: 'too_many' });
    institute.clock.advance({ hours: 24 });
    expect(await write(201)).toMatchObject({ status: true });
  });

  it('of other people are not held up by one who posts too much', async () => {
    for (let at = 0; at < 31; at += 1) await post(at);
    const other = await institute.student();
    await other.call.enrol({ class_id: String(lessonRefs.class_id) });
    expect(await other.call.addComment({ ...lessonRefs, comment: 'Salaam' })).toMatchObject({
      status: true,
    });
  });

  it('of administrators are limited too: messages, uploads, exports', async () => {
    const admin = await institute.admin();
    const untilRefused = async (act: () => Promise<{ http: number }>) => {
      for (let done = 0; done < 100; done += 1) if ((await act()).http === 429) return done;
      return null;
    };
    const message = { subject: 'News', message: 'Hello', recipients: [student.email] };
    expect(await untilRefused(() => admin.call.exportPayments({}))).toBe(10);
    expect(await untilRefused(() => admin.call.uploadLogo({}))).toBe(60);
    expect(await untilRefused(() => admin.call.sendMessage(message as never))).toBe(30);
    const { class_id, lesson_id } = lessonRefs;
    const copy = { class_id, lesson_ids: [lesson_id] };
    // Copies of every kind are one count.
    expect((await admin.call.duplicateLesson({ lesson_id })).status).toBe(true);
    expect((await admin.call.duplicateClass({ class_id, name: 'Another' })).status).toBe(true);
    expect(await untilRefused(() => admin.call.copyLessons(copy))).toBe(28);
    expect((await admin.call.duplicateLesson({ lesson_id })).http).toBe(429);
  });
});

it('counts every call that takes a file or sends one', () => {
  const names = new Set(allCalls.map(({ name }) => name));
  expect([...limitedActs.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect([limitedActs.get('addComment'), limitedActs.get('sendMessage')]).toEqual([
    'comment',
    'message',
  ]);
  const exports = [...names].filter((name) => name.startsWith('export'));
  expect(exports.filter((name) => limitedActs.get(name) !== 'export')).toEqual([]);
  const imports = [...names].filter((name) => name.startsWith('import'));
  expect(imports.filter((name) => limitedActs.get(name) !== 'import')).toEqual([]);
  expect(imports).toHaveLength(3);
  // What goes out to many later, or again, is sent all the same.
  expect(limitedActs.get('scheduleMessage')).toBe('message');
  expect(limitedActs.get('getSavableClass')).toBe('saving');
  expect(limitedActs.get('saveExamDraft')).toBe('draft');
  expect(limitedActs.get('requestErasure')).toBe('erasure');
  expect(limitedActs.get('inviteAgain')).toBe('import');
  // Evidence is a file of much that is known of a person.
  expect(limitedActs.get('getDisputeEvidence')).toBe('export');
  const copies = [...names].filter((name) => /^(duplicate|copy)/.test(name));
  expect(copies.filter((name) => limitedActs.get(name) !== 'copy')).toEqual([]);
  expect(copies).toHaveLength(3);
  // A picture of a theory answer travels inside its form.
  expect(limitedActs.get('submitExam')).toBe('upload');
  const withFiles = allCalls.filter(({ files }) => Object.keys(files).length > 0);
  expect(withFiles.filter(({ name }) => limitedActs.get(name) !== 'upload')).toEqual([]);
});
