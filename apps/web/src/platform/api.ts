import type { Call, DataOf, InputOf } from '@institute/contract/call';
import { spelledFor } from '@institute/contract/spelling';
import { ApiError, GENERIC_FAILURE } from './api-error.ts';
import { isActedFor, mayAct, personNow, sessionEnded } from './auth-store.ts';
import { noteAnswer } from './connection.ts';
import { goTo, loginPath } from './location.ts';
import {
  offlineKey,
  readOffline,
  readTagged,
  removeOffline,
  storeOffline,
  type Travelled,
} from './offline-cache.ts';
import { refusalOf } from './refusal.ts';
import { requestOf } from './request.ts';
import { noteAnswerTime } from './server-clock.ts';
import { decoded } from './wire.ts';

export interface CallOptions {
  /** Ends the call early; the promise then rejects with the browser's AbortError. */
  signal?: AbortSignal | undefined;
  /** Files of a multipart call, by the field names its declaration lists. */
  files?: Readonly<Record<string, Blob>>;
  /** The action word, for a call that has several to choose from. */
  action?: string;
}

/** What came back: the data, and the totals of a paged list. What is said of it, pages say in their words. */
export interface Answer<Data> {
  data: Data;
  meta: unknown;
}

/**
 * Makes a call of the contract and gives its `data`. Throws {@link ApiError}: the server's code and
 * message on a refusal, `network` when no answer arrived, `bad_answer` when it was not the
 * contract's shape. When the session has ended (401) the person is asked to sign in again over the
 * page, and the call waits and is made once more; it is refused when they will not. Without a person
 * signed in only public calls leave the page; the others throw `session_ended` at once.
 *
 * A call that is declared `offline` is asked only for what has changed since the same question was last
 * asked on this device: the server may answer 304 without a body, and the answer of then is given again.
 */
export async function callApi<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<DataOf<C>> {
  return (await callForAnswer(call, input, options)).data;
}

/**
 * As {@link callApi}, with the `meta` of a paged list beside the data. When no
 * answer arrives to a call that is cached on the device (offline-cache.ts), its cached answer is given.
 */
export async function callForAnswer<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<Answer<DataOf<C>>> {
  const { files, action } = options;
  const fields = spelledFor(call.request, input as Record<string, unknown>);
  const payload = { ...fields, ...files, ...(action && { action }) };
  // Nothing is waited for otherwise: the last call of a person who leaves goes out at once.
  if (returning && call.access !== 'public') await returning;
  const make = () => requestOf(call, payload);
  const [url, { body }] = make();
  const name = offlineKey(call, url, body);
  // What was searched for is not looked for again.
  if (name === null || 'search' in payload) return ask(call, make, options, null);
  try {
    return await ask(call, make, options, name);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isNetwork) {
      // Refused by the server, not spoilt on the way or by a fault.
      if (error.code !== 'bad_answer' && error.httpStatus < 429) void removeOffline(name);
      throw error;
    }
    const copy = await readOffline(name, (data) => decoded(call, data));
    if (copy === null) throw error;
    return copy;
  }
}

/** Puts right what a call was refused for, by its code; true when it is worth making again. */
type Recovery = (code: unknown) => Promise<boolean>;
let recover: Recovery | null = null;

/**
 * Says what is tried when a call is refused, before whoever made it hears of it: the very same call
 * is then made again. Null for nothing.
 */
export function recoverBy(recovery: Recovery | null): void {
  recover = recovery;
}

/**
 * Asks the server, and keeps the answer under `name` unless that is null. `make` gives the request, in the
 * name of the session that there is by then.
 */
async function ask<C extends Call>(
  call: C,
  make: () => [url: string, init: RequestInit],
  options: CallOptions,
  name: string | null,
): Promise<Answer<DataOf<C>>> {
  const held = name === null ? null : await readTagged(name);
  const [url, init] = make();
  const person = personNow();
  const asked = returns;
  const response = await send(url, conditional(init, held), options.signal);
  if (response.status === 304 && held && name !== null) {
    try {
      return taken(call, name, held);
    } catch {
      // Of an older release of this application.
      await removeOffline(name);
      return ask(call, make, options, name);
    }
  }
  const body = await readJson(response);
  // An answer that comes late says nothing of the person who has signed in since.
  if (response.status === 401 && call.access !== 'public' && mayAct() && person === personNow()) {
    if (asked !== returns || (await signInAgain())) return ask(call, make, options, name);
  }
  if (call.bare) {
    if (!response.ok) throw await refusalOf(body, response.status);
    return { data: decoded(call, body), meta: null };
  }
  if (!response.ok || body.status !== true) {
    if (await recover?.(body.code)) return ask(call, make, options, name);
    throw await refusalOf(body, response.status);
  }
  const { data = null, meta = null } = body;
  return taken(call, name, { data, meta, tag: response.headers.get('etag') });
}

/** An answer as the browser speaks of it; as it travelled it is kept under `name`, unless that is null. */
function taken<C extends Call>(call: C, name: string | null, answer: Travelled): Answer<DataOf<C>> {
  const data = decoded(call, answer.data);
  if (name !== null) void storeOffline(name, answer);
  return { data, meta: answer.meta ?? null };
}

/** The request with the tag of the answer we hold. The browser's own cache leaves POST alone. */
function conditional(init: RequestInit, held: { tag: string } | null): RequestInit {
  if (!held) return init;
  return { ...init, headers: { ...(init.headers as object), 'if-none-match': held.tag } };
}

async function send(
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    const response = await fetch(url, signal ? { ...init, signal } : init);
    noteAnswer(true);
    noteAnswerTime(response);
    return response;
  } catch (error) {
    throw lost(error as Error);
  }
}

/** What to throw where the connection went, unless the caller ended the call. */
function lost(error: Error): Error {
  if (error.name === 'AbortError') return error;
  noteAnswer(false);
  return new ApiError('network', GENERIC_FAILURE, 0);
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    if (body !== null && typeof body === 'object') return body as Record<string, unknown>;
  } catch (error) {
    // A proxy's error page is no JSON; whatever else is wrong, the answer has broken off on its way.
    if ((error as Error).name !== 'SyntaxError') throw lost(error as Error);
  }
  throw new ApiError('bad_answer', GENERIC_FAILURE, response.status);
}

/** Asks whoever's session has ended to sign in again; true once they have. */
type AskBack = () => Promise<boolean>;
let askBack: AskBack | null = null;

/** Says who asks; null for nobody, and an ended session signs its person out. */
export function returnBy(ask: AskBack | null): void {
  askBack = ask;
}

/** While the person is asked to sign in again, calls in their name wait for it. */
let returning: Promise<boolean> | null = null;
/** How often they have: a refusal of the session before says nothing of the one there is now. */
let returns = 0;

/**
 * The session has ended: whether its person has signed in again, which one question asks for all
 * calls. Otherwise they are signed out. An administrator who acts for them cannot come back so.
 */
export function signInAgain(): Promise<boolean> {
  returning ??= askedBack().finally(() => {
    returning = null;
  });
  return returning;
}

async function askedBack(): Promise<boolean> {
  const person = personNow();
  // Where the question itself cannot be fetched, nobody can answer it.
  const isBack = askBack !== null && !isActedFor() && (await askBack().catch(() => false));
  if (isBack) returns += 1;
  else if (person === personNow()) endSession();
  return isBack;
}

function endSession(): void {
  const from = location.pathname + location.search;
  sessionEnded();
  goTo(loginPath(from), { replace: true });
}
