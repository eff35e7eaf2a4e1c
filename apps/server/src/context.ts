import type { Readable } from 'node:stream';
import type { Call, ParsedOf, ResponseOf } from '@institute/contract/call';
import { AppError, type ErrorCode } from '@institute/contract/errors';
import type { ClassAbility, Teaching } from '@institute/contract/rules/abilities';
import type * as z from 'zod/mini';
import type { Config } from './config.ts';
import type { Background } from './platform/background.ts';
import type { CardProvider } from './platform/card-payment.ts';
import type { ChatModel } from './platform/chat-model.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Tx } from './platform/db.ts';
import type { Draining } from './platform/draining.ts';
import type { ErrorNotes } from './platform/error-notes.ts';
import type { ReceivedFile } from './platform/file-store.ts';
import type { Files } from './platform/files.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Kept } from './platform/kept.ts';
import type { Logger } from './platform/log.ts';
import type { MadeBody } from './platform/made-body.ts';
import type { Mailer } from './platform/mail.ts';
import type { Push } from './platform/push.ts';
import type { CourseProgress, DailyReview, Notices, PersonalData, QuizRounds } from './ports.ts';

/** Everything the product reaches the world through; made once at start, replaced in tests. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  files: Files;
  mailer: Mailer;
  /** Work that is done after the response. */
  jobs: Jobs;
  /** Proposes grades of theory answers; null when no provider is configured. */
  chatModel: ChatModel | null;
  /** The card payment provider; null while cards are off. */
  card: CardProvider | null;
  /** Who tells people's devices; null while push is off. */
  push: Push | null;
  background: Background;
  /** Whether this process is about to stop. */
  draining: Draining;
  /** What this process has made of the database and keeps until that changes. */
  kept: Kept;
  log: Logger;
  /** What this process logs as errors, counted for the page that shows them. */
  errors: ErrorNotes;
  /** What classes need to know of lessons, which stand to their right. */
  progress: CourseProgress;
  /** What lessons need to know of the quiz, which stands to their right. */
  quiz: QuizRounds;
  /** What domains left of messages tell students. */
  notices: Notices;
  /** What exams tell the daily review. */
  review: DailyReview;
  /** What domains right of people keep about a person. */
  personalData: PersonalData;
}

/** A live user with the balance of the wallet in kobo. */
export interface Account {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  role: number;
  referralCode: string;
  joinedAt: Date;
  /** When the account is to be erased, as its owner asked. */
  erasesAt: Date | null;
  pushEpoch: number;
  balance: number;
}

/** Who acts, as the session says and nothing else. */
export interface Actor {
  userId: number;
  /** All of the account, as it was when the session was read; null for programs. */
  account: Account | null;
  name: string;
  email: string;
  /** One of the contract's `roles`, read from the database on this request. */
  role: number;
  sessionId: number;
  /** When the person last proved that it is they; null when that is not known. */
  confirmedAt: Date | null;
  /** Whether an administrator is signed in as this person. */
  isImpersonated: boolean;
  /** The classes that the person teaches, read on this request. */
  teaches: readonly Teaching[];
  /** The administrator signed in as this student, if so. */
  admin: { id: number; name: string } | null;
}

/** The browser of a request, by what its cookies and headers say; none of it is to be believed. */
export interface Browser {
  /** Cookie of a device on which somebody has signed in before; names nobody by itself. */
  deviceKey: string | null;
  /** Cookie of the request to which a mailed code belongs. */
  codeRequest: string | null;
  /** What it calls itself, cut to a sensible length. */
  userAgent: string;
}

/** What the dispatcher tells a browser to keep, or with null to forget. */
export interface BrowserChange {
  deviceKey?: string;
  codeRequest?: string | null;
}

/** What a use case works with: the services, who acts, and the transaction that keeps the record. */
export interface Context extends Services {
  actor: Actor | null;
  /** Address of the client, for throttling. */
  address: string;
  browser: Browser;
  /** Names the sign-in whose second step waits in this browser; null when none does. */
  stepToken: string | null;
  /** Tells the log whose account a call without a session is about. */
  noteAccount(userId: number): void;
  /** The action word of calls where it is an argument. */
  action: string;
  /** Files of a multipart call by field; removed after the call unless a use case kept them. */
  uploads: Readonly<Record<string, ReceivedFile>>;
  /**
   * Runs `work` in one transaction, tried again when the database found a deadlock. A write of an
   * administrator leaves its audit row in the same transaction, so neither stands without the other.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, audit?: AuditNote): Promise<T>;
  /**
   * The same for `work` that is one statement, which needs no transaction around it unless an audit
   * row belongs to it.
   */
  statement<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What the audit row of a transaction says beyond who and when. */
export interface AuditNote {
  /** User the act was done to, if it was one. */
  subjectId?: number | null;
  /** Class it was done in; without it the first of those that the handler declares. */
  classId?: number | null;
  details?: Record<string, unknown>;
}

/** What the dispatcher does to the browser's session after a call. */
export type SessionChange =
  | { start: { sid: string; token: string; maxAgeSeconds: number } }
  | { end: true };

/** A sign-in that waits for its second step, as the browser is told to name it. */
export interface WaitingStep {
  step: string;
  maxAgeSeconds: number;
}

/** Thrown when a call has to wait for another one: a refusal that leaves a cookie behind. */
export class StepNeeded extends AppError {
  readonly waiting: WaitingStep;

