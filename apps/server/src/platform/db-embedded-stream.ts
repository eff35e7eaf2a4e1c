import { Duplex } from 'node:stream';
import { type PGlite, protocol } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/** Codes of messages, and what a session says that has no transaction open, as PostgreSQL's protocol has them. */
const code = (letter: string) => letter.charCodeAt(0);
const PARSE = code('P');
const TERMINATE = code('X');
const READY = Buffer.from([code('Z'), 0, 0, 0, 5, code('I')]);

/**
 * The one session that PostgreSQL has in this process, which the connections of the driver take turns
 * at: whoever has begun a transaction keeps it until the transaction has ended.
 */
export class EmbeddedSession {
  readonly #database: PGlite;
  #holder: EmbeddedStream | null = null;
  #waiting: (() => void)[] = [];

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** What the database answers to whole messages of `who`. */
  async ask(who: EmbeddedStream, message: Buffer): Promise<Buffer> {
    while (this.#holder && this.#holder !== who) {
      await new Promise<void>((resume) => this.#waiting.push(resume));
    }
    this.#holder = who;
    const parts: Buffer[] = [];
    // It counts as ended where the database could not be asked: nobody else would get a turn any more.
    let hasEnded = true;
    try {
      await this.#database.execProtocolRawStream(message, {
        // Its files are written as it writes to them: there is nothing to do afterwards.
        syncToFs: false,
        // The bytes lie in the database's own memory, which its next answer takes again.
        onRawData: (bytes) => parts.push(Buffer.from(bytes)),
      });
      const answer = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
      hasEnded = answer.subarray(-READY.length).equals(READY);
      return answer;
    } finally {
      if (hasEnded) this.#release();
    }
  }

  /** Ends what `who` has begun, and forgets the statements it has prepared, as a server does. */
  async leave(who: EmbeddedStream, prepared: Iterable<string>): Promise<void> {
    const { query, close, sync } = protocol.serialize;
    const closing = [...prepared].map((name) => close({ type: 'S', name }));
    // Also where nothing is begun yet: what it has asked before may still wait for its turn.
    await this.ask(who, Buffer.concat([query('rollback'), ...closing, sync()]));
  }

  #release(): void {
    this.#holder = null;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }
}

/**
 * What the driver of PostgreSQL has in place of a socket where PostgreSQL runs in this process. What is
 * written in one turn of the event loop enters WebAssembly together.
 */
export class EmbeddedStream extends Duplex {
  readonly #session: EmbeddedSession;
  readonly #prepared = new Set<string>();
  #written: Buffer[] = [];
  #left: Promise<void> | null = null;

  constructor(session: EmbeddedSession) {
    super();
    this.#session = session;
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  override _write(message: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#take(message);
    done();
  }

  /** The parts of a statement. */
  override _writev(messages: { chunk: Buffer }[], done: Done): void {
    for (const { chunk } of messages) this.#take(chunk);
    done();
  }

  override _read(): void {
    // An answer is pushed when it is there.
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#leave().then(() => done(error), done);
  }

  // What else a socket has, and the driver calls.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  #take(message: Buffer): void {
    // The database would end, for everybody.
    if (message[0] === TERMINATE) {
      this.#leave().catch((error: Error) => this.destroy(error));
      return;
    }
    if (message[0] === PARSE) this.#prepared.add(nameIn(message));
    if (this.#written.length === 0) setImmediate(() => this.#send());
    this.#written.push(message);
  }

  #send(): void {
    if (this.#left) return;
    const message = Buffer.concat(this.#written);
    this.#written = [];
    this.#session.ask(this, message).then(
      (answer) => this.push(answer),
      (error: Error) => this.destroy(error),
    );
  }

  /** What was written and not sent is not sent any more: it would be done outside of what it belongs to. */
  #leave(): Promise<void> {
    this.#left ??= this.#session.leave(this, this.#prepared);
    return this.#left;
  }
}

/** The name in a message that prepares a statement: after its code and length, up to a zero. */
const nameIn = (message: Buffer) => message.toString('utf8', 5, message.indexOf(0, 5));
