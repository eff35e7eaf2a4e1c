import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { aClassOnShow } from '../../test/support/school.ts';
import { buildApp } from '../app.ts';

let institute: Institute;
/** Two processes: each keeps the pages it has made. */
let apps: Institute['app'][];
beforeAll(async () => {
  institute = await Institute.open();
  await aClassOnShow(institute, { name: 'First steps' });
  const build = () => buildApp(institute.services, { withPages: true });
  apps = [await build(), await build()];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await institute.close();
});

const landing = (app: Institute['app'] | undefined, headers: Record<string, string> = {}) => {
  if (!app) throw new Error('no process');
  return app.inject({ url: '/', headers: { accept: 'text/html', ...headers } });
};

describe('the landing page', () => {
  it('is painted with its classes', async () => {
    const { body } = await landing(apps[0]);
    const painted = body.split('<!--view-->').join('').split('id="boot"')[0];
    expect(painted).toContain('First steps');
  });

  it('is the very same until something changes, and needs not be sent again', async () => {
    const { headers, body } = await landing(apps[0]);
    expect(headers.etag).toMatch(/^W\/"/);
    const again = await landing(apps[0], { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await landing(apps[1])).body).toBe(body);
  });

  it('shows what was changed within a second, in every process', async () => {
    await Promise.all(apps.map((app) => landing(app)));
    await aClassOnShow(institute, { name: 'Later steps' });
    const admin = await institute.admin();
    await admin.call.updateAppSettings({ siteName: 'Bustan' });
    await wait(1_000);
    for (const app of apps) {
      const { body } = await landing(app);
      expect(body).toContain('Later steps');
      expect(body).toContain('Bustan');
    }
  });

  it.each(['br', 'gzip'])('is sent as %s to whoever takes that', async (encoding) => {
    const { headers, rawPayload } = await landing(apps[0], { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(rawPayload.length).toBeLessThan((await landing(apps[0])).rawPayload.length / 2);
  });
});
