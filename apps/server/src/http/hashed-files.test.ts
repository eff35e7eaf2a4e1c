import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { buildApp } from '../app.ts';
import { paths } from '../platform/paths.ts';

const folder = join(paths.web, 'assets');
let institute: Institute;
let app: Institute['app'];
let names: string[];
beforeAll(async () => {
  institute = await Institute.open();
  app = await buildApp(institute.services, { withPages: true });
  names = await readdir(folder);
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

const ask = (name: string, encodings: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/assets/${name}`, headers: { 'accept-encoding': encodings } });
const named = (what: RegExp) => names.find((name) => what.test(name)) ?? '';

it('are sent in each form that a browser takes, also to the next who asks', async () => {
  for (const [name, type] of [
    [named(/^frame-.*\.js$/), 'text/javascript; charset=utf-8'],
    [named(/^start-.*\.css$/), 'text/css; charset=utf-8'],
  ] as const) {
    const bytes = await readFile(join(folder, name));
    for (let turn = 0; turn < 2; turn += 1) {
      const [br, gzip, plain] = [
        await ask(name, 'gzip, deflate, br'),
        await ask(name, 'gzip'),
        await ask(name, 'br;q=0, identity'),
      ];
      expect(brotliDecompressSync(br.rawPayload)).toEqual(bytes);
      expect(gunzipSync(gzip.rawPayload)).toEqual(bytes);
      expect(plain.rawPayload).toEqual(bytes);
      const encodings = [br, gzip, plain].map(({ headers }) => headers['content-encoding']);
      expect(encodings).toEqual(['br', 'gzip', undefined]);
      for (const { headers } of [br, gzip, plain]) {
        expect(headers).toMatchObject({
          'content-type': type,
          vary: 'accept-encoding',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        expect(headers).not.toHaveProperty('content-security-policy');
      }
    }
  }
});

it('go out as they are where nothing was to be gained by compressing them', async () => {
  const name = named(/\.woff2$/);
  const { headers, rawPayload } = await ask(name, 'gzip, deflate, br');
  expect(rawPayload).toEqual(await readFile(join(folder, name)));
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('font/woff2');
});

it('tell their length to who asks for the headers alone', async () => {
  const name = named(/^frame-.*\.js$/);
  const { headers, rawPayload } = await ask(name, 'br', 'HEAD');
  const { length } = await readFile(join(folder, `${name}.br`));
  expect([headers['content-length'], rawPayload.length]).toEqual([String(length), 0]);
});

it('are no way to anything else', async () => {
  const script = named(/^frame-.*\.js$/);
  for (const name of [`${script}.br`, '..%2fsw.js', '%2e%2e%2fapp.html', '__proto__', 'no.js']) {
    const { statusCode, body } = await ask(name, 'br');
    expect([name, statusCode, JSON.parse(body).code]).toEqual([name, 404, 'not_found']);
  }
});
