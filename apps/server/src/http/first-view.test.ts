import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Institute, type Person } from '../../test/support/institute.ts';
import { aClass, aLesson } from '../../test/support/school.ts';
import { buildApp } from '../app.ts';
import { lessonProgress } from '../schema/index.ts';

const HOSTILE = '</script><script>alert(1)</script>\u2028<!--<b>Qamar';

let institute: Institute;
let app: Institute['app'];
let student: Person;
let other: Person;
let classId: string;
beforeAll(async () => {
  institute = await Institute.open();
  const { id, rand } = await aClass(institute, { name: HOSTILE });
  classId = String(rand);
  await aLesson(institute, id, { subject: 'The doer' });
  student = await institute.student();
  other = await institute.student();
  app = await buildApp(institute.services, { withPages: true });
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

const cookieOf = ({ sid, token }: Person) => `sid=${sid}; token=${token}`;
const open = (url: string, cookie: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', cookie, ...headers } });
const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

describe('the page of a person signed in', () => {
  it('carries what it shows first, painted and as answers, for nobody to keep', async () => {
    const { body, headers } = await open('/', cookieOf(student));
    const { first } = bootOf(body);
    expect(first.person).toBe(student.email);
    const keys = first.answers.map(({ key }: { key: string[] }) => key[0]);
    expect(keys).toEqual(
      expect.arrayContaining(['getUserData', 'getMyStudy', 'getMyClasses', 'getMessages']),
    );
    // What grows with the institute is not in it.
    expect(keys).not.toContain('getClasses');
    expect(body).toContain('Welcome');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).not.toMatch(/ style="/);
  });

  it('of a class shows its name and its lessons before any script runs', async () => {
    const { body } = await open(`/classes/${classId}`, cookieOf(student));
    const painted = body.slice(0, body.indexOf('id="boot"'));
    expect(painted).toContain('&lt;b&gt;Qamar');
    expect(painted).toContain('Back to Classes');
    expect(painted).toContain('The doer');
    expect(painted).not.toMatch(/ style="/);
  });

  // Proves decision-128-2.
  it('of a lesson counts it as seen, but not where a page of somebody else led there', async () => {
    const { id, rand } = await aClass(institute, { name: 'Seen' });
    const lesson = await aLesson(institute, id, { subject: 'The object' });
    await student.call.enrol({ class_id: id });
    const views = async () =>
      (await institute.services.db.select().from(lessonProgress)).filter(
        ({ lessonId }) => lessonId === lesson.id,
      );
    const path = `/classes/${rand}/lessons/${lesson.rand}`;
    for (const site of ['cross-site', 'same-site']) {
      const { statusCode } = await open(path, cookieOf(student), { 'sec-fetch-site': site });
      expect(statusCode).toBe(200);
    }
    expect(await views()).toEqual([]);
    const { body } = await open(path, cookieOf(student), { 'sec-fetch-site': 'same-origin' });
    expect(body).toContain('The object');
    expect(await views()).toHaveLength(1);
  });

  it('is not painted where it leads its person elsewhere, and nothing is complained of', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { statusCode, body } = await open('/admin', cookieOf(student));
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Admin Dashboard');
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('links its styles for a browser that holds their file, and for no other', async () => {
    const inside = await open('/', cookieOf(student));
    const [, file] =
      /<link rel="stylesheet" disabled href="\/assets\/([^"]+)">/.exec(inside.body) ?? [];
    expect(inside.body).toContain('<style>');
    const linked = await open('/', `${cookieOf(student)}; styles=${file}`);
    expect(linked.body).toContain(`<link rel="stylesheet" href="/assets/${file}">`);
    expect(linked.body).not.toContain('<style>');
    const withoutStyles = inside.body.replace(/<style>[\s\S]*?<\/style>\s*/, '');
    expect(linked.body).toBe(withoutStyles.replace(' disabled href', ' href'));
    const served = await app.inject({ url: `/assets/${file}` });
    const [, styles] = /<style>([\s\S]*?)<\/style>/.exec(inside.body) ?? [];
    expect(served.body.trim()).toBe(styles);
    const before = await open('/', `${cookieOf(student)}; styles=base-before.css`);
    expect(before.body).toContain('<style>');
  });

  it('is painted as well where a service worker passes the opening on', async () => {
    const passedOn = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' };
    const { body } = await open('/', cookieOf(student), passedOn);
    expect(bootOf(body).first.person).toBe(student.email);
    const asked = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
    expect(bootOf((await open('/', cookieOf(student), asked)).body).first).toBeUndefined();
  });

  it('announces the code of its route', async () => {
    const { body } = await open(`/classes/${classId}`, cookieOf(student));
    expect(body).toMatch(
      /<link rel="modulepreload" crossorigin href="\/assets\/class-detail-page-/,
    );
    expect(body).not.toContain('dashboard-page');
  });

  it('lets nothing a person wrote become markup', async () => {
    const { body } = await open(`/classes/${classId}`, cookieOf(student));
    expect(body).not.toContain('<script>alert(1)');
    expect(body).not.toContain('\u2028</');
    const details = bootOf(body).first.answers.find(
      ({ key }: { key: string[] }) => key[0] === 'getClassDetails',
    );
    expect(details.data.class_details.name).toBe(HOSTILE);
    expect(/id="boot">(.*?)<\/script>/s.exec(body)?.[1]).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('leaves out what its person may not read', async () => {
    const { body } = await open('/classes/no-such-class', cookieOf(student));
    const keys = bootOf(body).first.answers.map(({ key }: { key: string[] }) => key[0]);
    expect(keys).toContain('getUserData');
    expect(keys).not.toContain('getClassDetails');
  });
});

describe('nothing of a person is sent', () => {
  it.each([
    ['without the readable half', () => `sid=${student.sid}`],
    ['with the halves of two sessions', () => `sid=${student.sid}; token=${other.token}`],
    ['with invented halves', () => 'sid=invented; token=invented'],
  ])('%s', async (_case, cookie) => {
    const { body, headers, statusCode } = await open('/', cookie());
    expect(statusCode).toBe(200);
    expect(bootOf(body).first).toBeUndefined();
    expect(body).not.toContain(student.email);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['sec-fetch-dest', 'iframe'],
    ['sec-fetch-dest', 'empty'],
    ['sec-purpose', 'prefetch'],
  ])('where %s is %s', async (header, value) => {
    const { body } = await open('/', cookieOf(student), { [header]: value });
    expect(bootOf(body).first).toBeUndefined();
  });

  it('in the shell that the service worker keeps, nor after signing out', async () => {
    expect(bootOf((await open('/app-shell', cookieOf(student))).body).first).toBeUndefined();
    const leaver = await institute.student();
    await leaver.call.logout({});
    expect(bootOf((await open('/', cookieOf(leaver))).body).first).toBeUndefined();
  });

  it('of the painter itself', async () => {
    const { statusCode } = await open('/.painter/painter.js', '', { accept: '*/*' });
    expect(statusCode).toBe(404);
  });
});
