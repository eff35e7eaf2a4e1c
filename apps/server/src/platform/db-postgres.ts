import type { Duplex } from 'node:stream';
import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../schema/index.ts';
import { SharedConnections } from './db-shared.ts';
import type { Database } from './db-transaction.ts';
import { timeLimits } from './time-limits.ts';

/** What the driver says when the database has not answered in time. */
const SILENT = /^Query read timeout$/;

/**
 * A connection that is given up when the database does not answer on it. The driver would go on to
 * wait for the answer: whatever is asked next, be it the rollback, would wait behind it. What is asked in
 * one turn of the event loop is sent in one message.
 */
class BoundedClient extends pg.Client {
  // The driver's declaration has a dozen shapes; this passes all of them on.
  override query = ((...given: unknown[]) => {
    this.gather();
    const asked = Reflect.apply(pg.Client.prototype.query, this, this.sent(given)) as unknown;
    if (asked instanceof Promise) asked.catch((error: unknown) => this.leaveIfSilent(error));
    return asked;
  }) as pg.Client['query'];

  /** What is sent of what is asked. */
  protected sent(given: unknown[]): unknown[] {
    return given;
  }

  /** Holds back what is sent until nothing is left to be done in this turn. */
  private gather(): void {
    const stream = this.stream();
    if (stream.writableCorked > 0) return;
    stream.cork();
    queueMicrotask(() => process.nextTick(() => stream.uncork()));
  }

  private leaveIfSilent(error: unknown): void {
    if (error instanceof Error && SILENT.test(error.message)) this.stream().destroy();
  }

  private stream(): Duplex {
    return (this as unknown as { connection: { stream: Duplex } }).connection.stream;
  }
}

/**
 * A connection to a pooler that hands each transaction to another connection of PostgreSQL: there, a
 * statement that was prepared under a name is not known, or is another one (decision 060). Its name must
 * not hold "Pool", by which drizzle-orm tells pools from connections.
 */
class NamelessClient extends BoundedClient {
  protected override sent([query, ...values]: unknown[]): unknown[] {
    if (typeof query !== 'object' || query === null || !('name' in query))
      return [query, ...values];
    return [{ ...query, name: undefined }, ...values];
  }
}

/** How a pool is used: its size, and the time of a statement. */
interface PoolOptions {
  max: number;
  statementMs: number;
  /** Whether its address leads to a pooler of transactions, such as PgBouncer. */
  isPooled?: boolean;
  /** What its connections call themselves. */
  name?: string | undefined;
}

/** What every connection has: its address, and how long it waits. What is asked of it is sent at once. */
const timed = (url: string, statementMs: number) => ({
  connectionString: url,
  connectionTimeoutMillis: timeLimits.connection,
  // Of the server, which ends the statement; and our own, for a server that stands still.
  statement_timeout: statementMs,
  query_timeout: statementMs + 500,
  keepAlive: true,
  pipeline: true,
});

/** A pool whose connections and statements have their time. */
export function openPool(url: string, own: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...timed(url, own.statementMs),
    // A pooler's connections have their settings from the pooler.
    ...(own.isPooled && { statement_timeout: undefined }),
    max: own.max,
    ...(own.name && { application_name: own.name }),
    Client: own.isPooled ? NamelessClient : BoundedClient,
  });
  return outliving(pool);
}

/** A pool whose connections may break without ending the process. */
export function outliving(pool: pg.Pool): pg.Pool {
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  // So does one that breaks between two statements of a transaction; the next statement tells of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Connections that reads share, with the same limits; never through a pooler, see {@link NamelessClient}. */
export const openShared = (url: string, own: { most: number; statementMs: number }) =>
  new SharedConnections(() => new BoundedClient(timed(url, own.statementMs)), own.most);

/** What Drizzle keeps in fields that are not declared. */
interface SessionParts {
  dialect: ConstructorParameters<typeof NodePgSession>[1];
  schema: ConstructorParameters<typeof NodePgSession>[2];
}

/**
 * A connection for one transaction, as Drizzle asks it. What only reads or locks is sent along with the
 * `begin`. What may write waits until that is answered, and so does all that is asked after it: where no
 * transaction has begun, it would be committed by itself.
 */
class TransactionClient {
  readonly #client: pg.PoolClient;
  #begun: Promise<unknown> | null = null;
  #isHeld = false;
  #hasEnded = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<unknown> {
    if (this.#hasEnded && statement.text !== 'rollback') {
      throw new Error(`asked after its transaction: ${statement.text}`);
    }
    if (!this.#begun) {
      this.#begun = this.#client.query(statement);
      // Whoever asks next is told.
      this.#begun.catch(() => undefined);
      return;
    }
    this.#hasEnded = /^(commit|rollback)$/.test(statement.text);
    this.#isHeld ||= !statement.text.startsWith('select ');
    if (this.#isHeld) await this.#begun;
    const [answer] = await Promise.all([this.#client.query(statement, values), this.#begun]);
    return answer;
  }
}

/**
 * Drizzle over a pool, whose transactions give their connection back however they end. Its own (0.45)
 * keeps one on which `begin` failed, as it does whenever the database goes away in that moment: after as
 * many such moments as the pool has connections, nobody is answered any more.
 */
export function drizzleOver(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  const { dialect, schema: relations } = db._.session as unknown as SessionParts;
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const asked = new TransactionClient(client) as unknown as pg.PoolClient;
      const session = new NodePgSession(asked, dialect, relations);
      return await session.transaction(work as never, config);
    } finally {
      client.release();
    }
  };
  return db;
}
