import type * as z from 'zod/mini';
import type { AbilityName } from './auth/abilities.ts';
import type { OurFields } from './spelling.ts';

/**
 * Who may make a call. The session alone decides (see `docs/walk.md`):
 * - `public`: anyone; a session, when there is one, only widens the response.
 * - `session`: anyone with a live session, also an administrator signed in as a student.
 * - an ability of `auth/abilities.ts`: those who have it, by the role read from the database on this
 *   very call. Such calls are the office's: a write leaves an audit row.
 */
export type Access = 'public' | 'session' | AbilityName;

/** `form` calls accept urlencoded and multipart; `multipart` ones carry files; `json` ones JSON alone. */
export type Encoding = 'none' | 'form' | 'multipart' | 'json';

/** A file a multipart call takes: streamed to disk, never held in memory. */
export interface FileRule {
  readonly maxBytes: number;
  /** What is said of a larger one; the words of `too_large` where it is left out. */
  readonly tooLarge?: string;
}

/** One call of the wire contract, from which server and browser both derive everything they do. */
export interface Call<
  Req extends z.core.$ZodType = z.core.$ZodType,
  Res extends z.core.$ZodType = z.core.$ZodType,
  Who extends Access = Access,
> {
  /** Unique, a verb: the key of its handler, its coverage row and its access-sweep row. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /**
   * The `action` word, which a client may put in the query, in the body, or in both.
   * Several words mean the word itself is an argument (the quiz level); `null` means the path
   * has no action, or that this call is the one meant when none is given.
   */
  readonly action: string | readonly string[] | null;
  /** Where our own browser puts the action. */
  readonly actionIn: 'query' | 'body';
  readonly encoding: Encoding;
  readonly access: Who;
  /**
   * The payload field that names the acting user. It selects no user: when it is sent it must be
   * the session's own e-mail, else the call is refused (403). The browser's fetcher fills it in.
   */
  readonly actor: 'email' | 'admin_email' | null;
  /** True when the session cookie alone is enough on a same-origin request (no bearer header). */
  readonly headerless: boolean;
  /**
   * True when an administrator may make it who has no second factor although the institute requires
   * one: what it takes to set one up, and to leave.
   */
  readonly beforeFactor: boolean;
  /**
   * True for what a person reads of their own: its last answer is kept on the device, for when none
   * arrives, and is sent again only where it says something else (decision 055).
   */
  readonly offline: boolean;
  /** Files by field name. */
  readonly files: Readonly<Record<string, FileRule>>;
  /** Longest body in bytes, files not counted. */
  readonly maxBody: number;
  /** Shape of the decoded payload, `action` and actor field left out. */
  readonly request: Req;
  /**
   * Shape of `data` in the envelope; of the whole response when `bare`. The browser reads responses
   * by it, so every page carries what it is made of: objects (`...Other.shape` rather than extend),
   * arrays, `valuesByName` (rather than record), texts, numbers, booleans, enums, literals (several
   * in one rather than a union), nullable, optional, defaults, and the codecs of codecs.ts: all that goes
   * both ways. Requests may use all of zod.
   */
  readonly response: Res;
  /** Shape of `meta`, for lists that page on the server. */
  readonly meta: z.core.$ZodType | null;
  /** True when the response is not wrapped in the envelope (the quiz service). */
  readonly bare: boolean;
}

type Defaults =
  | 'action'
  | 'actionIn'
  | 'actor'
  | 'headerless'
  | 'beforeFactor'
  | 'offline'
  | 'files'
  | 'maxBody'
  | 'meta'
  | 'bare';
type Definition<
  Req extends z.core.$ZodType,
  Res extends z.core.$ZodType,
  Who extends Access,
> = Omit<Call<Req, Res, Who>, Defaults> & Partial<Pick<Call<Req, Res, Who>, Defaults>>;

/** Longest body of an ordinary call. */
export const MAX_BODY_BYTES = 512 * 1024;

/**
 * Declares a call. Handlers, the typed client, the access sweep and the fuzz tests read the
 * declaration; nothing about a call is written twice.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  Req extends z.core.$ZodType,
  Res extends z.core.$ZodType,
  Who extends Access,
>(definition: Definition<Req, Res, Who>): Call<Req, Res, Who> {
  return {
    action: null,
    actionIn: 'query',
    actor: null,
    headerless: false,
    beforeFactor: false,
    offline: false,
    files: {},
    maxBody: MAX_BODY_BYTES,
    meta: null,
    bare: false,
    ...definition,
  };
}

/** What a client sends, in the names of the wire. */
export type RequestOf<C extends Call> = z.input<C['request']>;
/** What our own browser passes to a call: the same in our spelling, which the fetcher turns into the wire's. */
export type InputOf<C extends Call> = OurFields<z.input<C['request']>>;
/** What a handler receives: the payload after parsing. */
export type ParsedOf<C extends Call> = z.output<C['request']>;
/** The `data` of an answer as both ends speak of it: the server encodes it, the browser decodes it (codecs.ts). */
export type DataOf<C extends Call> = z.output<C['response']>;
/** The same as it travels. */
export type WireOf<C extends Call> = z.input<C['response']>;

/** The envelope every response comes in (the quiz service excepted). */
export interface Envelope<Data = unknown, Meta = unknown> {
  status: boolean;
  message: string;
  data?: Data;
  /** Stable machine-readable reason, see `errors.ts`. */
  code?: string;
  meta?: Meta;
}

/** Whether a call belongs to the office: it asks for an ability, and its writes are audited. */
export function isOfficeCall(call: Pick<Call, 'access'>): call is { access: AbilityName } {
  return call.access !== 'public' && call.access !== 'session';
}
