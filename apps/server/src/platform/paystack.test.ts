import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../tools/simulator/simulator.mjs';
import { type CardProvider, CardProviderAway } from './card-provider.ts';
import { openPaystack } from './paystack.ts';

const secretKey = 'sk_test_1';
let simulator: Simulator;
let paystack: CardProvider;
beforeAll(async () => {
  simulator = await startSimulator({ secretKey, webhookUrl: 'http://127.0.0.1:9/none' });
  paystack = openPaystack({ ...simulator, secretKey });
});
afterAll(() => simulator.stop());

describe('the provider', () => {
  it('says what it knows of a reference, and nothing of one it does not', async () => {
    simulator.pay({ reference: 'FUND_a', email: ' Amina@Example.com', amount: 12_345 });
    expect(await paystack.verify('FUND_a')).toEqual({
      reference: 'FUND_a',
      status: 'success',
      amount: 12_345,
      currency: 'NGN',
      email: 'amina@example.com',
      method: 'Visa •••• 4081',
      paidAt: expect.any(Date),
      account: null,
      card: { code: expect.any(String), brand: 'Visa', lastFour: '4081', expires: '2035-12' },
      refusal: '',
    });
    expect(await paystack.verify('FUND_b')).toBeNull();
    expect(await paystack.verify('../FUND_a')).toBeNull();
  });

  it('lists all that was paid within a span, page by page', async () => {
    for (let made = 0; made < 150; made += 1) {
      simulator.pay({ reference: `FUND_many${made}`, email: 'b@example.com', amount: 100 });
    }
    const span = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) };
    const first = await paystack.list({ ...span, page: 1 });
    expect([first.transactions.length, first.more]).toEqual([100, true]);
    const second = await paystack.list({ ...span, page: 2 });
    expect([second.transactions.length, second.more]).toEqual([51, false]);
  });

  it('signs with our key alone', () => {
    const body = Buffer.from('{"event":"charge.success"}');
    const right = createHmac('sha512', secretKey).update(body).digest('hex');
    expect(paystack.isSigned(body, right)).toBe(true);
    expect(paystack.isSigned(body, right.toUpperCase())).toBe(true);
    expect(paystack.isSigned(Buffer.from('{"event":"charge.success" }'), right)).toBe(false);
    const flipped = `${right[0] === '0' ? '1' : '0'}${right.slice(1)}`;
    for (const wrong of ['', 'x', right.slice(1), flipped, `${right}00`]) {
      expect(paystack.isSigned(body, wrong)).toBe(false);
    }
  });
});

describe('a provider that is not itself', () => {
  it.each([
    ['answers with a fault', 500, '{"status":false,"message":"Not found"}'],
    ['refuses our key', 401, '{"status":false,"message":"Invalid key"}'],
    ['answers with a page', 200, '<html>'],
    ['answers what is no transaction', 200, '{"status":true,"data":{"status":"success"}}'],
    [
      'answers an amount that is none',
      200,
      '{"status":true,"data":{"status":"success","reference":"a","currency":"NGN","amount":"5"}}',
    ],
  ])('%s: it counts as away', async (_, status, body) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const odd = openPaystack({ apiUrl, inlineUrl: '', secretKey });
    await expect(odd.verify('FUND_a')).rejects.toBeInstanceOf(CardProviderAway);
    server.closeAllConnections();
    server.close();
  });

  it('is silent, or gone: it counts as away in time', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const silent = openPaystack({ apiUrl, inlineUrl: '', secretKey }, 200);
    await expect(silent.verify('FUND_a')).rejects.toBeInstanceOf(CardProviderAway);
    server.closeAllConnections();
    server.close();
    await expect(silent.verify('FUND_a')).rejects.toBeInstanceOf(CardProviderAway);
  });
});
