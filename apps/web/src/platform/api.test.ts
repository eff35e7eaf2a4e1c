import { roles } from '@institute/contract/auth/abilities';
import { login } from '@institute/contract/auth/sign-in';
import { getUserData, type User } from '@institute/contract/auth/user';
import {
  enrol,
  getClasses,
  getEligibleClasses,
  getMyClasses,
} from '@institute/contract/classes/classes';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentUser } from '../test/mock-server.tsx';
import { callApi, returnBy } from './api.ts';
import { ApiError } from './api-error.ts';
import { useAuthStore } from './auth-store.ts';
import { useIsOffline } from './connection.ts';
import { requestOf } from './request.ts';

const user: User = {
  id: 7,
  name: 'Aisha Bello',
  email: 'aisha@example.org',
  phone: '08030000000',
  walletKobo: 50_000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: 'IAL-aisha-k3x9q2',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};

function answer(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(JSON.stringify(body), { status })));
}

beforeEach(() => {
  history.replaceState(null, '', '/classes/abc');
  Reflect.set(document, 'cookie', 'token=secret-token; Path=/');
  useAuthStore.setState({ user, isAuthenticated: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('requestOf', () => {
  // Proves student-7-3, student-9-13.
  it('puts the action in the query, the actor and the fields in the body, the token in the header', () => {
    const [url, init] = requestOf(enrol, { class_id: 'r4nd', email: 'someone@else.org' });
    expect(url).toBe('/api.php?action=classenrolement');
    expect(String(init.body)).toBe('class_id=r4nd&email=aisha%40example.org');
    expect(init.headers).toMatchObject({ authorization: 'Bearer secret-token' });
  });

  // Proves call-getUserData, student-7-3.
  it('puts the action in the body where the specification has it there, without a header', () => {
    const [url, init] = requestOf(getUserData, {});
    expect(url).toBe('/api.php');
    expect(String(init.body)).toBe('email=aisha%40example.org&action=getUserData');
    expect(init.headers).not.toHaveProperty('authorization');
  });

  // Proves call-getEligibleClasses.
  it('puts everything a GET carries in the query', () => {
    const [url, init] = requestOf(getEligibleClasses, {});
    expect(url).toBe('/api.php?action=get_eligible_classes&email=aisha%40example.org');
    expect(init.body).toBeUndefined();
  });
});

describe('callApi', () => {
  // Proves student-7-4.
  it('gives the data of the envelope', async () => {
    answer({ status: true, message: '', data: sentUser(user) });
    await expect(callApi(login, { email: user.email, password: 'x' })).resolves.toEqual(user);
  });

  // Proves student-7-4.
  it('throws code and message of a refusal', async () => {
    answer({ status: false, message: 'Insufficient wallet balance', code: 'insufficient_balance' });
    const failure = await callApi(enrol, { classId: '1' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: 'insufficient_balance',
      message: 'Insufficient wallet balance',
      httpStatus: 200,
    });
  });

  it('tells a missing answer from an unreadable one and from one of the wrong shape', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(callApi(getClasses, {})).rejects.toMatchObject({ code: 'network' });
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('<html>', { status: 502 })));
    await expect(callApi(getClasses, {})).rejects.toMatchObject({ code: 'bad_answer' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({ status: true, message: '', data: [{ id: 'not a class' }] });
    await expect(callApi(getClasses, {})).rejects.toMatchObject({ code: 'bad_answer' });
  });

  // Proves ours-14.
  it('takes an answer that breaks off for none at all, unless its caller ended it', async () => {
    const breaksOff = (reason: Error) => {
      const parts = [new TextEncoder().encode('{"status":true,"data":[')];
      const body = new ReadableStream({
        pull: (stream) => {
          const part = parts.pop();
          if (part) stream.enqueue(part);
          else stream.error(reason);
        },
      });
      vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body)));
    };
    const { result: isOffline } = renderHook(useIsOffline);
    const ended = new DOMException('Ended', 'AbortError');
    breaksOff(ended);
    const signal = AbortSignal.abort();
    await expect(callApi(getClasses, {}, { signal })).rejects.toBe(ended);
    expect(isOffline.current).toBe(false);
    breaksOff(new TypeError('network error'));
    await expect(callApi(getClasses, {})).rejects.toMatchObject({ code: 'network', httpStatus: 0 });
    await vi.waitFor(() => expect(isOffline.current).toBe(true));
    answer({ status: true, message: '', data: [] });
    await callApi(getClasses, {});
    await vi.waitFor(() => expect(isOffline.current).toBe(false));
  });

  it('makes no request in nobody’s name, and public ones as ever', async () => {
    answer({ status: true, message: '', data: [] });
    useAuthStore.setState({ user: null, isAuthenticated: false });
    await expect(callApi(enrol, { classId: '1' })).rejects.toMatchObject({
      code: 'session_ended',
    });
    expect(fetch).not.toHaveBeenCalled();
    await expect(callApi(getClasses, {})).resolves.toEqual([]);
  });

  it('leaves whoever has signed in meanwhile alone when an earlier session proves ended', async () => {
    let arrive = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
    const call = callApi(enrol, { classId: '1' }).catch((error: unknown) => error);
    useAuthStore.getState().setUser({ ...user, email: 'musa@example.org' });
    arrive(Response.json({ status: false, code: 'session_ended' }, { status: 401 }));
    expect(await call).toMatchObject({ httpStatus: 401 });
    expect(useAuthStore.getState().user?.email).toBe('musa@example.org');
  });

  it('signs out on an ended session and remembers the page', async () => {
    answer({ status: false, message: 'Your session has ended.', code: 'session_ended' }, 401);
    await expect(callApi(enrol, { classId: '1' })).rejects.toMatchObject({ httpStatus: 401 });
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
    expect(localStorage.getItem('auth-storage')).toBeNull();
    expect(location.pathname + location.search).toBe('/login?next=%2Fclasses%2Fabc');
  });

  describe('that finds its session ended', () => {
    let settle: ((isBack: boolean) => void) | null = null;
    const ask = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
    const asked = () => vi.waitFor(() => expect(settle).not.toBeNull());
    beforeEach(() => {
      settle = null;
      ask.mockClear();
      returnBy(ask);
    });
    afterEach(() => returnBy(null));

    it('waits while the person signs in again, and goes on, as do the others', async () => {
      const replies = (status: number, body: object) =>
        vi.stubGlobal(
          'fetch',
          vi.fn(async () => Response.json(body, { status })),
        );
      replies(401, { status: false, code: 'session_ended' });
      const calls = [callApi(getMyClasses, {}), callApi(getMyClasses, {})];
      await asked();
      calls.push(callApi(getMyClasses, {}));
      expect(useAuthStore.getState().isAuthenticated).toBe(true);
      expect(location.pathname).toBe('/classes/abc');
      replies(200, { status: true, data: [] });
      settle?.(true);
      await expect(Promise.all(calls)).resolves.toEqual([[], [], []]);
      expect(fetch).toHaveBeenCalledTimes(3);
      expect(ask).toHaveBeenCalledOnce();
    });

    it('signs out whoever will not', async () => {
      answer({ status: false, code: 'session_ended' }, 401);
      const call = callApi(enrol, { classId: '1' }).catch((error: unknown) => error);
      await asked();
      settle?.(false);
      expect(await call).toMatchObject({ httpStatus: 401 });
      expect(location.pathname + location.search).toBe('/login?next=%2Fclasses%2Fabc');
    });

    it('does not ask somebody for whom an administrator acts', async () => {
      useAuthStore.getState().setUser({ ...user, actingAdmin: 'Musa' });
      answer({ status: false, code: 'session_ended' }, 401);
      await expect(callApi(enrol, { classId: '1' })).rejects.toMatchObject({ httpStatus: 401 });
      expect(useAuthStore.getState().isAuthenticated).toBe(false);
      expect(ask).not.toHaveBeenCalled();
    });
  });
});
