import { pathTo } from '@institute/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClassOnShow, aLesson } from '../../../test/support/school.ts';
import { buildApp } from '../../app.ts';
import { loadPainter } from '../../platform/painter.ts';
import { drawLinkPicture } from '../../platform/pictures.ts';
import { inOneLine } from './head.ts';

let institute: Institute;
let app: Institute['app'];
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  app = await buildApp(institute.services, { withPages: true });
  // A large file, which outlasts the patience of a test on a busy machine.
  await loadPainter();
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** Until a page that was read just now is read again. */
const UNREAD_MS = 250;
const afterUnread = () => new Promise((resolve) => setTimeout(resolve, UNREAD_MS));

/** Has more pictures drawn for others than wait for their turn, until the answer has come. */
async function whileOthersAsk<T>(answer: () => Promise<T>): Promise<T> {
  const texts = { site: '', arabic: '', latin: '', facts: '', price: '' };
  let isOver = false;
  const asking = Array.from({ length: 30 }, async (_, ground) => {
    while (!isOver) {
      await drawLinkPicture({ ground, scale: 1, ...texts }).catch(() => new Promise(setImmediate));
    }
  });
  try {
    return await answer();
  } finally {
    isOver = true;
    await Promise.all(asking);
  }
}

/** A class whose page can be asked for. */
async function aShownClass(own: Parameters<typeof aClassOnShow>[1]) {
  const added = await aClassOnShow(institute, own);
  await afterUnread();
  return added;
}

