import { pathTo } from '@institute/contract/routes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../test/support/school.ts';
import { buildApp } from '../../app.ts';
import { loadPainter } from '../../platform/painter.ts';

/** As they introduce themselves; both take anything, keep no cookie and run no script here. */
const crawlers = {
  WhatsApp: 'WhatsApp/2.23.20.0',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
const ORIGIN = 'https://bustan.example';

let institute: Institute;
let app: Institute['app'];
let lessonPath: string;
beforeAll(async () => {
  institute = await Institute.open();
  const admin = await institute.admin();
  await admin.call.updateAppSettings({ siteName: 'Bustan "al-Huruf" & Co' });
  const { id } = await aPaidClass(institute, 2500, {
    name: 'First Stories · قِصَصٌ قَصِيرَةٌ',
    about: 'Four very short stories, <b>fully</b> vocalised. '.repeat(20),
    monthlySub: '1',
    level: 'A1',
    hours: '6',
    outcomes: 'read a story\ntell it again',
    teacher: 'Ustadha Maryam',
  });
  const { rand } = await aLesson(institute, id, { subject: 'The bird', preview: '1' });
  lessonPath = pathTo('publicLesson', { slug: 'first-stories', id: rand });
  const config = { ...institute.services.config, publicUrl: ORIGIN };
  app = await buildApp({ ...institute.services, config }, { withPages: true });
  // A large file, which outlasts the patience of a test on a busy machine.
  await loadPainter();
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

const read = (url: string, agent: string) =>
  app.inject({ url, headers: { accept: '*/*', 'user-agent': agent } });

/** The tags of a head, as a crawler has them: text without its entities. */
function tagsOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const plain = (text = '') =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const meta = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1];
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    canonical: plain(/<link rel="canonical" href="([^"]*)">/.exec(head)?.[1]),
    meta: Object.fromEntries(meta.map(([, name, content]) => [name, plain(content)])),
    data: data ? JSON.parse(data) : null,
  };
}

describe.each(Object.entries(crawlers))('the crawler of %s', (_name, agent) => {
  const pages: [url: string, canonical: string, title: string][] = [
    ['/', '/', 'Bustan "al-Huruf" & Co'],
    ['/login', '/', 'Bustan "al-Huruf" & Co'],
    ['/register', '/register', 'Create an account · Bustan "al-Huruf" & Co'],
    ['/verify', '/verify', 'Certificate check · Bustan "al-Huruf" & Co'],
    ['/verify/K7QF-2M9X-W4TD', '/verify', 'Certificate check · Bustan "al-Huruf" & Co'],
    ['/terms', '/terms', 'Terms of use · Bustan "al-Huruf" & Co'],
    ['/c', '/c', 'All classes · Bustan "al-Huruf" & Co'],
    ['/about', '/about', 'About us · Bustan "al-Huruf" & Co'],
    ['/privacy', '/privacy', 'Privacy notice · Bustan "al-Huruf" & Co'],
    ['/c/first-stories', '/c/first-stories', 'First Stories · قِصَصٌ قَصِيرَةٌ · Bustan "al-Huruf" & Co'],
  ];

  // Proves decision-065-7, decision-065-8.
  it.each(pages)('finds at %s every tag, and a picture that is one', async (url, path, title) => {
    const response = await read(url, agent);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const { meta, ...head } = tagsOf(response.body);
    expect(head.title).toBe(title);
    expect(head.canonical).toBe(ORIGIN + path);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Bustan "al-Huruf" & Co',
      'og:title': title.replace(/ · Bustan.*$/, ''),
      'og:url': ORIGIN + path,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    for (const name of ['description', 'og:description', 'og:image:alt']) {
      expect(meta[name]?.length).toBeGreaterThan(5);
      expect(meta[name]?.length).toBeLessThanOrEqual(210);
    }
    expect(meta.robots).toBeUndefined();
    await expectPicture(meta['og:image'] ?? '', agent);
  });

  // Proves decision-065-1.
  it('reads the class itself in the HTML, which is small and needs no script', async () => {
    const { body } = await read('/c/first-stories', agent);
    expect(Buffer.byteLength(body)).toBeLessThan(30_000);
    const text = body.slice(body.indexOf('<body>')).replace(/<[^>]+>/g, ' ');
    for (const words of [
      ...['قِصَصٌ قَصِيرَةٌ', 'First Stories', 'A1, beginner', 'About 6 hours', 'Ustadha Maryam'],
      ...['You will be able to', 'read a story', 'tell it again', 'The bird', 'Free to look into'],
      ...['₦2,500 a month', 'Join this class', '&lt;b&gt;fully&lt;/b&gt; vocalised'],
    ]) {
      expect(text).toContain(words);
    }
    expect(body.match(/<script(?! type="(?:module|application\/ld\+json)")/g)).toHaveLength(1);
  });

  it('finds the lesson to look into', async () => {
    const { title, canonical, meta } = tagsOf((await read(lessonPath, agent)).body);
    expect(title).toBe('The bird · First Stories · قِصَصٌ قَصِيرَةٌ · Bustan "al-Huruf" & Co');
    expect(canonical).toBe(ORIGIN + lessonPath);
    await expectPicture(meta['og:image'] ?? '', agent);
  });
});

