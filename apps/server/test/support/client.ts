import { allCalls, type Calls } from '@institute/contract';
import type { Call, RequestOf, WireOf } from '@institute/contract/call';
import type { FastifyInstance } from 'fastify';

/** What came back: the HTTP status beside the envelope. */
export interface Answer<Data> {
  http: number;
  status: boolean;
  message: string;
  data: Data;
  code?: string;
  meta?: Record<string, number>;
  headers: Record<string, unknown>;
}

/** A file for a multipart call. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

type Send<C> = C extends Call
  ? (
      input: RequestOf<C>,
      extra?: { files?: Record<string, SentFile>; fields?: Record<string, unknown> },
    ) => Promise<Answer<WireOf<C>>>
  : never;

/** One method a call of the contract, named as the call. */
export type Client = {
  [Name in keyof Calls]: Send<Calls[Name]>;
};

/** The method of a call that is known by its name alone, for sweeps over the contract. */
export function methodOf(
  client: Client,
  name: string,
): (
  input: Record<string, unknown>,
  extra?: { files?: Record<string, SentFile> },
) => Promise<Answer<unknown>> {
  const method = client[name as keyof Client];
  if (!method) throw new Error(`no call ${name}`);
  return (input, extra) => method(input as never, extra);
}

/** The two halves of a session; both null for a visitor. */
export interface Credentials {
  sid: string | null;
  token: string | null;
  /** Names a sign-in whose second step waits. */
  step?: string;
}

/** A browser of one person or several: it keeps the cookies it is given and sends them again. */
export interface TestBrowser {
  cookies: Map<string, string>;
  call: Client;
}

/** A browser without cookies at an address. */
export function makeBrowser(
  app: FastifyInstance,
  address = '127.0.0.1',
  userAgent = 'lightMyRequest',
): TestBrowser {
  const cookies = new Map<string, string>();
  const who: Visitor = {
    get sid() {
      return cookies.get('sid') ?? null;
    },
    get token() {
      return cookies.get('token') ?? null;
    },
    cookies,
    userAgent,
  };
  return { cookies, call: makeClient(app, who, address) };
}

/** Who calls: the halves of a session, or a browser with whatever cookies it has. */
interface Visitor extends Credentials {
  cookies?: Map<string, string>;
  userAgent?: string;
}

/** A client that calls the application as a browser would, typed by the contract. */
export function makeClient(app: FastifyInstance, who: Visitor, address = '127.0.0.1'): Client {
  const methods = allCalls.map((call) => [
    call.name,
    (input: Record<string, unknown>, extra: Parameters<Client['addLesson']>[1] = {}) =>
      send(app, call, { ...input, ...extra.fields }, extra.files ?? {}, who, address),
  ]);
  return Object.fromEntries(methods) as Client;
}

async function send(
  app: FastifyInstance,
  call: Call,
  input: Record<string, unknown>,
  files: Record<string, SentFile>,
  who: Visitor,
  address: string,
): Promise<Answer<never>> {
  const action = typeof call.action === 'string' ? call.action : input.action;
  const query = new URLSearchParams();
  if (typeof action === 'string' && call.actionIn === 'query') query.set('action', action);
  const fields: Record<string, unknown> = { ...input };
  if (typeof action === 'string' && call.actionIn === 'body') fields.action = action;
  if (call.method === 'GET') {
    for (const [name, value] of flatten(fields)) query.set(name, value);
  }
  const { payload, contentType } = await bodyOf(call, fields, files);
  const response = await app.inject({
    method: call.method,
    url: `${call.path}?${query}`,
    remoteAddress: address,
    headers: {
      ...(contentType ? { 'content-type': contentType } : {}),
      ...cookiesOf(who),
      ...(who.userAgent ? { 'user-agent': who.userAgent } : {}),
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const { statusCode: http, headers } = response;
  for (const { name, value, maxAge, expires } of response.cookies) {
    const isOver = maxAge === 0 || (expires && expires.getTime() === 0);
    if (isOver) who.cookies?.delete(name);
    else who.cookies?.set(name, value);
  }
  // A call that answers with a file: what stands in it is `data`.
  if (!String(headers['content-type']).startsWith('application/json')) {
    return { http, headers, status: http === 200, message: '', data: response.body as never };
  }
  return { http, headers, ...response.json() };
}

function cookiesOf({ sid, step, cookies }: Visitor): { cookie?: string } {
  const held = [sid && `sid=${sid}`, step && `step=${step}`].filter(Boolean).join('; ');
  if (!cookies) return held ? { cookie: held } : {};
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

async function bodyOf(
  call: Call,
  fields: Record<string, unknown>,
  files: Record<string, SentFile>,
): Promise<{ payload?: string | Buffer; contentType?: string }> {
  if (call.method === 'GET') return {};
  if (call.encoding === 'json') {
    return { payload: JSON.stringify(fields), contentType: 'application/json' };
  }
  if (call.encoding === 'form') {
    const payload = new URLSearchParams(flatten(fields)).toString();
    return { payload, contentType: 'application/x-www-form-urlencoded' };
  }
  const form = new FormData();
  for (const [name, value] of flatten(fields)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) {
    form.append(name, new Blob([new Uint8Array(file.bytes)], { type: file.type ?? '' }), file.name);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

/** Nested values under bracketed names, as a form carries them. */
export function flatten(value: unknown, name = ''): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, name ? `${name}[${key}]` : key),
  );
}
