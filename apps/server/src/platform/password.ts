import cluster from 'node:cluster';
import { hash, verify } from '@node-rs/argon2';
import { inTurns } from './turns.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Two at a time are all that a core or two are busy with, and one where several processes share the
 * cores. More of them compute no faster, hold 19 MB each, and keep files and compression waiting, which
 * share the four threads that Node has for such work.
 */
const inTurn = inTurns(cluster.isWorker ? 1 : 2, 256);

/** The hash that is kept of a password. Errors: unavailable, when hundreds wait for theirs. */
export const hashPassword = (password: string) => inTurn(() => hash(password, COST));

/** A hash no password has, so that an unknown person takes as long to refuse as a known one. */
const nobody = hashPassword('nobody signs in with this');

/**
 * Whether `password` matches `stored`; null (no such person) takes the same time and is false.
 * Errors: unavailable, when hundreds wait for their answer.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const known = stored || (await nobody);
  const matches = await inTurn(() => verify(known, password));
  return matches && Boolean(stored);
}
