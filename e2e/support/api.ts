import { login, signup } from '@institute/contract/auth/sign-in';
import type { Call, Envelope, RequestOf, WireOf } from '@institute/contract/call';

/** A session spoken to without a browser: what others do while a journey is under way. */
export interface Session {
  user: WireOf<typeof login>;
  /** The session's cookies by name, for a browser to take over. */
  cookies: ReadonlyMap<string, string>;
  /** Makes a call of the contract. Errors: {@link CallRefused}, or what `fetch` throws. */
  call<C extends Call>(
    call: C,
    input: RequestOf<C>,
    files?: Readonly<Record<string, Blob>>,
  ): Promise<WireOf<C>>;
}

/** A call that the server refused, in its words. */
export class CallRefused extends Error {
  readonly status: number;

  constructor(name: string, status: number, words: string) {
    super(`${name}: ${status} ${words}`);
    this.status = status;
  }
}

/** Everybody's password in the demo data, and of the students the journeys sign up. */
export const PASSWORD = 'learn-arabic-1';

export function signInByApi(url: string, email: string, password = PASSWORD): Promise<Session> {
  return open(url, login, { email, password });
}

/** The demo institute's administrator. */
export function administrator(url: string): Promise<Session> {
  return signInByApi(url, 'admin@example.com', 'teach-arabic-1');
}

/** A student nobody else uses, whose e-mail is not verified (`verify` of outbox.ts does that). */
export function newStudent(
  url: string,
  name = 'Bilkisu Aliyu',
  refBy = '',
  email = freshEmail(),
  address = someAddress(),
  phonenumber = '+2348000000999',
): Promise<Session> {
  const form = { name, email, password: PASSWORD, phonenumber, legal_version: 1 };
  return open(url, signup, { ...form, refBy }, address);
}

/** An address that is not taken. */
export function freshEmail(): string {
  return `journey-${crypto.randomUUID().slice(0, 13)}@example.com`;
}

async function open<C extends typeof login | typeof signup>(
  url: string,
  call: C,
  input: RequestOf<C>,
  address = someAddress(),
): Promise<Session> {
  const cookies = new Map<string, string>();
  const send = <D extends Call>(one: D, fields: RequestOf<D>, files = {}) =>
    sendCall(url, one, fields, files, cookies, address);
  return { user: await send(call, input), cookies, call: send };
}

/** An address to come from: hundreds of people signing up at one would be throttled, as they should. */
function someAddress(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

async function sendCall<C extends Call>(
  url: string,
  call: C,
  input: RequestOf<C>,
  files: Readonly<Record<string, Blob>>,
  cookies: Map<string, string>,
  address: string,
): Promise<WireOf<C>> {
  const action = typeof call.action === 'string' ? { action: call.action } : {};
  const sent: object = Object.assign({}, input, action);
  const fields = new URLSearchParams(flatten(sent));
  const isJson = call.encoding === 'json';
  const form = new FormData();
  for (const [name, value] of [...fields, ...Object.entries(files)]) form.append(name, value);
  const hasFiles = Object.keys(files).length > 0;
  const token = cookies.get('token');
  const isGet = call.method === 'GET';
  const response = await fetch(`${url}${call.path}${isGet ? `?${fields}` : ''}`, {
    method: call.method,
    headers: {
      'x-forwarded-for': address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(isGet ? {} : { body: isJson ? JSON.stringify(sent) : hasFiles ? form : fields }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const answer = (await response.json()) as Envelope<WireOf<C>>;
  if (!answer.status) throw new CallRefused(call.name, response.status, answer.message);
  return answer.data as WireOf<C>;
}

/** Nested values under bracketed names, as a form carries them. */
function flatten(value: unknown, name = ''): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, name ? `${name}[${key}]` : key),
  );
}
