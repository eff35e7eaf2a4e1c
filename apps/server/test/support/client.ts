import { allCalls } from '@institute/contract';
import type * as audit from '@institute/contract/audit/audit';
import type * as consent from '@institute/contract/auth/consent';
import type * as invitations from '@institute/contract/auth/invitations';
import type * as secondFactor from '@institute/contract/auth/second-factor';
import type * as sessions from '@institute/contract/auth/sessions';
import type * as signIn from '@institute/contract/auth/sign-in';
import type * as people from '@institute/contract/auth/user';
import type * as verification from '@institute/contract/auth/verification';
import type * as bank from '@institute/contract/bank/bank';
import type { Call, RequestOf, WireOf } from '@institute/contract/call';
import type * as assignmentRevocation from '@institute/contract/certificates/assignment-revocation';
import type * as certificateTemplates from '@institute/contract/certificates/certificate-templates';
import type * as certificates from '@institute/contract/certificates/certificates';
import type * as managedCertificates from '@institute/contract/certificates/managed-certificates';
import type * as classList from '@institute/contract/classes/class-list';
import type * as classes from '@institute/contract/classes/classes';
import type * as managedClasses from '@institute/contract/classes/managed-classes';
import type * as staff from '@institute/contract/classes/staff';
import type * as comments from '@institute/contract/comments/comments';
import type * as examItems from '@institute/contract/exams/exam-items';
import type * as exams from '@institute/contract/exams/exams';
import type * as gradebook from '@institute/contract/exams/gradebook';
import type * as managedExams from '@institute/contract/exams/marking';
import type * as sitting from '@institute/contract/exams/sitting';
import type * as submissionLists from '@institute/contract/exams/submission-lists';
import type * as game from '@institute/contract/game/game';
import type * as health from '@institute/contract/health/health';
import type * as wallet from '@institute/contract/ledger/ledger';
import type * as attendance from '@institute/contract/lessons/attendance';
import type * as classLessons from '@institute/contract/lessons/class-lessons';
import type * as lessonFiles from '@institute/contract/lessons/lesson-files';
import type * as lessons from '@institute/contract/lessons/lessons';
import type * as managedLessons from '@institute/contract/lessons/managed-lessons';
import type * as managedQuestions from '@institute/contract/lessons/managed-questions';
import type * as study from '@institute/contract/lessons/study';
import type * as mailChoice from '@institute/contract/messages/mail-choice';
import type * as managedMessages from '@institute/contract/messages/managed-messages';
import type * as messageTemplates from '@institute/contract/messages/message-templates';
import type * as messages from '@institute/contract/messages/messages';
import type * as scheduledMessages from '@institute/contract/messages/scheduled-messages';
import type * as offline from '@institute/contract/offline/offline';
import type * as books from '@institute/contract/payments/books';
import type * as managedPayments from '@institute/contract/payments/managed-payments';
import type * as paymentHistory from '@institute/contract/payments/payment-history';
import type * as payments from '@institute/contract/payments/payments';
import type * as managedAccounts from '@institute/contract/people/students';
import type * as myData from '@institute/contract/privacy/my-data';
import type * as referrals from '@institute/contract/referrals/referrals';
import type * as reports from '@institute/contract/reports/reports';
import type * as studentAnswers from '@institute/contract/reports/student-answers';
import type * as studentPractice from '@institute/contract/reports/student-practice';
import type * as studentRecord from '@institute/contract/reports/student-record';
import type * as teaching from '@institute/contract/reports/teaching';
import type * as roster from '@institute/contract/roster/roster';
import type * as instituteProfile from '@institute/contract/settings/institute-profile';
import type * as legal from '@institute/contract/settings/legal';
import type * as managedSettings from '@institute/contract/settings/managed-settings';
import type * as settings from '@institute/contract/settings/settings';
import type * as trash from '@institute/contract/trash/trash';
import type * as lessonWords from '@institute/contract/words/lesson-words';
import type * as managedWords from '@institute/contract/words/managed-words';
import type * as practiceCare from '@institute/contract/words/practice-care';
import type * as practiceCount from '@institute/contract/words/practice-count';
import type * as reviews from '@institute/contract/words/reviews';
import type * as wordRoots from '@institute/contract/words/word-roots';
import type * as words from '@institute/contract/words/words';
import type { FastifyInstance } from 'fastify';

type Domains = typeof people &
  typeof sessions &
  typeof signIn &
  typeof verification &
  typeof managedAccounts &
  typeof studentAnswers &
  typeof studentPractice &
  typeof studentRecord &
  typeof staff &
  typeof teaching &
  typeof roster &
  typeof invitations &
  typeof attendance &
  typeof audit &
  typeof certificates &
  typeof trash &
  typeof managedCertificates &
  typeof assignmentRevocation &
  typeof classes &
  typeof classList &
  typeof managedClasses &
  typeof comments &
  typeof offline &
  typeof wordRoots &
  typeof words &
  typeof practiceCount &
  typeof reviews &
  typeof practiceCare &
  typeof lessonWords &
  typeof managedWords &
  typeof exams &
  typeof sitting &
  typeof managedExams &
  typeof submissionLists &
  typeof gradebook &
  typeof examItems &
  typeof game &
  typeof health &
  typeof consent &
  typeof instituteProfile &
  typeof legal &
  typeof lessons &
  typeof study &
  typeof managedLessons &
  typeof classLessons &
  typeof lessonFiles &
  typeof managedQuestions &
  typeof bank &
  typeof mailChoice &
  typeof managedMessages &
  typeof messageTemplates &
  typeof scheduledMessages &
  typeof messages &
  typeof myData &
  typeof payments &
  typeof paymentHistory &
  typeof managedPayments &
  typeof books &
  typeof certificateTemplates &
  typeof referrals &
  typeof reports &
  typeof secondFactor &
  typeof settings &
  typeof managedSettings &
  typeof wallet;

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
  [K in keyof Domains as Domains[K] extends Call ? K : never]: Send<Domains[K]>;
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
