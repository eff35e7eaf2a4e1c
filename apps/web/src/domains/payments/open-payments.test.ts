import type { VerifiedPayment } from '@institute/contract/payments/payments';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As on a page that was just loaded: nothing is known but what the device keeps. */
async function reload() {
  cleanup();
  vi.resetModules();
  const marks = await import('./open-payments.ts');
  const { result } = renderHook(() => marks.usePaymentMarks());
  const open = () => result.current.map(({ reference, isClaimed }) => [reference, isClaimed]);
  return { marks, open };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps a payment over a reload until its end was seen', async () => {
  const first = await reload();
  act(() => first.marks.markPayment('FUND_1', null));
  act(() => first.marks.markPayment('CLASS_2_x', 'rand'));
  act(() => first.marks.claimPayment('CLASS_2_x'));
  const second = await reload();
  expect(second.open()).toEqual([
    ['FUND_1', false],
    ['CLASS_2_x', true],
  ]);
  act(() => second.marks.unmarkPayment('FUND_1'));
  expect(second.open()).toEqual([['CLASS_2_x', true]]);
  act(() => second.marks.unmarkPayment('CLASS_2_x'));
  expect(second.open()).toEqual([]);
  expect(localStorage.getItem('card-payments')).toBeNull();
});

it('is shown by nobody else while the dialog that opened it looks after it', async () => {
  const { marks, open } = await reload();
  act(() => marks.markPayment('FUND_1', null));
  expect(open()).toEqual([]);
  act(() => marks.leavePayment('FUND_1'));
  expect(open()).toEqual([['FUND_1', false]]);
});

it('is forgotten when the server has given it up, and reads nothing into what is not its own', async () => {
  vi.useFakeTimers({ now: 0 });
  const first = await reload();
  act(() => first.marks.markPayment('FUND_1', null));
  vi.setSystemTime(73 * 3_600_000);
  expect((await reload()).open()).toEqual([]);
  localStorage.setItem('card-payments', '{"not": "a list"}');
  expect((await reload()).open()).toEqual([]);
  localStorage.setItem('card-payments', '[null, 3, {"reference": 5}]');
  expect((await reload()).open()).toEqual([]);
});

it('is nothing to whoever signs in on the same page next', async () => {
  const { marks, open } = await reload();
  act(() => marks.markPayment('FUND_1', null));
  act(() => marks.leavePayment('FUND_1'));
  expect(open()).toEqual([['FUND_1', false]]);
  const { signOutLocally } = await import('../../platform/auth-store.ts');
  await act(async () => signOutLocally());
  expect(open()).toEqual([]);
  act(() => marks.markPayment('FUND_2', null));
  expect(localStorage.getItem('card-payments')).not.toContain('FUND_1');
});

it('forgets the closed windows of a class once it has been paid for, and says so until put away', async () => {
  const { marks, open } = await reload();
  const { result } = renderHook(() => marks.useSettledPayments());
  const arrived = () => result.current.map(({ reference }) => reference);
  for (const reference of ['CLASS_2_closed', 'CLASS_2_claimed', 'CLASS_2_paid'])
    act(() => marks.markPayment(reference, '2'));
  act(() => marks.markPayment('CLASS_3_closed', '3'));
  act(() => marks.markPayment('FUND_1', null));
  act(() => marks.claimPayment('CLASS_2_claimed'));
  for (const { reference } of JSON.parse(localStorage.getItem('card-payments') ?? '[]'))
    act(() => marks.leavePayment(reference));
  const paid = { reference: 'CLASS_2_paid', state: 'paid', purpose: 'class', classId: 'k3f' };
  act(() => marks.noteSettled(paid as VerifiedPayment));
  expect(open().map(([reference]) => reference)).toEqual([
    'CLASS_2_claimed',
    'CLASS_3_closed',
    'FUND_1',
  ]);
  expect(arrived()).toEqual(['CLASS_2_paid']);
  act(() => marks.dismissSettled('CLASS_2_paid'));
  expect(arrived()).toEqual([]);
});
