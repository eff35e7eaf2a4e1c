// Proves promise-8.

import { allCalls } from '@institute/contract';
import type { Call } from '@institute/contract/call';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sample, sampleOf, samplesIn } from './samples.ts';
import { type Client, flatten } from './support/client.ts';
import { Institute, type Person } from './support/institute.ts';

let institute: Institute;
let samples: Record<keyof Client, Sample>;
let admin: Person;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  samples = await samplesIn(institute);
});
afterAll(() => institute.close());

const FORM = 'application/x-www-form-urlencoded';

/** Sends raw bytes to a call, signed in as the administrator, so that nothing but input is wrong. */
async function raw(call: Call, payload: string | Buffer, contentType: string) {
  const action = typeof call.action === 'string' ? call.action : (call.action?.[0] ?? '');
  const response = await institute.app.inject({
    method: call.method,
    url: `${call.path}?action=${action}`,
    headers: {
      ...(call.method === 'POST' ? { 'content-type': contentType } : {}),
      cookie: `sid=${admin.sid}`,
      authorization: `Bearer ${admin.token}`,
    },
    ...(call.method === 'POST' ? { payload } : {}),
  });
  const body = response.json();
  return { http: response.statusCode, ...body };
}

/** The sample with one field replaced, as this call is encoded. */
function spoilt(call: Call, field: string, value: string): [string, string] {
  const input = { ...sampleOf(samples, call).input };
  if (call.encoding === 'json') {
    return [JSON.stringify({ ...input, [field]: value }), 'application/json'];
  }
  const pairs = flatten({ ...input, [field]: undefined });
  return [new URLSearchParams([...pairs, [field, value]]).toString(), FORM];
}

/** Number of rows of every table but those that count attempts and refusals. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const { rows } = (await institute.services.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { name: string }[] };
  for (const { name } of rows) {
    if (name === 'throttles' || name === 'audit_log') continue;
    const found = (await institute.services.db.execute(
      sql`select count(*)::int as total from ${sql.identifier(name)}`,
    )) as unknown as { rows: { total: number }[] };
    counts[name] = found.rows[0]?.total ?? 0;
  }
  return counts;
}

/** What the library that checks input says where nobody has written words: for programmers. */
const OF_THE_LIBRARY = /^Invalid |expected|received/i;

/** A refusal in the envelope, in words, never a fault of ours. */
function expectRefusal(answer: {
  http: number;
  status: unknown;
  message: unknown;
  code?: unknown;
}) {
  expect(answer).toMatchObject({ status: false, message: expect.any(String) });
  expect(answer.http).toBeLessThan(500);
  expect(answer.message).not.toMatch(OF_THE_LIBRARY);
}

const posts = allCalls
  .filter((call) => call.method === 'POST')
  .map((call) => [call.name, call] as const);

/** `npm test` takes every fifth call: one piece of code answers all of them, by the schema of each. */
const ringed = posts.map(([name, call], at) => [name, at % 5 === 0 ? '' : ' @all', call] as const);

