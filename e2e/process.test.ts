import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { copyOf } from './support/institutes.ts';
import { launch, type RunningProduct, startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';

let dataDir: string;
test.beforeAll(async () => {
  dataDir = await copyOf('demo');
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A client signed in as a student of the demo, counting what was acknowledged. */
async function signIn({ url }: RunningProduct, email: string) {
  const form = 'application/x-www-form-urlencoded';
  const login = await fetch(`${url}/api.php?action=login`, {
    method: 'POST',
    headers: { 'content-type': form },
    body: new URLSearchParams({ email, password: 'learn-arabic-1' }),
  });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length);
  return async (action: string, fields: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api.php?action=${action}`, {
      method: 'POST',
      headers: {
        'content-type': form,
        cookie: cookies.join('; '),
        authorization: `Bearer ${token}`,
      },
      body: new URLSearchParams(fields),
    });
    return (await response.json()) as { status: boolean; data: never };
  };
}

const openClasses = async ({ url }: RunningProduct) => {
  const response = await fetch(`${url}/api.php?action=get_classes`);
  return ((await response.json()) as { data: { rand: string; premium: string }[] }).data;
};

test.describe('the process', () => {
  test('refuses a wrong variable in one clear line', async () => {
    const wrong = launch('main', { DATA_DIR: dataDir, PORT: 'eighty' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output().trim()).toMatch(/^Cannot start: PORT: .+$/);
    expect(wrong.output().trim()).not.toContain('\n');
  });

  test('keeps what it acknowledged when it is killed, takes its own lock over, and refuses a second @all', async () => {
    const product = await startProduct(null, { DATA_DIR: dataDir });
    const call = await signIn(product, 'student@example.com');
    const acknowledged: string[] = [];
    const enrolling = Promise.allSettled(
      (await openClasses(product)).map(async ({ rand }) => {
        const response = await call('classenrolement', { class_id: rand });
        if (response.status) acknowledged.push(rand);
      }),
    );
    await enrolling;
    product.child.kill('SIGKILL');
    await product.ended;
    // The killed process has left its mark behind.
    const owners = join(dataDir, 'owner');
    const marks = (await readdir(owners)).filter((name) => /^\d+$/.test(name));
    expect(await readFile(join(owners, marks.at(-1) ?? ''), 'utf8')).toContain(
      `"pid":${product.child.pid}`,
    );

    const again = await startProduct(null, { DATA_DIR: dataDir });
    const second = launch('main', { DATA_DIR: dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toMatch(
      new RegExp(`^Cannot start: .* is in use by process ${again.child.pid} on `),
    );
    const callAgain = await signIn(again, 'student@example.com');
    const mine = await callAgain('get_my_classes');
    const joined = (mine.data as { class_details: { rand: string } }[]).map(
      ({ class_details }) => class_details.rand,
    );
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(joined).toEqual(expect.arrayContaining(acknowledged));
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);

    const check = launch('ledger-check', { DATA_DIR: dataDir });
    expect(await check.ended).toBe(0);
    expect(check.output()).toContain('The books balance');
  });

  test('answers running requests before it stops', async () => {
    const product = await startProduct(null, { DATA_DIR: dataDir });
    const body = 'email=student%40example.com&password=learn-arabic-1';
    const running = await beginLogin(product, body.length);
    product.child.kill('SIGTERM');
    // New visitors are turned away while it stops; the one who is in is served.
    const isOpen = () =>
      fetch(`${product.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isOpen, { intervals: [20] }).toBe(false);
    expect(product.child.exitCode).toBeNull();
    running.request.end(body);
    expect(await running.answer).toMatchObject({ status: true, message: 'Login successful!' });
    expect(await product.ended).toBe(0);
    expect(product.output()).not.toContain('"level":50');
  });
});

/** A login whose head the server has taken and whose body is still to come. */
async function beginLogin({ url }: RunningProduct, length: number) {
  const request = httpRequest(`${url}/api.php?action=login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': length,
      expect: '100-continue',
    },
  });
  const answer = once(request, 'response').then(async ([response]) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    return JSON.parse(text);
  });
  request.flushHeaders();
  await once(request, 'continue');
  return { request, answer };
}
