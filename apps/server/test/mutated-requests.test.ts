// Proves promise-8.

import { allCalls } from '@institute/contract';
import type { Call } from '@institute/contract/call';
import { routes } from '@institute/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { classAddresses } from '../src/modules/classes/index.ts';
import { type Sample, sampleOf, samplesIn } from './samples.ts';
import { type Client, flatten } from './support/client.ts';
import { examExercises } from './support/exam-exercises.ts';
import { Institute, type Person } from './support/institute.ts';
import { type Chance, chance, mutated, spoiltBytes } from './support/mutations.ts';

/** Requests asked for by whoever has the time: `npm run promises -- 8 --full` asks for 100,000. */
const asked = Number(process.env.MUTATED_REQUESTS ?? 0);
const count = Math.max(600, asked);
/** The most that one of them may take on a busy machine, and those that begin with it. */
const REQUEST_MS = 200;

let institute: Institute;
let samples: Record<keyof Client, Sample>;
let people: Person[];
/** The product with its pages, which the other addresses lead to. */
let app: Institute['app'];

beforeAll(async () => {
  institute = await Institute.open();
  app = await buildApp(institute.services, { withPages: true });
  samples = await samplesIn(institute);
  people = [await institute.admin(), await institute.student()];
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

// Whoever asks must stay who they are.
const ends = ['logout', 'endSession', 'endOtherSessions'];
const calls = allCalls.filter(({ name }) => !ends.includes(name));

/** What the samples leave out: trees of every kind that a request may hold. */
const trees: Record<string, unknown> = {
  blocks: JSON.stringify([
    ...examExercises,
    { id: 'lines', kind: 'lines', lines: [{ id: 'a', arabic: 'بَيْتٌ', translation: 'house' }] },
    {
      ...{ id: 'text', kind: 'text' },
      text: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] },
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'x' } }] }],
          },
        ],
      },
    },
    { id: 'film', kind: 'film', url: 'https://example.org/a', title: 'A film' },
  ]),
  exercises: JSON.stringify({ choice: { type: 'choice', chosen: 'ki' } }),
  questions: [{ question: 'Which?', answer: 'a', option1: 'a', option2: 'b' }],
  words: [{ arabic: 'بَيْتٌ', meaning: 'house', root: 'ب ي ت', plural: 'بُيُوتٌ' }],
  answer: { 1: 'a', 2: 'b' },
  teachers: [{ name: 'Idris', line: 'Reads', picture: '' }],
  ...{ recipients: ['a@example.com'], class_ids: [1], student_ids: [1] },
};
const grown: Partial<Record<string, readonly string[]>> = {
  ...{ addLesson: ['blocks', 'questions'], updateLesson: ['blocks', 'questions'] },
  ...{ submitExam: ['exercises', 'answer'], saveExamDraft: ['exercises', 'answer'] },
  ...{ saveLessonWords: ['words'], updateInstituteProfile: ['teachers'] },
  ...{ sendMessage: ['recipients'], assignCertificate: ['class_ids', 'student_ids'] },
};

const withTrees = calls.filter(({ name }) => grown[name]);

function inputOf(call: Call): Record<string, unknown> {
  const { input } = sampleOf(samples, call);
  const more = (grown[call.name] ?? []).map((name) => [name, trees[name]]);
  return { ...Object.fromEntries(more), ...input };
}

const FORM = 'application/x-www-form-urlencoded';
const types = [FORM, 'application/json', `${FORM}; charset=utf-16`, 'text/plain', ''];

const BOUNDARY = '----mutated';
/** What is nearly a file: an empty one, words, the beginnings of pictures and of a document. */
const files = [
  '',
  'a file',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  '\xff\xd8\xff',
  '%PDF-1.7',
  'RIFF????WEBP',
];
const names = [
  'x.png',
  '',
  '../../x',
  'x\0.png',
  'x.png"; name="action',
  '\u202egnp.x',
  'x'.repeat(5000),
];

