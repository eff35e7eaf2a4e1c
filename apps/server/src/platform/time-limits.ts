import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long whatever leaves the process may take, in milliseconds. A visitor is answered within ten
 * seconds, also when what we ask has gone silent: each limit leaves room for the answer.
 */
export const timeLimits = {
  /** Wait for a free connection of the database, or for a new one. */
  connection: 5_000,
  /** One statement of a request, its wait for locks included. */
  statement: 8_500,
  /** One statement of a job, a migration or a command. */
  longStatement: 30 * 60_000,
  /** What `/readyz` waits for the database. */
  readiness: 1_500,
  /** What a page on the health of the whole waits for each part of it. */
  healthPart: 2_000,
  /** What a stop waits for the errors to be written that the process has counted. */
  lastErrors: 2_000,
  /** Until a bucket is connected to; until it has answered, or takes more of an upload. */
  bucketConnection: 3_000,
  bucket: 8_000,
  /** Until a client that takes nothing of a file is cut off. */
  unreadFile: 60_000,
  cardProvider: 8_000,
  /** Until a mail server is connected to, and any answer of it. */
  mailConnection: 5_000,
  mail: 10_000,
  push: 10_000,
  marking: 10_000,
} as const;

/** What `work` comes to, or `otherwise` when that takes longer than `ms`. */
export function within<T, U>(ms: number, work: Promise<T>, otherwise: U): Promise<T | U> {
  return Promise.race([work, wait(ms, otherwise, { ref: false })]);
}
