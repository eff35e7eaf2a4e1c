import { HOUR_MS } from '@institute/contract/time/durations';
import type { Clock } from './clock.ts';
import type { Database } from './db.ts';
import { type DescribedError, describeError } from './describe-error.ts';
import { addErrorNotes, type ErrorNote } from './error-notes-store.ts';
import type { LoggedError } from './log.ts';
import { hash } from './random.ts';
import { timeLimits, within } from './time-limits.ts';

/** Kinds that a process tells apart within an hour; the others are counted as one. */
const MOST_KINDS = 50;
/** Notes that wait for a database: the oldest are forgotten first. */
const MOST_HELD = 500;
/** How often a process writes what it has counted. */
const WRITE_MS = 10_000;
const LONGEST = { message: 300, place: 200 };

/** What this process logged as an error, until the database has it (decision 051). */
export interface ErrorNotes {
  /** Counts an error that is being logged. Never throws. */
  note(logged: LoggedError): void;
  /** Writes what was counted; what cannot be written is held for the next time. Never throws. */
  write(db: Database): Promise<void>;
  /** Writes every ten seconds, and once more when it is ended by the function it gives. */
  keepIn(db: Database): () => Promise<void>;
}

/** Begins to count. */
export function makeErrorNotes(clock: Clock): ErrorNotes {
  const held = new Map<string, ErrorNote>();
  let known = { hour: 0, kinds: new Set<string>() };
  let writing: Promise<void> | null = null;

  const add = (note: ErrorNote) => {
    const key = `${note.hour.getTime()} ${note.kind}`;
    const before = held.get(key);
    held.set(key, before ? merged(before, note) : note);
    const [oldest] = held.keys();
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
  };
  const isTooMany = (hour: number, kind: string) => {
    if (known.hour !== hour) known = { hour, kinds: new Set() };
    if (known.kinds.size < MOST_KINDS) known.kinds.add(kind);
    return !known.kinds.has(kind);
  };
  const writeHeld = async (db: Database) => {
    const notes = [...held.values()];
    held.clear();
    // Silent on purpose: an error about errors would be one more of them, as long as it lasts.
    await addErrorNotes(db, notes).catch(() => notes.forEach(add));
  };
  const write = (db: Database) => {
    writing ??= writeHeld(db).finally(() => {
      writing = null;
    });
    return writing;
  };

  return {
    note(logged) {
      const now = clock.now();
      const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
      const said = describeKind(logged);
      const others = { kind: 'others', message: '', place: '' };
      const one = isTooMany(hour, said.kind) ? others : said;
      add({ ...one, hour: new Date(hour), firstAt: now, lastAt: now, count: 1 });
    },
    write,
    keepIn(db) {
      const timer = setInterval(() => void write(db), WRITE_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        // Once for what is being written, once for what came meanwhile; a stop waits for neither.
        await within(
          timeLimits.lastErrors,
          write(db).then(() => write(db)),
          undefined,
        );
      };
    },
  };
}

const merged = (a: ErrorNote, b: ErrorNote): ErrorNote => {
  const newest = a.lastAt > b.lastAt ? a : b;
  return {
    ...newest,
    firstAt: a.firstAt < b.firstAt ? a.firstAt : b.firstAt,
    count: a.count + b.count,
  };
};

/** What kind of error it is, without what people sent. */
function describeKind({ message, error, about }: LoggedError) {
  const described = error === undefined ? null : describeError(error);
  const file = described ? frameOf(described) : '';
  const place = [about, file].filter(Boolean).join(' · ');
  const root = described && rootOf(described);
  const words = [message, root && `${root.type}: ${root.message}`].filter(Boolean).join(': ');
  return {
    kind: hash(JSON.stringify([message, root?.type, root?.code, place])).slice(0, 24),
    message: withoutValues(words).slice(0, LONGEST.message),
    place: place.slice(0, LONGEST.place),
  };
}

/** The error that began it: what stands around it says what was tried. */
const rootOf = (error: DescribedError): DescribedError =>
  error.cause ? rootOf(error.cause) : error;

/** A line of a stack that is in files of ours. */
const OURS = /apps\/server\/(?:src|seed)\/([\w./-]+:\d+)/;

/** Where it came through our own code; a database's error says so in what stands around it. */
function frameOf({ stack, cause }: DescribedError): string {
  return OURS.exec(stack)?.[1] ?? (cause ? frameOf(cause) : '');
}

/**
 * Words without what may be somebody's: long numbers and random texts, and what is quoted unless it
 * is the name of a table or the like.
 */
function withoutValues(words: string): string {
  return words
    .replace(/"([^"]*)"/g, (quoted, inside: string) =>
      /^[a-z_.]{1,63}$/.test(inside) ? quoted : '"…"',
    )
    .replace(/\d{6,}/g, '…')
    .replace(/(?=[\w-]*\d)[\w-]{20,}/g, '…');
}