describe('malformed requests', () => {
  // Proves student-7-4.
  it.each(ringed)('%s refuses them in the envelope and does nothing%s', async (_, _ring, call) => {
    const before = await rowCounts();
    const wrong: [string | Buffer, string][] = [
      ['{"a":', 'application/json'],
      ['[]', 'application/json'],
      ['"text"', 'application/json'],
      ['{"a":"\\u0000"}', 'application/json'],
      ['{"__proto__":{"a":1}}', 'application/json'],
      [`{"a":${'['.repeat(50)}${']'.repeat(50)}}`, 'application/json'],
      ['a=%00', FORM],
      ['a=1&a=2', FORM],
      ['a[=1', FORM],
      ['a]b[=1', FORM],
      ['a[b][c][d][e][f]=1', FORM],
      ['a=1&a[b]=2', FORM],
      [Buffer.from([0x61, 0x3d, 0xff, 0xfe]), FORM],
      ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
      ['no boundary', 'multipart/form-data'],
      ['<a/>', 'application/xml'],
      [`a=${'x'.repeat(call.maxBody + 1)}`, FORM],
    ];
    for (const [payload, contentType] of wrong) {
      const answer = await raw(call, payload, contentType);
      expectRefusal(answer);
      expect(answer.http, `${contentType} ${payload.toString().slice(0, 40)}`).toBeGreaterThan(399);
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('says which fault it was by status', async () => {
    const call = allCalls.find(({ name }) => name === 'addClass') as Call;
    const http = async (payload: string, type: string) => (await raw(call, payload, type)).http;
    expect(await http(`a=${'x'.repeat(9_000_000)}`, FORM)).toBe(413);
    expect(await http('{}', 'application/json')).toBe(415);
    expect(await http('<a/>', 'text/xml')).toBe(415);
    expect(await http('a=1&a=2', FORM)).toBe(400);
  });
});

describe('wrong fields', () => {
  const values = {
    NUL: 'a\0b',
    'a megabyte': 'x'.repeat(1_000_000),
    nothing: '',
    'a script': '<script>alert(1)</script>',
    SQL: "'; drop table users; --",
    'a negative number': '-1',
    'an endless number': '9'.repeat(400),
    'a float': '1e309',
    'half a surrogate': '\ud800',
  };
  it.each(ringed)('%s answers every spoilt field without a fault%s', async (_, _ring, call) => {
    if (call.name === 'logout') return;
    for (const field of Object.keys(sampleOf(samples, call).input)) {
      for (const [name, value] of Object.entries(values)) {
        const answer = await raw(call, ...spoilt(call, field, value));
        const what = `${field} as ${name}: ${JSON.stringify(answer).slice(0, 200)}`;
        expect(answer.http, what).toBeLessThan(500);
        expect(String(answer.message), what).not.toMatch(OF_THE_LIBRARY);
        if (!call.bare || answer.http >= 400) expect(answer, what).toHaveProperty('status');
        if (name === 'NUL' || name === 'a megabyte') {
          expect(answer.http, what).toBeGreaterThan(399);
        }
      }
    }
  });
});

describe('a value that is none of those there are', () => {
  // Proves decision-099-4.
  it.each([
    ['sendMessage', 'delivery_method'],
    ['sendMessage', 'message_style'],
    ['sendMessage', 'send_to_all'],
    ['sendMessage', 'class_who'],
    ['assignCertificate', 'members'],
    ['addClass', 'level'],
  ])('%s says so of %s in plain words, and names the field', async (name, field) => {
    const call = allCalls.find((one) => one.name === name) as Call;
    const answer = await raw(call, ...spoilt(call, field, 'sideways'));
    expectRefusal(answer);
    expect(answer).toMatchObject({ http: 400, code: 'invalid_input', data: { field } });
  });
});

describe('unknown calls', () => {
  it.each([
    ['POST', '/api.php?action=dropTables', 404, 'unknown_action'],
    ['GET', '/api.php', 404, 'unknown_action'],
    ['POST', '/api.php?action=__proto__', 404, 'unknown_action'],
    ['POST', '/nowhere.php', 404, 'not_found'],
    ['GET', '/files/none.pdf', 404, 'not_found'],
    ['GET', '/files/..%2F..%2Fetc%2Fpasswd', 404, 'not_found'],
    ['PUT', '/api.php', 404, 'not_found'],
  ] as const)('%s %s answers %i in the envelope', async (method, url, http, code) => {
    const response = await institute.app.inject({ method, url });
    expect(response.statusCode).toBe(http);
    expect(response.json()).toMatchObject({ status: false, code, message: expect.any(String) });
  });

  it('refuses two different actions in one request', async () => {
    const response = await institute.app.inject({
      method: 'POST',
      url: '/api.php?action=login',
      headers: { 'content-type': FORM },
      payload: 'action=signup&email=a%40b.co',
    });
    expect(response.statusCode).toBe(400);
  });

  // Proves call-getClassDetails.
  it('takes the action from the query, from the body, and from both', async () => {
    for (const [query, body] of [
      ['?action=get_class_details', ''],
      ['', '&action=get_class_details'],
      ['?action=get_class_details', '&action=get_class_details'],
    ]) {
      const response = await institute.app.inject({
        method: 'POST',
        url: `/api.php${query}`,
        headers: {
          'content-type': FORM,
          cookie: `sid=${admin.sid}`,
          authorization: `Bearer ${admin.token}`,
        },
        payload: `class_id=999999${body}`,
      });
      expect(response.json()).toMatchObject({ message: 'Class not found' });
    }
  });
});
