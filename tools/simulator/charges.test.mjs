import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
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
    heard.push({
      ...JSON.parse(body),
      isSigned: request.headers['x-paystack-signature'] === signature,
    });
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = site.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  simulator = await startSimulator({ secretKey, webhookUrl: `http://127.0.0.1:${port}/hook` });
});
afterEach(() => {
  simulator.charges.ending = 'at once';
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
const email = 'a@example.com';
const verified = async (/** @type {string} */ reference) =>
  (await ask(`/transaction/verify/${reference}`)).data;

let count = 0;
/** The code of a card that has paid. @param {{ card?: import('./charges.mjs').Card, isReusable?: boolean }} [own] */
async function kept(own = {}) {
  count += 1;
  const reference = `FUND_first${count}`;
  simulator.pay({ reference, email, amount: 10_000, ...own });
  return (await verified(reference)).authorization.authorization_code;
}
/** @param {string} code @param {Record<string, unknown>} [own] */
function charge(code, own = {}) {
  count += 1;
  const order = { email, amount: 20_000, reference: `FUND_AUTO.${count}` };
  const sent = { ...order, authorization_code: code, ...own };
  return ask('/transaction/charge_authorization', sent).then((said) => ({ ...said, sent }));
}
const toldOf = (/** @type {string} */ name) => heard.filter(({ data }) => data.reference === name);

it('charges a card that may be charged again, once for a reference, and tells of it', async () => {
  const code = await kept();
  const { data, sent } = await charge(code);
  expect(data).toMatchObject({ status: 'success', amount: 20_000, reference: sent.reference });
  expect(data.authorization).toMatchObject({ authorization_code: code, reusable: true });
  expect(await charge(code, { reference: sent.reference })).toMatchObject({
    ...{ http: 400, status: false, message: 'Duplicate Transaction Reference' },
  });
  await vi.waitFor(() => expect(toldOf(sent.reference)).toHaveLength(1));
  expect(toldOf(sent.reference)[0]).toMatchObject({ event: 'charge.success', isSigned: true });
});

it('refuses a card that may not be, another’s e-mail, and less than ₦50', async () => {
  const code = await kept();
  expect(await charge(await kept({ isReusable: false }))).toMatchObject({ http: 400 });
  expect(await charge('AUTH_nobody')).toMatchObject({ message: 'Authorization code is invalid' });
  expect(await charge(code, { email: 'b@example.com' })).toMatchObject({ http: 400 });
  expect(await charge(code, { amount: 4999 })).toMatchObject({ http: 400 });
});

it.each([
  ['declines', 'Insufficient Funds'],
  ['expired', 'Expired Card'],
  ['stolen', 'Pick up card (lost card)'],
])('says what the bank says of a card that %s', async (card, words) => {
  const { data, sent } = await charge(await kept({ card: /** @type {'expired'} */ (card) }));
  expect(data).toMatchObject({ status: 'failed', gateway_response: words, paid_at: null });
  await vi.waitFor(() => expect(toldOf(sent.reference)[0]?.event).toBe('charge.failed'));
});

it('can be slow, tell first, tell twice, lose its answer, or not hear', async () => {
  const code = await kept();
  simulator.charges.ending = 'slow';
  const slow = await charge(code);
  expect(slow.data.status).toBe('ongoing');
  await vi.waitFor(
    async () => expect((await verified(slow.sent.reference)).status).toBe('success'),
    {
      timeout: 5000,
    },
  );
  simulator.charges.ending = 'webhook first';
  const first = await charge(code);
  expect(toldOf(first.sent.reference)).toHaveLength(1);
  simulator.charges.ending = 'twice';
  const twice = await charge(code);
  await vi.waitFor(() => expect(toldOf(twice.sent.reference)).toHaveLength(2));
  simulator.charges.ending = 'lost';
  const lost = await charge(code);
  expect(lost.http).toBe(500);
  expect((await verified(lost.sent.reference)).status).toBe('success');
  simulator.charges.ending = 'unheard';
  const unheard = await charge(code);
  expect(unheard.http).toBe(500);
  expect(await ask(`/transaction/verify/${unheard.sent.reference}`)).toMatchObject({ http: 400 });
});
