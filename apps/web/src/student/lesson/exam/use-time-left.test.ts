import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeUp } from './use-time-left.ts';

const now = new Date('2026-11-23T10:00:00Z').getTime();
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An exam whose time is up in a minute, and what its hand-in comes to each time. */
function openExam(handIn: () => Promise<boolean>) {
  const tried = vi.fn(handIn);
  return { tried, ...renderHook(() => useTimeUp(new Date(now + 60_000), tried)) };
}

it('hands in once when the time is up and there was an answer', async () => {
  const { tried } = openExam(async () => false);
  await pass(59);
  expect(tried).not.toHaveBeenCalled();
  await pass(60);
  expect(tried).toHaveBeenCalledTimes(1);
});

it('hands in again and again on a line that answers nothing, for as long as it is taken', async () => {
  const { tried } = openExam(async () => true);
  await pass(60);
  expect(tried).toHaveBeenCalledTimes(1);
  await pass(5);
  expect(tried).toHaveBeenCalledTimes(2);
  await pass(24);
  const taken = tried.mock.calls.length;
  expect(taken).toBeGreaterThan(5);
  await pass(300);
  expect(tried).toHaveBeenCalledTimes(taken);
});

it('hands in no more once the page shows something else', async () => {
  const { tried, unmount } = openExam(async () => true);
  await pass(60);
  unmount();
  await pass(20);
  expect(tried).toHaveBeenCalledTimes(1);
});

it('hands in when a lost connection is back', async () => {
  const { tried } = openExam(async () => false);
  await pass(60);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(tried).toHaveBeenCalledTimes(2);
});
