import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSimulator } from './simulator.mjs';

const secretKey = 'sk_test_1';
/** @type {import('./simulator.mjs').Simulator} */
let simulator;
/** @type {{ event: string, data: any, isSigned: boolean }[]} */
const heard = [];
const site = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const signature = createHmac('sha512', secretKey).update(body).digest('hex');
    const isSigned = request.headers['x-paystack-signature'] === signature;
    heard.push({ ...JSON.parse(body), isSigned });
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

/** @param {string} path @param {unknown} [body] */
async function ask(path, body) {
  const response = await fetch(`${simulator.apiUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { http: response.status, ...(await response.json()) };
}

let count = 0;
function paid() {
  count += 1;
  const reference = `FUND_refund${count}`;
  simulator.pay({ reference, email: 'a@example.com', amount: 10_000 });
  return reference;
}

/** @param {string} reference */
const toldOf = (reference) =>
  heard
    .filter(({ data }) => data.transaction_reference === reference)
    .map(({ event, isSigned }) => (isSigned ? event : 'forged'));

it('gives back, tells of each step, and calls what has gone back whole reversed', async () => {
  const transaction = paid();
  simulator.refunds.ending = 'processed';
  const half = await ask('/refund', { transaction, amount: 4000, merchant_note: 'ours' });
  expect(half.data).toMatchObject({ status: 'pending', amount: 4000, merchant_note: 'ours' });
  await vi.waitFor(
    () =>
      expect(toldOf(transaction)).toEqual([
        ...['refund.pending', 'refund.processing', 'refund.processed'],
      ]),
    { timeout: 10_000 },
  );
  const { data } = await ask(`/transaction/verify/${transaction}`);
  expect(data.status).toBe('success');
  expect(await ask('/refund', { transaction, amount: 6001 })).toMatchObject({ status: false });
  simulator.refunds.ending = 'stuck';
  await ask('/refund', { transaction, amount: 6000 });
  const listed = await ask(`/refund?transaction=${data.id}`);
  expect(listed.data.map((/** @type {any} */ one) => one.status)).toEqual(['processed', 'pending']);
  const rest = simulator.refunds.byId(listed.data[1].id);
  if (!rest) throw new Error('there is no second refund');
  simulator.step(rest, 'processed');
  expect((await ask(`/transaction/verify/${transaction}`)).data.status).toBe('reversed');
  expect(await ask('/refund', { transaction })).toMatchObject({ status: false });
});

it('refuses what was never paid, and answers nothing when the line breaks', async () => {
  expect((await ask('/refund', { transaction: 'FUND_none' })).http).toBe(404);
  const transaction = paid();
  simulator.refunds.ending = 'lost';
  expect((await ask('/refund', { transaction })).http).toBe(500);
  const { data } = await ask(`/transaction/verify/${transaction}`);
  expect((await ask(`/refund?transaction=${data.id}`)).data).toHaveLength(1);
});

it('waits for the bank account of the payer, and fails', async () => {
  const [needy, failed] = [paid(), paid()];
  simulator.refunds.ending = 'fails';
  await ask('/refund', { transaction: failed });
  simulator.refunds.ending = 'details';
  const { data } = await ask('/refund', { transaction: needy });
  await vi.waitFor(
    () => {
      expect(toldOf(needy)).toContain('refund.needs-attention');
      expect(toldOf(failed)).toContain('refund.failed');
    },
    { timeout: 10_000 },
  );
  const retry = (/** @type {object} */ refund_account_details) =>
    ask(`/refund/retry_with_customer_details/${data.id}`, { refund_account_details });
  expect((await retry({ bank_id: '9', account_number: '1' })).status).toBe(false);
  expect((await retry({ bank_id: '9', account_number: '0123456789' })).status).toBe(true);
  await vi.waitFor(() => expect(toldOf(needy)).toContain('refund.processed'), { timeout: 10_000 });
});
