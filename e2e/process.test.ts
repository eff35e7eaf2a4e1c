import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { copyOf } from './support/institutes.ts';
import { launch, type RunningProduct, startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';

let dataDir: string;
test.beforeAll(async () => {
  dataDir = await copyOf('demo');
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.describe('the process', () => {
  test('refuses a wrong variable in one clear line', async () => {
    const wrong = launch('main', { DATA_DIR: dataDir, PORT: 'eighty' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output().trim()).toMatch(/^Cannot start: PORT: .+$/);
    expect(wrong.output().trim()).not.toContain('\n');
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
