import { type PageRoute, routes } from '@institute/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../test/support/institute.ts';
import { aClassOnShow } from '../../test/support/school.ts';
import { buildApp } from '../app.ts';
import { hasPages } from '../platform/page-files.ts';

let institute: Institute;
let app: Institute['app'];
let student: Person;
beforeAll(async () => {
  institute = await Institute.open();
  await aClassOnShow(institute, {
    name: '</script><script>alert(1)</script>',
    links: 'https://secret.example',
  });
  const admin = await institute.admin();
  await admin.call.updateAppSettings({ siteName: '<b>Bustan</b> & Co' });
  student = await institute.student();
  app = await buildApp(institute.services, { withPages: true });
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

const get = (url: string, cookie = '') =>
  app.inject({ url, headers: { accept: 'text/html', cookie, 'accept-encoding': 'br' } });
const html = async (url: string, cookie = '') =>
  (await app.inject({ url, headers: { accept: 'text/html', cookie } })).body;

it('has the built browser application to serve', () => {
  expect(hasPages()).toBe(true);
});

describe('a page', () => {
  it('paints the landing for a visitor, with settings inside, and the shell for a student', async () => {
    const landing = await html('/login');
    expect(landing).toContain('Your journey to Arabic fluency starts here');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(landing)?.[1] ?? '');
    expect(boot.settings.siteName).toBe('<b>Bustan</b> & Co');
    expect(landing.match(/<article/g)).toHaveLength(1);
    // No code of the application is fetched: its files are named as data.
    expect(landing).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"/);
    expect(landing).toMatch(/id="app-code">\{"start":\["\/assets\//);
    expect(landing).not.toContain('secret.example');
    const shell = await html('/', `sid=${student.sid}`);
    expect(shell).not.toContain('Your journey to Arabic fluency starts here');
  });

  // Proves ours-5.
  it('holds a form for the code of a certificate, which leads there without a script', async () => {
    const page = await html('/verify');
    expect(page).toMatch(/<form[^>]* action="\/verify"[^>]*method="get"/);
    expect(page).toMatch(/<input[^>]* name="code"/);
    expect(page).toMatch(/<button[^>]*type="submit"/);
    const sent = async (code: string) => {
      const { statusCode, headers } = await get(`/verify?code=${encodeURIComponent(code)}`);
      return [statusCode, headers.location];
    };
    const there = [303, '/verify/K7QF-2M9X-W4TD'];
    expect(await sent('k7qf–2m9x–w4td')).toEqual(there);
    expect(await sent('https://bustan.example/verify/K7QF-2M9X-W4TD?x=1')).toEqual(there);
    expect(await sent('//evil.example\r\nX: 1')).toEqual([303, '/verify/evilexampleX1']);
    expect(await sent('حرف')).toEqual([200, undefined]);
    expect(await sent(' ')).toEqual([200, undefined]);
  });

  it('paints the check of a certificate, the same for everybody', async () => {
    for (const cookie of ['', `sid=${student.sid}`]) {
      expect((await get('/verify/K7QF-2M9X-W4TD', cookie)).statusCode).toBe(200);
      const page = await html('/verify/K7QF-2M9X-W4TD', cookie);
      expect(page).toContain('Certificate check');
      expect(page).not.toContain('Your journey to Arabic fluency starts here');
    }
    expect((await get('/certificates/K7QF-2M9X-W4TD/print')).statusCode).toBe(200);
  });

  // Proves ours-60.
  it('says of a certificate that was revoked, and since when, before any script runs', async () => {
    const admin = await institute.admin();
    const form = { title: '<i>Reading</i>', footer: 'F', certificateContent: '{{name}}' };
    const { data: template } = await admin.call.saveCertificateTemplate(form);
    const holder = await institute.student();
    await admin.call.assignCertificate({
      ...{ template_id: template.id, issue_date: '2026-11-02', student_ids: [holder.id] },
    });
    const [certificate] = (await holder.call.getMyCertificates({})).data;
    if (!certificate) throw new Error('nothing was given');
    const page = () => html(`/verify/${certificate.code}`);
    expect(await page()).toContain('given on 2 November 2026: this certificate is valid.');
    const reason = 'A slip';
    await admin.call.revokeCertificate({ certificate_id: certificate.id, reason });
    const said = await page();
    const words = 'this certificate was revoked on 16 November 2026 and no longer stands.';
    expect(said.split(words).length - 1).toBeGreaterThanOrEqual(2);
    expect(said).toContain('<noscript><p dir="auto">');
    expect(said).not.toContain('<i>Reading</i>');
    expect(said).not.toContain(reason);
    expect(await html('/verify/K7QF-2M9X-W4TD')).toContain('No certificate has this code.');
  });

  it.each(['/c/%E0%A4', '/%', '/class/%D8?from=%D8'])(
    'says of %s, a link cut in the middle of a letter, that it is not there',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toContain('text/html');
    },
  );

  it('is answered to a program in its own terms, whatever its address', async () => {
    const refused = await app.inject({ url: '/%', headers: { accept: 'application/json' } });
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ status: false, code: 'not_found' });
  });

  it('lets nothing a person wrote become markup', async () => {
    const landing = await html('/');
    expect(landing).not.toContain('<b>Bustan</b>');
    expect(landing).not.toContain('<script>alert(1)');
    expect(landing).toContain('&lt;b&gt;Bustan&lt;/b&gt; &amp; Co');
  });

  it('carries the security headers, with the three inline scripts allowed by their hashes alone', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}='){3}(;|$)/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('answer calls with the headers that are not about pages alone', async () => {
    const { headers } = await get('/api.php?action=get_classes');
    const own = Object.keys(headers).filter((name) =>
      /policy|^x-|^origin-|^strict-transport/.test(name),
    );
    expect(own.toSorted()).toEqual([
      'content-security-policy',
      'cross-origin-resource-policy',
      'x-content-type-options',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it.each([
    ['/classes/abc_-1', 200],
    ['/classes/abc/lessons/def', 200],
    ['/wallet-history', 200],
    ['/admin/classes/manage/7/lessons/8', 200],
    ['/admin/books', 200],
    ['/receipts/FUND_123456789', 200],
    ['/no-such-page', 404],
    ['/classes/abc/lessons', 404],
  ])('%s answers %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  // Proves ours-122.
  it.each([
    ['/admin/', '/admin'],
    ['/login/?next=%2Fclasses', '/login?next=%2Fclasses'],
    ['/classes/abc//', '/classes/abc'],
  ])('%s with a slash at its end leads to %s', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  // Proves ours-122.
  it.each(['/no-such-page/', '//evil.example/', '//evil.example/admin/', '/admin/x/y/'])(
    '%s leads nowhere',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    },
  );

  // Those of classes have tests of their own: readers/.
  const ours = Object.entries<PageRoute>(routes).filter(
    ([, { audience }]) => audience !== 'reader',
  );
  it.each(ours)('%s answers whoever does not name JSON, compressed', async (_, route) => {
    const url = route.path.replace(/:\w+/g, 'K7QF-2M9X');
    for (const accept of ['text/html', '*/*', undefined]) {
      const headers = { 'accept-encoding': 'br', ...(accept && { accept }) };
      const response = await app.inject({ url, headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers.vary).toMatch(/accept, cookie/);
    }
    const asked = await app.inject({ url, headers: { accept: 'application/json' } });
    expect(asked.statusCode).toBe(404);
    expect(asked.json()).toMatchObject({ status: false, code: 'not_found' });
  });

  it('that is not there says so as a page, compressed too; a file or call that is not there in JSON', async () => {
    const page = await app.inject({ url: '/no-such-page', headers: { 'accept-encoding': 'br' } });
    expect([page.statusCode, page.headers['content-encoding']]).toEqual([404, 'br']);
    for (const url of ['/no-such.php', '/assets/no-such.js', '/favicon.ico']) {
      const response = await app.inject({ url, headers: { accept: '*/*' } });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    }
    expect((await app.inject({ method: 'POST', url: '/classes' })).statusCode).toBe(404);
  });

  it('is sent fresh, its scripts precompressed and for a year', async () => {
    const page = await get('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const script = /"(\/assets\/[^"]+\.js)"/.exec(await html('/'))?.[1] ?? '';
    const file = await get(script);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('what a phone installs', () => {
  it('bears the institute’s name and icons that are there', async () => {
    const { headers, body } = await app.inject('/manifest.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(headers['cache-control']).toBe('no-cache');
    const held = { 'if-none-match': String(headers.etag) };
    const again = await app.inject({ url: '/manifest.webmanifest', headers: held });
    expect(again.statusCode).toBe(304);
    const manifest = JSON.parse(body);
    expect(manifest.name).toBe('<b>Bustan</b> & Co');
    expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
    for (const { src, type } of manifest.icons) {
      const icon = await app.inject(src);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type]);
    }
  });

  // Proves student-1-9.
  it('is the shell, the same for everybody, and a worker that is asked for anew each time', async () => {
    const shell = await html('/app-shell');
    expect(shell).not.toContain('Your journey to Arabic fluency starts here');
    expect(await html('/app-shell', `sid=${student.sid}`)).toBe(shell);
    const worker = await get('/sw.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toMatch(/^application\/javascript/);
    // It keeps the files this very shell names.
    const { body } = await app.inject('/sw.js');
    const named = shell.replace(/<link[^>]*\sdisabled[^>]*>/g, '');
    for (const [, file = ''] of named.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      expect(body).toContain(file);
    }
  });
});

describe('push', () => {
  const ofPush = async (oneSignalAppId: string | null) => {
    const config = { ...institute.services.config, oneSignalAppId };
    const other = await buildApp({ ...institute.services, config }, { withPages: true });
    const response = await other.inject({ url: '/', headers: { accept: 'text/html' } });
    await other.close();
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(response.body)?.[1] ?? '');
    return [boot.settings.oneSignalAppId, response.headers['content-security-policy']];
  };

  // Proves student-1-8.
  it('opens the door to its hosts only where it is configured', async () => {
    const [id, policy] = await ofPush('app-id-1');
    expect(id).toBe('app-id-1');
    expect(policy).toMatch(/script-src [^;]*https:\/\/cdn\.onesignal\.com/);
    const [none, closed] = await ofPush(null);
    expect(none).toBe('');
    expect(closed).not.toContain('onesignal');
  });
});
