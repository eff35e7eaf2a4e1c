import type { Database, Tx } from './db.ts';

/** PostgreSQL's codes for "somebody else was faster, try again". */
const RETRY = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

function isRetryable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && RETRY.has(at.code)) return true;
  }
  return false;
}

/** Runs `work` in one transaction, tried again when the database found a deadlock. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries >= MAX_TRIES || !isRetryable(error)) throw error;
    }
  }
}