/** A form with the files of its call, in parts of which some are spoilt. */
function multipartOf(call: Call, input: unknown, by: Chance): { payload: Buffer; type: string } {
  const fields = flatten(input).map(([name, value]) => [`name="${name}"`, value] as const);
  const sent = Object.keys(call.files ?? {})
    .filter(() => by.below(3) > 0)
    .map((name) => [`name="${name}"; filename="${by.of(names)}"`, by.of(files)] as const);
  const parts = [...fields, ...sent].map(
    ([head, body]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`,
  );
  const payload = Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`, 'utf8');
  const boundary = by.of([BOUNDARY, BOUNDARY, BOUNDARY, '----other', '']);
  return {
    payload: by.below(4) === 0 ? spoiltBytes(payload, by) : payload,
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

function bodyOf(call: Call, input: unknown, by: Chance): { payload: Buffer; type: string } {
  if (call.encoding === 'multipart') return multipartOf(call, input, by);
  const isJson = call.encoding === 'json';
  const type = isJson ? 'application/json' : FORM;
  const fields = flatten(input);
  const twice = by.below(12) === 0 ? fields.slice(0, 1) : [];
  // Half of a pair of surrogates is no text of a form.
  const text = isJson
    ? JSON.stringify(input)
    : new URLSearchParams([...fields, ...twice]).toString();
  const payload = Buffer.from(text ?? '');
  return {
    payload: by.below(8) === 0 ? spoiltBytes(payload, by) : payload,
    type: by.below(40) === 0 ? by.of(types) : type,
  };
}

it(
  'no request that is nearly right makes a server error @all',
  async () => {
    // The same few requests every day; other ones each time where many are asked for.
    const own = asked > 0 ? Math.trunc(Math.random() * 0x7fff_ffff) : 1;
    const seed = Number(process.env.MUTATION_SEED ?? own);
    if (asked > 0) console.log(`${count} mutated requests, seed ${seed}`);
    const by = chance(seed);
    const kinds = { taken: 0, refused: 0 };
    for (let sent = 0; sent < count; sent += 1) {
      const isTree = by.below(3) === 0;
      const call = sent < calls.length ? (calls[sent] as Call) : by.of(isTree ? withTrees : calls);
      const person = by.of(people);
      const whole = inputOf(call);
      const tree = by.of(grown[call.name] ?? ['']);
      const input =
        isTree && tree in whole
          ? { ...whole, [tree]: mutated(whole[tree], by) }
          : mutated(whole, by);
      const { payload, type } = bodyOf(call, input, by);
      const action = typeof call.action === 'string' ? call.action : (call.action?.[0] ?? '');
      const isGet = call.method === 'GET';
      const query = isGet ? `&${payload.toString('latin1').slice(0, 4000)}` : '';
      const response = await institute.app.inject({
        method: call.method,
        url: `${call.path}?action=${action}${query.replace(/[^\x21-\x7e]/g, '%ff')}`,
        remoteAddress: `10.${sent & 255}.${(sent >> 8) & 255}.7`,
        headers: {
          cookie: `sid=${person.sid}`,
          authorization: `Bearer ${person.token}`,
          ...(!isGet && type && { 'content-type': type }),
        },
        ...(isGet ? {} : { payload }),
      });
      const what = `seed ${seed}, request ${sent}: ${call.name} ${payload.toString().slice(0, 600)}`;
      expect(response.statusCode, `${what} ${response.body.slice(0, 300)}`).toBeLessThan(500);
      const isRefused = response.statusCode >= 400;
      kinds[isRefused ? 'refused' : 'taken'] += 1;
      if (isRefused) {
        const { status, message, code } = response.json();
        expect({ status, message, code }, what).toMatchObject({
          ...{ status: false, message: expect.any(String), code: expect.any(String) },
        });
        // What is changed so much that it ends the session is changed back.
        if (code === 'session_ended' || code === 'session_required') {
          await institute.signInAgain(person);
        }
      }
    }
    // Most would be refused, and what is right in spite of it is taken.
    expect(kinds.taken).toBeGreaterThan(count / 20);
    expect(kinds.refused).toBeGreaterThan(count / 20);
  },
  Math.max(60_000, count * REQUEST_MS),
);

/** What is asked for beside calls and pages, as it should be. */
const addresses = [
  { method: 'POST', url: '/webhooks/paystack', type: 'application/json' },
  { method: 'POST', url: '/uploads', type: 'application/offset+octet-stream' },
  {
    method: 'PATCH',
    url: '/uploads/abcdefghijklmnopqrstuv',
    type: 'application/offset+octet-stream',
  },
  { method: 'HEAD', url: '/uploads/abcdefghijklmnopqrstuv', type: '' },
  { method: 'DELETE', url: '/uploads/abcdefghijklmnopqrstuv', type: '' },
  { method: 'GET', url: '/files/abcdefghijklmnopqrstuv.png?exp=1795000000&sig=abc', type: '' },
  { method: 'POST', url: '/unsubscribe/messages.1.abcdefghijklmnop', type: FORM },
  { method: 'GET', url: '/openapi.json', type: '' },
  { method: 'GET', url: '/metrics', type: '' },
  { method: 'GET', url: '/sitemap.xml', type: '' },
] as const;

/** Every page, at the address of something where there is such a thing. */
async function pages() {
  const [slug = ''] = (await classAddresses(institute.services.db)).pages.keys();
  return [...Object.values(routes).map(({ path }) => path), '/c/:slug/link.png'].map((path) => {
    const url = path.replace(':slug', slug).replace(/:\w+/g, '1');
    return { method: 'GET', url, type: '' } as const;
  });
}

/** Printable and spoilt, as an address or a header can carry it. */
const spoilt = (text: string, by: Chance) =>
  by.below(2) === 0
    ? text
    : spoiltBytes(Buffer.from(text), by)
        .toString('latin1')
        .replace(/[^\x21-\x7e]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
        .slice(0, 4000);

it(
  'nor does one to any other address, whatever its cookies and headers say @all',
  async () => {
    const by = chance(Number(process.env.MUTATION_SEED ?? (asked > 0 ? Date.now() : 1)));
    const event = JSON.stringify({ event: 'charge.success', data: { reference: 'FUND_1', id: 1 } });
    const statuses = new Set<number>();
    const others = [...addresses, ...(await pages())];
    for (let sent = 0; sent < count / 2; sent += 1) {
      const { method, url, type } = by.of(others);
      const person = by.of(people);
      const has = (name: string, value: string) => by.below(4) > 0 && { [name]: spoilt(value, by) };
      const address = `/${spoilt(url.slice(1), by)}`;
      const headers = {
        ...has('cookie', `sid=${person.sid};token=${person.token}`),
        ...has('authorization', `Bearer ${person.token}`),
        ...has('x-paystack-signature', 'a'.repeat(128)),
        ...has('tus-resumable', '1.0.0'),
        ...has('upload-length', '100'),
        ...has('upload-offset', '0'),
        ...has('upload-metadata', 'filename eA==,key YWJj'),
        ...has('range', 'bytes=0-1'),
        ...has('accept', 'text/html'),
        ...has('if-none-match', '"a"'),
        ...(type && has('content-type', type)),
      };
      const payload = spoiltBytes(Buffer.from(event), by);
      const body = method === 'POST' || method === 'PATCH' ? { payload } : {};
      const remoteAddress = `10.${sent & 255}.${(sent >> 8) & 255}.8`;
      const request = { method, url: address, headers, remoteAddress, ...body };
      const response = await app.inject(request);
      const what = `${method} ${address} ${JSON.stringify(headers)}`;
      expect(response.statusCode, `${what} ${response.body.slice(0, 300)}`).toBeLessThan(500);
      statuses.add(response.statusCode);
    }
    expect(statuses.size).toBeGreaterThan(3);
  },
  Math.max(60_000, count * REQUEST_MS),
);