  constructor(code: ErrorCode, waiting: WaitingStep) {
    super(code);
    this.waiting = waiting;
  }
}

/** A handler's response. */
export interface Reply<C extends Call> {
  data: ResponseOf<C>;
  message?: string;
  meta?: NonNullable<C['meta']> extends z.core.$ZodType ? z.input<NonNullable<C['meta']>> : never;
  session?: SessionChange;
  browser?: BrowserChange;
  /** Sent in place of the envelope: a file, streamed. */
  download?: Download;
  /** Keeps the whole answer, where the same goes to many; `data` is not read while it is kept. */
  kept?: KeptAnswer;
}

/** Gives the answer that is kept, or keeps the one that `make` writes. */
export type KeptAnswer = (make: () => string) => MadeBody;

/** A file made while it is sent; what it is made from may be larger than memory. */
export interface Download {
  body: Readable;
  /** `text/csv; charset=utf-8` */
  type: string;
  /** Name to save it under, letters, digits, `_`, `-` and `.` alone. */
  name: string;
  /** Rows it will have, from which the browser shows progress. */
  rows: number;
}

/** A call with the code that answers it. */
export interface Handler {
  call: Call;
  run(context: Context, input: unknown): Promise<Reply<Call>>;
  /** Instead of `run`, where the answer has a name; null for all other calls. */
  named: ((context: Context, input: unknown) => Promise<NamedAnswer<Call>>) | null;
  /** The classes that the call touches; null where its ability is not about classes. */
  classes: ((context: Context, input: unknown) => Promise<readonly TouchedClass[]>) | null;
}

/**
 * An answer with the name of the state it is made from, which is found cheaply: as long as the name is
 * the same, so is the answer to the same input. A client that holds it already (`If-None-Match`) is told
 * so by a 304, and nobody asks for the answer.
 */
export interface NamedAnswer<C extends Call> {
  name: string;
  answer(): Promise<Reply<C>>;
}

/** A thing that an input names, by the class it is of. */
export interface TouchedClass {
  /** Null where there is no such thing. */
  classId: number | null;
  /** How the thing is refused that there is not, and so one in a class of others. */
  unknown: ErrorCode;
}

/** What a call must say besides, whose ability is asked about classes. */
interface OfClasses<C extends Call> {
  /** The classes of what the input names. */
  classes: (context: Context, input: ParsedOf<C>) => Promise<readonly TouchedClass[]>;
}

type Run<C extends Call> = (context: Context, input: ParsedOf<C>) => Promise<Reply<C>>;

/** Binds code to a declared call; the dispatcher has parsed the input by then. */
export function handle<C extends Call>(
  call: C,
  ...args: C['access'] extends ClassAbility ? [about: OfClasses<C>, run: Run<C>] : [run: Run<C>]
): Handler {
  const run = args.at(-1) as Run<C>;
  const { classes }: Partial<OfClasses<C>> = args.length === 1 ? {} : args[0];
  return {
    call,
    run: (context, input) => run(context, input as ParsedOf<C>) as Promise<Reply<Call>>,
    named: null,
    classes: classes ? (context, input) => classes(context, input as ParsedOf<C>) : null,
  };
}

/** Binds code to a call whose answer has a name. */
export function handleNamed<C extends Call>(
  call: C,
  find: (context: Context, input: ParsedOf<C>) => Promise<NamedAnswer<C>>,
): Handler {
  const named = (context: Context, input: unknown) =>
    find(context, input as ParsedOf<C>) as Promise<NamedAnswer<Call>>;
  const run = async (context: Context, input: unknown) => (await named(context, input)).answer();
  return { call, run, named, classes: null };
}

/** The acting user of a call that needs a session. */
export function signedIn(context: Context): Actor {
  if (!context.actor) throw new AppError('session_required');
  return context.actor;
}
