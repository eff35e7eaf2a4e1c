import type { PendingExam } from '@institute/contract/exams/submission-lists';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUndo } from './use-undo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const markOf = (resultId: number, score: number) => ({
  submission: { resultId } as PendingExam,
  ...{ score, requestKey: `press-${resultId}-${score}`, isChange: false },
});

// Proves ours-63.
it('offers each mark for ten seconds of its own, and of one exam the last alone', () => {
  const client = new QueryClient();
  const { result } = renderHook(useUndo, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const offer = (resultId: number, score: number) =>
    act(() => result.current.offer(markOf(resultId, score)));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const scores = () => result.current.offered.map(({ score }) => score);
  offer(7, 75);
  pass(4_000);
  offer(8, 86);
  expect(scores()).toEqual([86, 75]);
  pass(5_999);
  expect(scores()).toEqual([86, 75]);
  pass(1);
  expect(scores()).toEqual([86]);
  offer(8, 90);
  expect(scores()).toEqual([90]);
  pass(10_000);
  expect(scores()).toEqual([]);
});
