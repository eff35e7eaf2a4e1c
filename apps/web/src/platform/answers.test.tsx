import { getConsent, giveConsent } from '@institute/contract/auth/consent';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok } from '../test/mock-server.tsx';
import { useAct, useAnswer } from './answers.ts';

const wire = (agreed: number) => ({ version: 2, agreed, agreed_at: agreed });
const never = () => new Promise<Response>(() => undefined);

let server: MockServer;
let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const useBoth = () => ({
  consent: useAnswer(getConsent, {}),
  give: useAct(giveConsent, { refreshes: [getConsent] }),
});

beforeEach(() => {
  server = mockServer(amina);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.reply('get_consent', () => ok(wire(0)));
  server.reply('give_consent', () => ok(null));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call that does something', () => {
  it('has every answer asked for again that it makes out of date, and runs until that has come', async () => {
    const { result } = renderHook(useBoth, { wrapper });
    await waitFor(() => expect(result.current.consent.isSuccess).toBe(true));
    let answer = (_: Response) => {};
    server.reply('get_consent', () => new Promise((resolve) => (answer = resolve)));
    act(() => result.current.give.mutate({ version: 2 }));
    await waitFor(() => expect(server.of('get_consent')).toHaveLength(2));
    expect(result.current.give.isPending).toBe(true);
    answer(ok(wire(2)));
    await waitFor(() => expect(result.current.give.isSuccess).toBe(true));
    expect(result.current.consent.data).toMatchObject({ agreed: 2 });
  });

  it('tells at once why it was not done, and has all asked for again: it may have been', async () => {
    const { result } = renderHook(useBoth, { wrapper });
    await waitFor(() => expect(result.current.consent.isSuccess).toBe(true));
    server.reply('get_consent', never);
    server.reply('give_consent', () => Promise.reject(new TypeError('cut')));
    act(() => result.current.give.mutate({ version: 2 }));
    await waitFor(() => expect(result.current.give.isError).toBe(true));
    expect(server.of('get_consent')).toHaveLength(2);
  });

  it('tells its outcome all the same where that does not come', async () => {
    const { result } = renderHook(useBoth, { wrapper });
    await waitFor(() => expect(result.current.consent.isSuccess).toBe(true));
    server.reply('get_consent', never);
    vi.useFakeTimers();
    act(() => result.current.give.mutate({ version: 2 }));
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(result.current.give.isPending).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current.give.isSuccess).toBe(true);
  });
});

it('asks for nothing without a question', async () => {
  const { result } = renderHook(() => useAnswer(getConsent, null), { wrapper });
  expect(result.current.fetchStatus).toBe('idle');
  expect(server.of('get_consent')).toEqual([]);
});
