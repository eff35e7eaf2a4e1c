import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSimulator } from './simulator.mjs';

/** @type {string} */
let folder;
/** Events that a site was told, while it answers. @type {string[]} */
const heard = [];
const site = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    heard.push(JSON.parse(body).event);
    response.end('{}');
  });
});
/** @type {string} */
let webhookUrl;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulator-'));
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = site.address();
  webhookUrl = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/hook`;
});
afterAll(async () => {
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true });
});

const start = () =>
  startSimulator({
    ...{ secretKey: 'sk_test_1', webhookUrl },
    file: join(folder, 'simulated-payments.json'),
  });

/**
 * Pays in the window with an ending.
 * @param {import('./simulator.mjs').Simulator} simulator @param {string} reference @param {string} ending
 */
async function pay({ apiUrl, publicKey }, reference, ending) {
  const ask = async (/** @type {string} */ path, /** @type {object} */ body) =>
    (await fetch(`${apiUrl}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
  const order = { key: publicKey, email: 'a@example.com', amount: 400_000, reference };
  const { data } = await ask('/checkout/request_inline', order);
  expect(await ask(`/checkout/${data.access_code}/act`, { act: 'pay', ending })).toMatchObject({
    heard: 'success',
  });
}

it('knows refunds, disputes and account numbers again after a restart', async () => {
  const before = await start();
  await pay(before, 'FUND_stuck', 'stuck');
  await pay(before, 'FUND_disputed', 'disputed');
  await vi.waitFor(() => expect(heard).toContain('charge.dispute.create'), { timeout: 10_000 });
  const refunded = await fetch(`${before.apiUrl}/refund`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_1' },
    body: JSON.stringify({ transaction: 'FUND_stuck', amount: 150_000 }),
  });
  expect(refunded.status).toBe(200);
  await before.stop();

  const after = await start();
  expect(after.refunds.all).toMatchObject([
    { amount: 150_000, status: 'pending', one: { reference: 'FUND_stuck' } },
  ]);
  expect(after.disputes.all).toMatchObject([
    { status: 'awaiting-merchant-feedback', one: { reference: 'FUND_disputed' } },
  ]);
  expect(after.refunds.leftOf(after.refunds.all[0]?.one ?? fail())).toBe(250_000);
  await after.stop();
});

/** @returns {never} */
function fail() {
  throw new Error('there is no refund');
}
