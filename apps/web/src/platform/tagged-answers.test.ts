import '../test/indexed-db.ts';
import { roles } from '@institute/contract/auth/abilities';
import { getMessages } from '@institute/contract/messages/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callForAnswer } from './api.ts';
import { signOutLocally, useAuthStore } from './auth-store.ts';
import { changeCopy } from './change-copy.ts';
import { copyName } from './copy-name.ts';
import { storeOffline } from './offline-cache.ts';

const person = {
  id: 7,
  name: 'Aisha Bello',
  phone: '0803',
  walletKobo: 0,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: '',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};
const meta = { total: 0, page: 1, per_page: 5, unread: 0 };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answerWith = (tag: string | null, unread = 0) =>
  fetched.mockResolvedValueOnce(
    Response.json(
      { status: true, message: '', data: [], meta: { ...meta, unread } },
      { headers: tag ? { etag: tag } : {} },
    ),
  );
const answer304 = () => fetched.mockResolvedValueOnce(new Response(null, { status: 304 }));
const sentTag = () => new Headers(fetched.mock.lastCall?.[1].headers).get('if-none-match');
const ask = (page = 1) => callForAnswer(getMessages, { page, perPage: 5 });
const signIn = (email: string) =>
  useAuthStore.setState({ user: { ...person, email }, isAuthenticated: true });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  signIn('aisha@example.org');
});
afterEach(() => {
  signOutLocally();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

it('sends the tag of the last answer and gives that answer again on a 304', async () => {
  answerWith('W/"one"', 3);
  const first = await ask();
  expect(sentTag()).toBeNull();
  answer304();
  const second = await ask();
  expect(sentTag()).toBe('W/"one"');
  expect(second).toEqual(first);
});

it('asks for the whole again where what it holds is of another shape', async () => {
  answerWith('"one"', 3);
  await ask();
  const held = { data: [{ id: 'seven' }], meta, tag: '"one"' };
  await storeOffline(copyName(getMessages, { page: 1, perPage: 5 }) ?? '', held);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer304();
  answerWith('"one"', 4);
  expect((await ask()).meta).toMatchObject({ unread: 4 });
  expect(sentTag()).toBeNull();
});

it('asks for the whole again once what it holds was changed here', async () => {
  answerWith('"one"', 3);
  await ask();
  await changeCopy(getMessages, { page: 1, perPage: 5 }, (data) => data);
  answerWith('"one"');
  await ask();
  expect(sentTag()).toBeNull();
});

it('takes a new answer, and its tag with it', async () => {
  answerWith('"one"', 3);
  await ask();
  answerWith('"two"', 4);
  expect((await ask()).meta).toMatchObject({ unread: 4 });
  answer304();
  await ask();
  expect(sentTag()).toBe('"two"');
});

it('sends no tag with another question or after signing out', async () => {
  answerWith('"one"');
  await ask();
  answerWith(null);
  await ask(2);
  expect(sentTag()).toBeNull();
  signOutLocally();
  signIn('aisha@example.org');
  answerWith(null);
  await ask();
  expect(sentTag()).toBeNull();
});

it('never gives the answer of one person to another', async () => {
  answerWith('"one"');
  await ask();
  signIn('yusuf@example.org');
  answerWith('"two"', 9);
  expect((await ask()).meta).toMatchObject({ unread: 9 });
  expect(sentTag()).toBeNull();
});
