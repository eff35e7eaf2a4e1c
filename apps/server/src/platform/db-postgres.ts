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
    const asked = Reflect.apply(pg.Client.prototype.query, this, given) as unknown;
    if (asked instanceof Promise) asked.catch((error: unknown) => this.leaveIfSilent(error));
    return asked;
  }) as pg.Client['query'];

  private leaveIfSilent(error: unknown): void {
    if (!(error instanceof Error && SILENT.test(error.message))) return;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
  }
}

/** A pool whose connections and statements have their time. */
export function openPool(url: string, own: { max: number; statementMs: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: own.max,
    connectionTimeoutMillis: timeLimits.connection,
    // Of the server, which ends the statement; and our own, for a server that stands still.
    statement_timeout: own.statementMs,
    query_timeout: own.statementMs + 500,
    keepAlive: true,
    Client: BoundedClient,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  // So does one that breaks between two statements of a transaction; the next statement tells of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
