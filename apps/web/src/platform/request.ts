import type { Call } from '@institute/contract/call';
import { ApiError, GENERIC_FAILURE } from './api-error.ts';
import { mayAct, useAuthStore } from './auth-store.ts';
import { readCookie, TOKEN_COOKIE } from './cookies.ts';
import { formPairs, multipart, urlencoded } from './encode.ts';
import { apiUrl, gameUrl } from './hosts.ts';

/**
 * Where a call goes and what it carries. Throws `session_ended` for a call that is not public while
 * no person is signed in, or the one signed in is about to be signed out: whichever screen, timer or
 * event asks, such a request is never made.
 */
export function requestOf(
  call: Call,
  payload: Record<string, unknown>,
): [url: string, init: RequestInit] {
  if (call.access !== 'public' && !mayAct()) {
    throw new ApiError('session_ended', GENERIC_FAILURE, 401);
  }
  const { action, ...fields } = withActor(call, payload);
  const word = typeof call.action === 'string' ? call.action : action;
  const query = new URLSearchParams();
  const body: Record<string, unknown> = { ...fields };
  if (word !== undefined) {
    if (call.actionIn === 'query') query.set('action', String(word));
    else body.action = word;
  }
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = call.headerless ? null : readCookie(TOKEN_COOKIE);
  if (token) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = { method: call.method, headers, credentials: 'include' };

  if (call.method === 'GET') {
    for (const [name, value] of urlencoded(formPairs(body))) query.append(name, value);
  } else if (call.encoding === 'json') {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  } else {
    const pairs = formPairs(body);
    init.body = call.encoding === 'multipart' ? multipart(pairs) : urlencoded(pairs);
  }
  const base = call.path === '/game.php' ? gameUrl(call.path) : apiUrl(call.path);
  return [query.size > 0 ? `${base}?${query}` : base, init];
}

/**
 * Fills in the field that names the acting user: always the e-mail of the person signed in, never a
 * choice; nothing of who has none.
 */
function withActor(call: Call, payload: Record<string, unknown>): Record<string, unknown> {
  const email = useAuthStore.getState().user?.email;
  return call.actor && email ? { ...payload, [call.actor]: email } : payload;
}
