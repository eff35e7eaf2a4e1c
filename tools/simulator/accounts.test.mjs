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

/** @param {string} path @param {unknown} [body] @param {string} [method] */
async function ask(path, body, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`${simulator.apiUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { http: response.status, ...(await response.json()) };
}

const about = { first_name: 'Amina', last_name: 'Bello', phone: '+2348031112222' };

it('gives a customer one account however often it is asked, and lists it', async () => {
  simulator.assigns('at once');
  const { data: customer } = await ask('/customer', { email: 'one@example.com', ...about });
  expect((await ask('/customer', { email: 'One@Example.com', ...about })).data).toEqual(customer);
  const wanted = { customer: customer.customer_code, preferred_bank: 'test-bank' };
  const [first, second] = [
    await ask('/dedicated_account', wanted),
    await ask('/dedicated_account', wanted),
  ];
  expect(first.data).toMatchObject({ assigned: true, bank: { slug: 'test-bank' } });
  expect(second.data.account_number).toBe(first.data.account_number);
  expect(first.data.account_number).toMatch(/^\d{10}$/);
  const listed = await ask(`/dedicated_account?customer=${customer.id}&active=true`);
  expect(listed.data).toMatchObject([{ id: first.data.id }]);
});

it('refuses whoever has no name or phone, and strangers', async () => {
  const { data } = await ask('/customer', { email: 'bare@example.com' });
  const asked = await ask('/dedicated_account', { customer: data.customer_code });
  expect(asked).toMatchObject({ http: 400, status: false });
  expect((await ask('/dedicated_account', { customer: 'CUS_none' })).http).toBe(404);
  const response = await fetch(`${simulator.apiUrl}/customer`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
});

it.each([
  ['later', 'dedicatedaccount.assign.success'],
  ['fails', 'dedicatedaccount.assign.failed'],
])('%s: says it by an event', async (ending, event) => {
  simulator.assigns(/** @type {import('./accounts.mjs').Assignment} */ (ending));
  const email = `${ending}@example.com`;
  const { data: customer } = await ask('/customer', { email, ...about });
  const asked = await ask('/dedicated_account', { customer: customer.customer_code });
  expect(asked.data).toBeUndefined();
  const own = () => heard.filter((one) => one.data.customer?.email === email);
  await vi.waitFor(() => expect(own()).toHaveLength(1), { timeout: 10_000 });
  expect(own()[0]).toMatchObject({ event, isSigned: true });
});

it('answers nothing when the line breaks, and has given the number all the same', async () => {
  simulator.assigns('lost');
  const { data: customer } = await ask('/customer', { email: 'lost@example.com', ...about });
  const asked = await ask('/dedicated_account', { customer: customer.customer_code });
  expect(asked.http).toBe(500);
  expect((await ask(`/dedicated_account?customer=${customer.id}`)).data).toHaveLength(1);
});

it('takes transfers under references of its own, and tells of them when it is asked to look', async () => {
  const [account] = simulator.accounts.all;
  if (!account) throw new Error('there is no account');
  const { account_number, bank, customer } = account;
  const reference = simulator.transfer({ number: account_number, amount: 500_000 });
  expect(reference).not.toMatch(/^(FUND|CLASS)/);
  const { data } = await ask(`/transaction/verify/${reference}`);
  expect(data).toMatchObject({
    ...{ status: 'success', channel: 'dedicated_nuban', amount: 500_000 },
    customer: { customer_code: customer.customer_code },
    authorization: { receiver_bank_account_number: account_number },
  });
  const span = `from=${new Date(0).toISOString()}&to=${new Date(Date.now() + 1000).toISOString()}`;
  const listed = await ask(`/transaction?${span}&customer=${customer.id}`);
  expect(listed.data.map((/** @type {any} */ one) => one.reference)).toEqual([reference]);
  const query = `account_number=${account_number}&provider_slug=${bank.slug}`;
  expect(await ask(`/dedicated_account/requery?${query}`)).toMatchObject({ status: true });
  await vi.waitFor(() => expect(heard.map(({ data }) => data.reference)).toContain(reference));
  expect((await ask('/dedicated_account/requery?account_number=1&provider_slug=x')).http).toBe(404);
});

it('takes an account number back', async () => {
  const [account] = simulator.accounts.all;
  const back = await ask(`/dedicated_account/${account?.id}`, undefined, 'DELETE');
  expect(back.data).toMatchObject({ assigned: false, active: false });
  const still = await ask(`/dedicated_account?customer=${account?.customer.id}&active=true`);
  expect(still.data).toEqual([]);
});
