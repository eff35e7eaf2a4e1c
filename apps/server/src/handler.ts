import type { Readable } from 'node:stream';
import type { ClassAbility } from '@institute/contract/auth/abilities';
import type { Call, DataOf, ParsedOf } from '@institute/contract/call';
import { AppError, type ErrorCode } from '@institute/contract/errors';
import type * as z from 'zod/mini';
import type { Context } from './context.ts';
import type { MadeBody } from './platform/made-body.ts';

/** What the dispatcher tells a browser to keep, or with null to forget. */
export interface BrowserChange {
  deviceKey?: string;
  codeRequest?: string | null;
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
  data: DataOf<C>;
  message?: string;
  meta?: NonNullable<C['meta']> extends z.core.$ZodType ? z.output<NonNullable<C['meta']>> : never;
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
  classes: ((context: Context, input: unknown) => Promise<readonly AffectedClass[]>) | null;
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
export interface AffectedClass {
  /** Null where there is no such thing. */
  classId: number | null;
  /** Who has it beside teachers of the class: those of the meeting that gave it, and of its group. */
  teacherIds?: readonly (number | null)[];
  /** How the thing is refused that there is not, and so one in a class of others. */
  unknown: ErrorCode;
}

/** What a call must say besides, whose ability is asked about classes. */
interface OfClasses<C extends Call> {
  /** The classes of what the input names. */
  classes: (context: Context, input: ParsedOf<C>) => Promise<readonly AffectedClass[]>;
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
