import pg from 'pg';
import { timeLimits } from './time-limits.ts';

/** What the driver says when the database has not answered in time. */
const SILENT = /^Query read timeout$/;

/**
 * A connection that is given up when the database does not answer on it. The driver would go on to
 * wait for the answer: whatever is asked next, be it the rollback, would wait behind it.
 */
class BoundedClient extends pg.Client {
  // The driver's declaration has a dozen shapes; this passes all of them on.
  override query = ((...given: unknown[]) => {
    const asked = Reflect.apply(pg.Client.prototype.query, this, this.sent(given)) as unknown;
    if (asked instanceof Promise) asked.catch((error: unknown) => this.leaveIfSilent(error));
    return asked;
  }) as pg.Client['query'];

  /** What is sent of what is asked. */
  protected sent(given: unknown[]): unknown[] {
    return given;
  }

  private leaveIfSilent(error: unknown): void {
    if (!(error instanceof Error && SILENT.test(error.message))) return;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
  }
}

/**
 * A connection to a pooler that hands each transaction to another connection of PostgreSQL: there, a
 * statement that was prepared under a name is not known, or is another one (decision 060).
 */
class PooledClient extends BoundedClient {
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
}

/** A pool whose connections and statements have their time. */
export function openPool(url: string, own: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: own.max,
    connectionTimeoutMillis: timeLimits.connection,
    // Of the server, which ends the statement; and our own, for a server that stands still. A pooler's
    // connections have their settings from the pooler.
    ...(!own.isPooled && { statement_timeout: own.statementMs }),
    query_timeout: own.statementMs + 500,
    keepAlive: true,
    Client: own.isPooled ? PooledClient : BoundedClient,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  // So does one that breaks between two statements of a transaction; the next statement tells of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
