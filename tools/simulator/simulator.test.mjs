import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isWanted, refusalOf } from './refusal.mjs';
import { startSimulator } from './simulator.mjs';

const secretKey = 'sk_test_1';
/** @type {import('./simulator.mjs').Simulator} */
let simulator;
/** @type {{ body: string, signature: unknown }[]} */
const heard = [];
const site = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    heard.push({ body, signature: request.headers['x-paystack-signature'] });
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = site.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  simulator = await startSimulator({ secretKey, webhookUrl: `http://127.0.0.1:${port}/hook` });
});
afterAll(async () => {
  await simulator.stop();
  await new Promise((resolve) => site.close(resolve));
});

/** @param {string} path @param {unknown} [body] @param {string} [key] */
async function ask(path, body, key = secretKey) {
  const response = await fetch(`${simulator.apiUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { http: response.status, ...(await response.json()) };
}

let count = 0;
/** @param {Record<string, unknown>} [own] */
async function open(own = {}) {
  count += 1;
  const order = {
    key: 'pk_test_simulator',
    email: 'a@example.com',
    amount: 250_000,
    currency: 'NGN',
  };
  const reference = `FUND_${count}`;
  const response = await ask('/checkout/request_inline', { ...order, reference, ...own });
  return { reference, answer: response, code: response.data?.access_code };
}
/** @param {string} reference */
const verified = async (reference) => (await ask(`/transaction/verify/${reference}`)).data;

describe('a simulated payment', () => {
  it('is abandoned until it is paid, then known and told with a signature', async () => {
    const { reference, code } = await open();
    expect(await verified(reference)).toMatchObject({ status: 'abandoned', amount: 250_000 });
    expect(await ask(`/checkout/${code}/act`, { act: 'pay' })).toMatchObject({ heard: 'success' });
    expect(await verified(reference)).toMatchObject({
      status: 'success',
      amount: 250_000,
      currency: 'NGN',
      customer: { email: 'a@example.com' },
    });
    await vi.waitFor(
      () => expect(heard.some(({ body }) => body.includes(`"${reference}"`))).toBe(true),
      3000,
    );
    const [hook] = heard.filter(({ body }) => body.includes(`"${reference}"`));
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({ event: 'charge.success' });
    const right = createHmac('sha512', secretKey)
      .update(hook?.body ?? '')
      .digest('hex');
    expect(hook?.signature).toBe(right);
  });

  it('lies when it is asked to', async () => {
    const act = async (/** @type {string} */ ending) => {
      const { reference, code } = await open();
      await ask(`/checkout/${code}/act`, { act: 'pay', ending });
      return verified(reference);
    };
    expect(await act('amount')).toMatchObject({ status: 'success', amount: 25_000 });
    expect(await act('currency')).toMatchObject({ status: 'success', currency: 'USD' });
    expect(await act('slow')).toMatchObject({ status: 'ongoing', paid_at: null });
    const wrong = heard.length;
    await simulator.webhook('FUND_1', { forged: true });
    const forged = heard[wrong];
    const right = createHmac('sha512', secretKey)
      .update(forged?.body ?? '')
      .digest('hex');
    expect(forged?.signature).not.toBe(right);
  });

  it('is declined, and may be tried again in the same window', async () => {
    const { reference, code } = await open();
    expect(await ask(`/checkout/${code}/act`, { act: 'decline' })).toMatchObject({
      heard: 'declined',
    });
    expect(await verified(reference)).toMatchObject({ status: 'failed' });
    await ask(`/checkout/${code}/act`, { act: 'pay' });
    expect(await verified(reference)).toMatchObject({ status: 'success' });
  });

  it('is refused as the provider refuses', async () => {
    expect((await open({ key: 'pk_live_other' })).answer).toMatchObject({
      http: 401,
      status: false,
    });
    expect((await open({ amount: 0.5 })).answer).toMatchObject({ status: false });
    expect((await open({ email: 'nobody' })).answer).toMatchObject({ status: false });
    expect((await open({ reference: 'FUND_1' })).answer.message).toBe(
      'Duplicate Transaction Reference',
    );
    expect(await ask('/transaction/verify/FUND_unknown')).toMatchObject({
      http: 400,
      status: false,
    });
    expect(await ask('/transaction/verify/FUND_1', undefined, 'sk_other')).toMatchObject({
      http: 401,
    });
  });

  it('stands in the list of what was paid, in pages', async () => {
    const { data, meta } = await ask('/transaction?page=1&perPage=2&status=success');
    expect(data).toHaveLength(2);
    expect(meta.pageCount).toBeGreaterThan(1);
    expect((await ask('/transaction?from=2020-01-01&to=2020-01-02')).data).toEqual([]);
  });
});

describe('where money is real', () => {
  const real = [
    { DATABASE_URL: 'postgres://localhost/school' },
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', DEMO_DATA: 'on' },
    { DATABASE_URL: 'postgres://localhost/school', DEMO_DATA: 'on' },
  ];
  it.each(real)('it does not run, whatever else is configured: %j', (environment) => {
    expect(refusalOf(environment)).toMatch(/is/);
    expect(isWanted(environment)).toBe(false);
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'main.mjs')],
      {
        env: { PATH: process.env.PATH, ...environment },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The payment simulator does not run where /);
  });

  it('stands beside the demo alone, and never beside a provider', () => {
    expect(isWanted({})).toBe(true);
    expect(isWanted({ DEMO_DATA: 'off' })).toBe(false);
    expect(isWanted({ PAYSTACK_SECRET_KEY: 'sk_live_1' })).toBe(false);
    expect(isWanted({ PUBLIC_URL: 'https://school.example' })).toBe(false);
    expect(isWanted({ PUBLIC_URL: 'http://school.example' })).toBe(false);
    expect(isWanted({ PUBLIC_URL: 'http://localhost:3000' })).toBe(true);
  });
});
