import { roles } from '@institute/contract/auth/abilities';
import type { User } from '@institute/contract/auth/user';
import { enrol, getMyClasses } from '@institute/contract/classes/classes';
import { getMessages } from '@institute/contract/messages/messages';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, callForAnswer } from './api.ts';
import { signOutLocally, useAuthStore } from './auth-store.ts';
import { offlineTime } from './offline-cache.ts';
import type { Copy } from './offline-table.ts';
import { queryClient } from './query-client.ts';

/** Stands for the device's storage, which this environment has not. */
const stored = vi.hoisted(() => new Map<string, Copy>());
vi.mock('./offline-table.ts', () => ({
  openTable: () => ({
    get: async (name: string) => stored.get(name) ?? null,
    put: async (copy: Copy, isWanted: () => boolean) => {
      if (isWanted()) stored.set(copy.name, copy);
    },
    remove: async (name: string) => void stored.delete(name),
    clear: async () => stored.clear(),
  }),
}));

const user = (email: string): User => ({
  id: 7,
  name: 'Aisha Bello',
  email,
  phone: '08030000000',
  walletKobo: 50_000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: '',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
});
const signIn = (email: string) =>
  useAuthStore.setState({ user: user(email), isAuthenticated: true });

const answers = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => Response.json(body, { status })),
  );
const offline = () => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));

beforeEach(() => {
  stored.clear();
  signIn('aisha@example.org');
});
afterEach(() => vi.unstubAllGlobals());

describe('a kept answer', () => {
  let begun: number;
  beforeEach(async () => {
    begun = Date.now();
    answers({ status: true, message: '', data: [] });
    expect(offlineTime(await callApi(getMyClasses, {}))).toBeNull();
    await vi.waitFor(() => expect(stored.size).toBe(1));
  });

  it('is given when no answer arrives, with the time it is from', async () => {
    const keptBy = Date.now();
    offline();
    const data = await callApi(getMyClasses, {});
    expect(data).toEqual([]);
    expect(offlineTime(data)).toBeLessThanOrEqual(keptBy);
    expect(offlineTime(data)).toBeGreaterThanOrEqual(begun);
  });

  // Proves ours-14.
  it('is given when an answer breaks off on its way', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body)));
    expect(offlineTime(await callApi(getMyClasses, {}))).not.toBeNull();
  });

  it('is for the one person only', async () => {
    offline();
    signIn('bashir@example.org');
    await expect(callApi(getMyClasses, {})).rejects.toMatchObject({ code: 'network' });
  });

  it('goes when the person signs out', async () => {
    signOutLocally();
    await vi.waitFor(() => expect(stored.size).toBe(0));
  });

  it('goes when the server no longer gives it, and stays over a fault of the server', async () => {
    answers({ status: false, message: 'Server error' }, 500);
    await expect(callApi(getMyClasses, {})).rejects.toThrow();
    expect(stored.size).toBe(1);
    answers({ status: false, message: 'No', code: 'forbidden' }, 403);
    await expect(callApi(getMyClasses, {})).rejects.toThrow();
    await vi.waitFor(() => expect(stored.size).toBe(0));
  });

  it('is no answer when it is of another shape than ours', async () => {
    for (const [name, copy] of stored) stored.set(name, { ...copy, data: 'of another release' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    offline();
    await expect(callApi(getMyClasses, {})).rejects.toMatchObject({ code: 'network' });
  });
});

it('keeps a page of a list with what it says of the whole, and nothing that was searched for', async () => {
  const meta = { total: 31, page: 2, per_page: 10, unread: 0, popup: null };
  const page = { page: 2, per_page: 10 };
  answers({ status: true, message: '', data: [], meta });
  await callForAnswer(getMessages, { ...page, search: 'exam' });
  await callForAnswer(getMessages, page);
  await vi.waitFor(() => expect(stored.size).toBe(1));
  offline();
  expect(await callForAnswer(getMessages, page)).toEqual({ data: [], meta });
  await expect(callForAnswer(getMessages, { ...page, page: 1 })).rejects.toMatchObject({
    code: 'network',
  });
});

it('keeps nothing that arrives after signing out', async () => {
  let answer = (_: Response) => {};
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', asked);
  const asking = callApi(getMyClasses, {});
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  useAuthStore.setState({ user: null, isAuthenticated: false });
  answer(Response.json({ status: true, message: '', data: [] }));
  await asking;
  expect(stored.size).toBe(0);
});

it('keeps no answer of a call that changes something', async () => {
  offline();
  await expect(callApi(enrol, { classId: 'abc' })).rejects.toMatchObject({ code: 'network' });
  expect(stored.size).toBe(0);
});

describe('in the cache of answers, a copy', () => {
  const { structuralSharing } = queryClient.getDefaultOptions().queries ?? {};
  const client = new QueryClient({ defaultOptions: { queries: { structuralSharing } } });
  const key = ['lesson'];

  it('never replaces what this visit has learned, but says how old it is', async () => {
    answers({ status: true, message: '', data: [] });
    await callApi(getMyClasses, {});
    await vi.waitFor(() => expect(stored.size).toBe(1));
    const learned = { examDone: 1 };
    client.setQueryData(key, learned);
    offline();
    await client.fetchQuery({ queryKey: key, queryFn: () => callApi(getMyClasses, {}) });
    expect(client.getQueryData(key)).toBe(learned);
    expect(offlineTime(client.getQueryData(key))).not.toBeNull();

    // A live answer takes its place, though it be equal.
    await client.fetchQuery({ queryKey: key, queryFn: async () => ({ examDone: 1 }) });
    expect(client.getQueryData(key)).not.toBe(learned);
    expect(offlineTime(client.getQueryData(key))).toBeNull();
  });
});
