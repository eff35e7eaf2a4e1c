import { getComments } from '@institute/contract/comments/comments';
import { getAppSettings } from '@institute/contract/settings/settings';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../../platform/api.ts';
import { followOtherTabs, sessionEnded, useAuthStore } from '../../platform/auth-store.ts';
import { queryClient } from '../../platform/query-client.ts';
import { notedSlots, noteSlot } from '../../platform/takes/noted-slots.ts';
import { type MockServer, mockServer, ok } from '../../test/mock-server.tsx';
import { useLogout } from './logout.ts';

const POLL_MS = 1_000;
const isAborted = vi.fn();

/** A page that asks in the person's name, again and again, and stays when the person has gone. */
function Page() {
  useQuery({
    queryKey: ['comments', 'lesson'],
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', isAborted);
      return callApi(getComments, { classId: '1', lessonId: '2' }, { signal });
    },
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  const { logOut } = useLogout();
  return (
    <button type="button" onClick={logOut}>
      Leave
    </button>
  );
}

let server: MockServer;
const asked = () => server.of('getComments').length;
/** All the occasions on which queries ask anew. */
async function everyOccasion(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    void queryClient.invalidateQueries();
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  isAborted.mockClear();
  server = mockServer();
  // Still on its way when the person leaves.
  server.reply('getComments', () => new Promise(() => undefined));
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for nothing more once Logout was pressed, and gives up what is being asked', async () => {
  let answer = (_: Response): void => undefined;
  server.reply('logout', () => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  expect([asked(), server.of('logout').length]).toEqual([1, 0]);

  act(() => screen.getByRole('button').click());
  expect(server.of('logout')).toHaveLength(1);
  await everyOccasion();
  expect([asked(), isAborted.mock.calls.length]).toEqual([1, 1]);

  answer(ok(null));
  await everyOccasion();
  expect(server.sent.map(({ action }) => action)).toEqual(['getComments', 'logout']);
});

// Proves ours-16.
it('forgets the person after eight seconds, where the line swallows what it is told', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  act(() => screen.getByRole('button').click());
  await act(() => vi.advanceTimersByTimeAsync(7_900));
  expect(useAuthStore.getState().isAuthenticated).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
  expect(location.pathname).toBe('/login');
});

it.each([
  ['a session that has ended', sessionEnded],
  [
    'a sign-out in another tab',
    () => {
      followOtherTabs();
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    },
  ],
])('asks for nothing more after %s but what anyone may ask', async (_, leave) => {
  await vi.advanceTimersByTimeAsync(0);
  act(leave);
  await everyOccasion();
  expect([asked(), isAborted.mock.calls.length]).toEqual([1, 1]);
  await callApi(getAppSettings, {}).catch(() => undefined);
  expect(server.sent.map(({ action }) => action)).toEqual(['getComments', 'get_app_settings']);
});

// Proves ours-371.
it('asks first where what was recorded would be lost, and leaves nothing of it once it is told to', async () => {
  server.reply('logout', () => ok(null));
  noteSlot('amina@example.com', 'homework/7/b1', 'kept');
  const asks = renderHook(() => useLogout());
  act(() => asks.result.current.logOut());
  expect([asks.result.current.isAsking, server.of('logout').length]).toEqual([true, 0]);
  act(() => asks.result.current.stay());
  expect(asks.result.current.isAsking).toBe(false);
  expect(notedSlots()).toEqual({ 'homework/7/b1': 'kept' });
  act(() => asks.result.current.logOut());
  await act(async () => {
    asks.result.current.leaveNow();
    await vi.advanceTimersByTimeAsync(POLL_MS);
  });
  expect(server.of('logout')).toHaveLength(1);
  expect(useAuthStore.getState().user).toBeNull();
  expect(localStorage.getItem('draft:takes:amina@example.com')).toBeNull();
});
