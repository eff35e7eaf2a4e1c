import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulator } from './simulator.mjs';

const secretKey = 'sk_test_1';
/** @type {import('./simulator.mjs').Simulator} */
let simulator;
beforeAll(async () => {
  simulator = await startSimulator({ secretKey, webhookUrl: 'http://127.0.0.1:9/hook' });
});
afterAll(() => simulator.stop());

/** @param {string} path */
async function ask(path) {
  const headers = { authorization: `Bearer ${secretKey}` };
  return (await fetch(`${simulator.apiUrl}${path}`, { headers })).json();
}

it('pays out once what lies there, less its fees, and says what it held', async () => {
  simulator.pay({ reference: 'one', email: 'a@example.com', amount: 400_000 });
  simulator.pay({ reference: 'two', email: 'a@example.com', amount: 100_000 });
  simulator.pay({ reference: 'none', email: 'a@example.com', amount: 900, status: 'failed' });
  const made = simulator.settle({ off: 500, isUnderway: true });
  expect(simulator.settle()).toBeNull();
  const { data } = await ask('/settlement');
  expect(data).toMatchObject([
    {
      ...{ id: made?.id, status: 'processing', total_processed: 500_500, total_fees: 17_500 },
      ...{ total_amount: 483_000, effective_amount: 483_000 },
    },
  ]);
  simulator.arrive(made?.id ?? 0);
  expect((await ask('/settlement')).data[0].status).toBe('success');
  const held = await ask(`/settlement/${made?.id}/transactions?perPage=1&page=2`);
  expect(held).toMatchObject({
    data: [{ reference: 'two', amount: 100_000, fees: 1500 }],
    meta: { total: 2, pageCount: 2 },
  });
  expect(await ask('/settlement/1/transactions')).toMatchObject({ status: false });
});

it('pays out by itself two days after', async () => {
  const paidAt = new Date(Date.now() - 3 * 86_400_000);
  const customer = simulator.accounts.customer({
    ...{ email: 'b@example.com', first_name: 'B', last_name: 'B', phone: '1' },
  });
  simulator.transfer({ number: '1', amount: 50_000, customer, paidAt });
  simulator.transfer({ number: '1', amount: 60_000, customer });
  const [newest] = (await ask('/settlement')).data;
  expect(newest).toMatchObject({ total_processed: 50_000, total_fees: 500 });
  const day = new Date(paidAt.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect(newest.settlement_date.slice(0, 10)).toBe(day);
});
