import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { amina } from '../../test/mock-server.tsx';
import { type Watched, watchPayment } from './watch-payment.ts';

let asked: { at: number; closed: string | null }[] = [];
let answer: () => Response = () => Response.error();
let news: Watched[] = [];
const settled = vi.fn();

const payment = (state: string) => ({
  reference: 'FUND_1234567',
  purpose: 'fund',
  amount: 100,
  state,
  confirming: state === 'pending',
  reason: '',
  class_id: '',
  class_name: '',
  created_at: 1,
  paid_at: 0,
  enrolled: false,
  wallet: 100,
});
const say = (state: string) => () =>
  Response.json({ status: true, message: '', data: payment(state) });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  news = [];
  settled.mockReset();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const closed = new URLSearchParams(String(init?.body)).get('closed');
    asked.push({ at: Date.now() / 1000, closed });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = (isClaimed = true) =>
  watchPayment({
    reference: 'FUND_1234567',
    isClaimed,
    onAsked: (watched) => news.push(watched),
    onSettled: settled,
  });

it('asks at once and then ever more patiently, and stops once it is settled', async () => {
  answer = say('pending');
  watch();
  await vi.advanceTimersByTimeAsync(35_000);
  expect(asked.map(({ at }) => at)).toEqual([0, 1, 3, 6, 11, 19, 32]);
  expect(asked.every(({ closed }) => closed === '0')).toBe(true);
  answer = say('paid');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked.length).toBe(8);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'paid' }));
});

it('says that there is no connection, and asks at once when it is back', async () => {
  answer = () => {
    throw new TypeError('offline');
  };
  watch();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(news.at(-1)).toMatchObject({ isOffline: true, isStopped: false });
  const before = asked.length;
  answer = say('paid');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(before + 1);
  expect(settled).toHaveBeenCalledOnce();
});

it('gives up asking, not the payment, and asks anew when told to', async () => {
  answer = say('pending');
  const watching = watch(false);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked.length).toBe(40);
  expect(asked[0]?.closed).toBe('1');
  expect(news.at(-1)?.isStopped).toBe(true);
  watching.askNow();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked.length).toBe(42);
  watching.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(42);
});
