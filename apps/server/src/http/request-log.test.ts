import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeClient } from '../../test/support/client.ts';
import { Institute, type Person } from '../../test/support/institute.ts';
import { buildApp } from '../app.ts';
import { makeLogger } from '../platform/log.ts';

let institute: Institute;
let app: FastifyInstance;
let student: Person;
let admin: Person;
const written: string[] = [];
beforeAll(async () => {
  institute = await Institute.open({ RATE_LIMITS: 'on' });
  student = await institute.student();
  admin = await institute.admin();
  const log = makeLogger('info', { write: (line) => void written.push(line) });
  app = await buildApp({ ...institute.services, log }, { withPages: false });
});
afterAll(async () => {
  await app.close();
  await institute.close();
});
beforeEach(() => {
  written.length = 0;
});

const last = () => JSON.parse(written.filter((line) => line.includes('"request"')).at(-1) ?? '{}');
const as = (who: { sid: string | null; token: string | null }) => makeClient(app, who, '10.9.8.7');
const visitor = () => as({ sid: null, token: null });

describe('the line of a request', () => {
  // Proves ours-39.
  it('says when, which call, by whom, from where and how it ended, and nothing that was sent', async () => {
    await as(student).getMyClasses({ email: student.email } as never);
    expect(last()).toMatchObject({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      call: 'getMyClasses',
      user: student.id,
      outcome: 'ok',
      status: 200,
      ip: '10.9.8.7',
    });
    expect(last()).not.toHaveProperty('event');
    await as(student).enrol({ class_id: 4711 });
    expect(last()).toMatchObject({ call: 'enrol', user: student.id, outcome: 'class_not_found' });
    expect(written.join('')).not.toContain(student.email);
  });

  it('names the administrator too who acts as a student', async () => {
    const { headers } = await as(admin).loginAsStudent({ student_email: student.email });
    expect(last()).toMatchObject({ event: 'sign_in_as', user: admin.id, outcome: 'ok' });
    const cookies = [headers['set-cookie']].flat().map(String);
    const value = (name: string) =>
      cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/)[1] ?? null;
    await as({ sid: value('sid'), token: value('token') }).getMyClasses({});
    expect(last()).toMatchObject({ user: student.id, admin: admin.id });
  });
});

describe('an event of security', () => {
  // Proves ours-39.
  it('is a sign-in, whether it succeeds or fails, with the account and the address', async () => {
    const { email, password, id } = student;
    await visitor().login({ email, password: 'wrong password' });
    const failed = { event: 'sign_in', outcome: 'wrong_credentials', ip: '10.9.8.7' };
    expect(last()).toMatchObject({ ...failed, account: id });
    await visitor().login({ email: 'nobody@example.com', password: 'wrong password' });
    expect(last()).toMatchObject(failed);
    expect(last()).not.toHaveProperty('account');
    await visitor().login({ email, password });
    expect(last()).toMatchObject({ event: 'sign_in', outcome: 'ok', account: id });
    for (const secret of [email, password, 'wrong password', 'nobody@']) {
      expect(written.join('')).not.toContain(secret);
    }
  });

  it('is a change of password, one refused among them', async () => {
    const { email } = student;
    const form = { email, new_password: 'a new password', current_password: 'not this one' };
    await as(student).resetPassword(form);
    expect(last()).toMatchObject({
      event: 'password_change',
      user: student.id,
      outcome: 'current_password_wrong',
    });
  });

  it('is a proof of identity', async () => {
    await institute.signInAgain(admin);
    await as(admin).confirmIdentity({ password: 'not this one' });
    expect(last()).toMatchObject({
      event: 'identity_confirmed',
      user: admin.id,
      outcome: 'current_password_wrong',
    });
  });

  it('is access that was refused, with who wanted it', async () => {
    await as(student).getStudentList({});
    const refused = { event: 'access_refused', user: student.id, status: 403 };
    expect(last()).toMatchObject({ ...refused, call: 'getStudentList', outcome: 'forbidden' });
    await as(student).getMyClasses({ email: admin.email } as never);
    expect(last()).toMatchObject({ ...refused, outcome: 'not_yours' });
  });

  it('is a limit that was reached', async () => {
    const client = visitor();
    for (let tries = 0; tries < 61; tries += 1) await client.checkReferralCode({ code: 'REF-x' });
    expect(last()).toMatchObject({ event: 'rate_limited', outcome: 'too_many', status: 429 });
  });
});

describe('answers', () => {
  const keepsNothing = (headers: Record<string, unknown>) =>
    expect(headers['cache-control']).toBe('no-store');

  it('of calls are kept by no cache: good ones, refused ones, conditional ones', async () => {
    const call = as(student);
    keepsNothing((await call.getUserData({})).headers);
    keepsNothing((await call.getStudentList({})).headers);
    keepsNothing((await visitor().getUserData({})).headers);
    keepsNothing((await visitor().getAppSettings({})).headers);
    const messages = await call.getMessages({});
    expect(messages.headers.etag).toBeTruthy();
    keepsNothing(messages.headers);
  });
});
