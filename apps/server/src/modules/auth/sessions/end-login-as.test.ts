// Proves promise-13.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../test/support/client.ts';
import { credentialsOf, Institute, type Person } from '../../../../test/support/institute.ts';
import { auditLog, sessions } from '../../../schema/index.ts';
import { makeAdministrator } from '../administrators/make-administrator.ts';
import { deleteExpired } from './store.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let desk: TestBrowser;
const own = { email: 'maryam@example.com', password: 'teach-arabic-2', name: 'Maryam' };

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  await makeAdministrator(institute.services, own);
});
afterAll(() => institute.close());

beforeEach(async () => {
  institute.clock.advance({ hours: 3 });
  await institute.signInAgain(admin);
  amina = await institute.student();
  desk = institute.browser();
  await desk.call.login({ email: own.email, password: own.password });
  await desk.call.endOtherSessions({});
});

const act = () => desk.call.loginAsStudent({ student_email: amina.email });
const idOfMaryam = async () =>
  (await admin.call.getStudentList({ search: own.email })).data[0]?.id ?? 0;
const sessionsOfMaryam = async () => {
  const { db } = institute.services;
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, await idOfMaryam()));
};

describe('ending a session as a student', () => {
  // Proves call-endLoginAs.
  it('gives the own session back without a password, under new secrets', async () => {
    const before = {
      sid: desk.cookies.get('sid') ?? null,
      token: desk.cookies.get('token') ?? null,
    };
    await act();
    const acting = {
      sid: desk.cookies.get('sid') ?? null,
      token: desk.cookies.get('token') ?? null,
    };
    expect((await desk.call.getUserData({})).data.acting_admin).toBe(own.name);
    expect((await desk.call.getStudentList({})).http).toBe(403);
    const { data, message } = await desk.call.endLoginAs({});
    expect([data.email, data.acting_admin, message]).toEqual([
      ...[own.email, '', 'You are yourself again.'],
    ]);
    expect((await desk.call.getStudentList({})).status).toBe(true);
    // Neither what was held before nor what was held meanwhile opens anything.
    for (const old of [before, acting]) {
      expect((await institute.client(old).getUserData({})).http).toBe(401);
    }
    const acts = await institute.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, amina.id));
    const maryam = await idOfMaryam();
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['loginAsStudent', maryam],
      ['endLoginAs', maryam],
    ]);
  });

  // Proves call-endLoginAs.
  it('gives nothing back that the own session could not do any more', async () => {
    await act();
    const id = await idOfMaryam();
    const form = { student_id: id, name: own.name, email: own.email, phonenumber: '0801 000 0000' };
    await admin.call.editStudent({ ...form, role: '1' });
    expect((await desk.call.endLoginAs({})).http).toBe(401);
    await admin.call.editStudent({ ...form, role: '11' });
    expect((await desk.call.getUserData({})).http).toBe(401);
  });

  it('gives nothing back after the hour, and what waited is removed', async () => {
    await act();
    institute.clock.advance({ minutes: 61 });
    expect((await desk.call.endLoginAs({})).http).toBe(401);
    expect(await sessionsOfMaryam()).toHaveLength(1);
    await deleteExpired(institute.services.db, institute.clock.now());
    expect(await sessionsOfMaryam()).toEqual([]);
  });

  it('pressed in several tabs at once leaves the administrator signed in, whichever answers last', async () => {
    await act();
    const held = {
      sid: desk.cookies.get('sid') ?? null,
      token: desk.cookies.get('token') ?? null,
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() => institute.client({ ...held }).endLoginAs({})),
    );
    const [ended, ...none] = answers.toSorted((a, b) => Number(b.status) - Number(a.status));
    expect(none.map(({ status }) => status)).toEqual([false, false]);
    for (const { headers } of none) expect(headers['set-cookie']).toBeUndefined();
    const own = institute.client(credentialsOf(ended?.headers ?? {}));
    expect((await own.getStudentList({})).status).toBe(true);
  });

  it('is nothing for whoever is themselves', async () => {
    expect((await desk.call.endLoginAs({})).code).toBe('not_acting');
    expect((await amina.call.endLoginAs({})).code).toBe('not_acting');
    expect((await institute.visitor.endLoginAs({})).http).toBe(401);
    expect((await desk.call.getStudentList({})).status).toBe(true);
  });
});

it('signing out as a student leaves neither session', async () => {
  await act();
  await desk.call.logout({});
  expect(await sessionsOfMaryam()).toEqual([]);
  expect((await desk.call.getUserData({})).http).toBe(401);
});

it('the session that waits ends with the other ones, and takes the one before it along', async () => {
  await act();
  const other = institute.browser('192.0.2.77', 'Another');
  await other.call.login({ email: own.email, password: own.password });
  await other.call.endOtherSessions({});
  expect((await desk.call.getUserData({})).http).toBe(401);
  expect(await sessionsOfMaryam()).toHaveLength(1);
});