/** A PNG of 1200 by 630 below 300 kB at an absolute address of ours, kept for a year. */
async function expectPicture(address: string, agent: string): Promise<void> {
  expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
  const response = await read(address.slice(ORIGIN.length), agent);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png']);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.rawPayload.length).toBeLessThan(300_000);
  const found = await sharp(response.rawPayload).metadata();
  expect([found.format, found.width, found.height]).toEqual(['png', 1200, 630]);
  const { channels } = await sharp(response.rawPayload).stats();
  // Something is drawn on its ground.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
}

// Proves decision-065-9.
it('describes the class as a course of schema.org', async () => {
  const { data } = tagsOf((await read('/c/first-stories', crawlers.Google)).body);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    url: `${ORIGIN}/c/first-stories`,
    name: 'First Stories · قِصَصٌ قَصِيرَةٌ',
    educationalLevel: 'A1',
    teaches: ['read a story', 'tell it again'],
    isAccessibleForFree: false,
    provider: { '@type': 'EducationalOrganization', name: 'Bustan "al-Huruf" & Co' },
    offers: { price: '2500', priceCurrency: 'NGN', category: 'Subscription' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: 'PT6H',
      instructor: { '@type': 'Person', name: 'Ustadha Maryam' },
    },
  });
});

// Proves decision-065-7.
it('keeps the pages of people out of every search', async () => {
  for (const url of ['/classes', '/profile', '/admin', '/no-such-page']) {
    const { meta, canonical, title } = tagsOf((await read(url, crawlers.Google)).body);
    expect([meta.robots, canonical, title]).toEqual(['noindex', '', 'Bustan "al-Huruf" & Co']);
  }
});

describe('what search engines ask for', () => {
  // Proves decision-065-10.
  it('is a robots.txt that closes what is for people and names the sitemap', async () => {
    const { body, headers } = await read('/robots.txt', crawlers.Google);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const closed = [
      '/admin',
      '/classes',
      '/files/',
      '/verify/',
      '/practice',
      '/teaching',
      '/roots/',
    ];
    for (const path of [...closed, '/verify-email', '/invitation', '/certificates/']) {
      expect(body).toContain(`Disallow: ${path}\n`);
    }
    expect(body).not.toMatch(/Disallow: \/(c\/?)?\n/);
  });

  // Proves decision-065-10.
  it('is a sitemap of the public pages and the classes on show', async () => {
    await aClass(institute, { name: 'Not Yet', status: '0' });
    const { body, headers } = await read('/sitemap.xml', crawlers.Google);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
    const paths = ['/', '/c', '/about', '/register', '/verify', '/terms', '/privacy'].concat(
      '/c/first-stories',
    );
    expect(found).toEqual(paths.map((path) => ORIGIN + path));
    for (const url of paths) expect((await read(url, crawlers.Google)).statusCode).toBe(200);
  });

  it.each(['/robots.txt', '/sitemap.xml'])(
    'is not sent again while it says the same: %s',
    async (url) => {
      const first = await app.inject(url);
      expect(first.statusCode).toBe(200);
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect((await app.inject({ url, headers })).statusCode).toBe(304);
      const other = { 'if-none-match': 'W/"other"' };
      expect((await app.inject({ url, headers: other })).body).toBe(first.body);
    },
  );
});
