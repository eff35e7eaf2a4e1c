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
  /** Until a bucket is connected to; until it has answered, or takes more of an upload. */
  bucketConnection: 3_000,
  bucket: 8_000,
  cardProvider: 8_000,
  /** Until a mail server is connected to, and any answer of it. */
  mailConnection: 5_000,
  mail: 10_000,
  push: 10_000,
  marking: 10_000,
} as const;
