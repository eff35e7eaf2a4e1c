import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondsUntil } from '../../../domains/exams/seconds-left.ts';
import { noteAbout, noteServerTime, serverNow } from '../../../platform/server-clock.ts';
import { ExamTimer } from './exam-timer.tsx';

const now = new Date('2026-11-23T10:00:00Z').getTime();
const after = (seconds: number) => new Date(now + seconds * 1000);
const show = (seconds: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExamTimer endsAt={after(seconds)} />
    </QueryClientProvider>,
  );
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  noteServerTime(0, 0);
});

it('begun seconds are whole ones, and none is left when the time is up', () => {
  expect(secondsUntil(after(10), now + 1)).toBe(10);
  expect(secondsUntil(after(10), now + 10_000)).toBe(0);
  expect(secondsUntil(after(10), now + 99_000)).toBe(0);
});

it('counts by the server’s clock, whatever the device’s says', () => {
  noteServerTime(now + 120_000, now);
  expect(serverNow()).toBe(now + 120_000);
  show(600);
  expect(screen.getByRole('timer').textContent).toContain('8:00');
});

it('learns from what is saved how wrong the device’s clock is, and nothing from less than some seconds', () => {
  noteAbout(now - 7_200_000);
  expect(serverNow()).toBe(now - 7_200_000);
  noteAbout(now - 7_198_000);
  expect(serverNow()).toBe(now - 7_200_000);
});

it('is silent but when five minutes and when one are left, and when none is', () => {
  show(302);
  const said = () => screen.getByRole('status').textContent;
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  expect(said()).toBe('');
  pass(2);
  expect(said()).toContain('5 minutes left');
  pass(100);
  expect(said()).toContain('5 minutes left');
  pass(140);
  expect(said()).toContain('1 minute left');
  pass(60);
  expect(said()).toBe('Time is up.');
  expect(screen.getByRole('timer').textContent).toContain('0:00');
});