describe('the page of a class', () => {
  // Proves decision-065-2.
  it('is the same for everybody, and whoever holds it is told so', async () => {
    await aShownClass({ name: 'Same Page' });
    const student = await institute.student();
    const first = await get('/c/same-page');
    const { body } = await get('/c/same-page', { cookie: `sid=${student.sid}` });
    expect(body).toBe(first.body);
    expect(body).not.toContain(student.name);
    const tag = String(first.headers.etag);
    expect((await get('/c/same-page', { 'if-none-match': tag })).statusCode).toBe(304);
    const packed = await get('/c/same-page', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it('carries the headers of every page, and no style or script that they forbid', async () => {
    await aShownClass({ name: 'Careful' });
    const { headers, body } = await get('/c/careful');
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(body).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it('keeps the class through signing up and in', async () => {
    const { rand } = await aShownClass({ name: 'Kept Through' });
    const next = encodeURIComponent(pathTo('class', { id: rand }));
    const { body } = await get('/c/kept-through');
    const asksToJoin = encodeURIComponent('?join=1');
    expect(body).toContain(`href="/register?next=${next}${asksToJoin}"`);
    expect(body).toContain(`href="/login?next=${next}"`);
  });

  // Proves decision-065-2.
  it('shows a change at once, and says where registration has closed', async () => {
    const { id } = await aShownClass({ name: 'Changing' });
    expect((await get('/c/changing')).body).toContain('Join for free');
    await admin.call.updateClass({ class_id: id, teacher: 'Musa', regclosedate: '2020-01-01' });
    await afterUnread();
    const { body } = await get('/c/changing');
    expect(body).toContain('Musa');
    expect(body).toContain('Registration for this class has closed.');
    expect(body).not.toContain('data-join');
  });

  // Proves decision-065-4.
  it('is led to from addresses it had before, with what stands behind them', async () => {
    const { id, rand } = await aShownClass({ name: 'Renamed' });
    await admin.call.updateClass({ class_id: id, slug: 'renamed-now' });
    await afterUnread();
    const damaged = [
      'renamed-now.',
      'renamed-now).',
      '(renamed-now)',
      'renamed-now”',
      'Renamed-Now',
    ];
    for (const slug of ['renamed', rand, ...damaged]) {
      const { statusCode, headers } = await get(`/c/${encodeURIComponent(slug)}?ref=IAL-1`);
      expect([slug, statusCode]).toEqual([slug, 301]);
      expect(headers.location).toBe('/c/renamed-now?ref=IAL-1');
    }
    expect((await get(`/c/${encodeURIComponent('(renamed-no)')}`)).statusCode).toBe(404);
    const lesson = await aLesson(institute, id, { preview: '1' });
    expect((await get(`/c/renamed/lessons/${lesson.rand}`)).headers.location).toBe(
      pathTo('publicLesson', { slug: 'renamed-now', id: lesson.rand }),
    );
  });

  // Proves ours-2.
  it('that is not there is a calm page with the classes there are, not to be found', async () => {
    await aShownClass({ name: 'Still Here' });
    const { id } = await aShownClass({ name: 'Gone Soon' });
    await admin.call.deleteClass({ class_id: id });
    await afterUnread();
    for (const slug of ['nope', 'gone-soon', '%00', 'a%20b', '', '..%2f..', 'x/y/z']) {
      const { statusCode, headers, body } = await get(`/c/${slug}`);
      expect([slug, statusCode]).toEqual([slug, 404]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('There is no such class');
      expect(body).toContain('href="/c/still-here"');
      expect(body).toContain('content="noindex"');
    }
  });
});

describe('a lesson to look into', () => {
  // Proves decision-065-6.
  it('is read whole, and one that is not is refused in words', async () => {
    const { id } = await aShownClass({ name: 'Look' });
    const about = 'Line one\n<script>alert(1)</script>\nبَابٌ';
    const open = await aLesson(institute, id, { subject: 'Open', about, preview: '1' });
    const shut = await aLesson(institute, id, { subject: 'Shut', about: 'Secret words' });
    const pathOf = ({ rand }: { rand: string }) =>
      pathTo('publicLesson', { slug: 'look', id: rand });
    const { body, statusCode } = await get(pathOf(open));
    expect(statusCode).toBe(200);
    for (const words of ['Line one', 'بَابٌ', '&lt;script&gt;alert(1)', 'Back to the class']) {
      expect(body).toContain(words);
    }
    expect(body).not.toContain('<script>alert');
    const refused = await get(pathOf(shut));
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toContain('This lesson is not open to visitors');
    expect(refused.body).not.toContain('Secret');
    await admin.call.updateLesson({ lesson_id: open.id, preview: '0' });
    await afterUnread();
    expect((await get(pathOf(open))).statusCode).toBe(404);
  });
});

describe('the picture of a class', () => {
  const addressIn = (body: string) =>
    new URL(/property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '');

  // Proves decision-065-8.
  it('is another one at another address once the class changes, and the old address still works', async () => {
    const { id } = await aShownClass({ name: 'Pictured' });
    const before = addressIn((await get('/c/pictured')).body);
    const first = await get(before.pathname + before.search);
    await admin.call.updateClass({ class_id: id, premium: '1', amount: '900' });
    await afterUnread();
    const after = addressIn((await get('/c/pictured')).body);
    expect(after.search).not.toBe(before.search);
    const old = await get(before.pathname + before.search);
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(old.rawPayload.equals(first.rawPayload)).toBe(false);
    const tag = String(old.headers.etag);
    const held = await get(after.pathname + after.search, { 'if-none-match': tag });
    expect(held.statusCode).toBe(304);
  });

  it('is the institute’s where there is no such class', async () => {
    const own = await get('/link.png');
    const other = await get('/c/nobody/link.png');
    expect(other.rawPayload.equals(own.rawPayload)).toBe(true);
  });

  it('is the institute’s, and kept by nobody as its own, while too many others are drawn', async () => {
    await aShownClass({ name: 'Many Ask' });
    const own = await get('/link.png');
    const { pathname, search } = addressIn((await get('/c/many-ask')).body);
    const instead = await whileOthersAsk(() => get(pathname + search));
    expect([instead.statusCode, instead.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(instead.headers.etag).toBe(own.headers.etag);
    expect(instead.rawPayload.equals(own.rawPayload)).toBe(true);
    const drawn = await get(pathname + search);
    expect(drawn.headers['cache-control']).toContain('immutable');
    expect(drawn.rawPayload.equals(own.rawPayload)).toBe(false);
  });
});

it('a description is cut at a word', () => {
  expect(inOneLine(' one\n two ')).toBe('one two');
  const cut = inOneLine('word '.repeat(80));
  expect(cut).toMatch(/word …$/);
  expect(cut.length).toBeLessThanOrEqual(202);
  expect(inOneLine('x'.repeat(300))).toHaveLength(202);
});
