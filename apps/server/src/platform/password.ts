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
export const hashPassword = (password: string) =>
  inTurn(() => hash(password.normalize('NFC'), COST));

/** A hash no password has, so that an unknown person takes as long to refuse as a known one. */
const nobody = hashPassword('nobody signs in with this');

/**
 * Whether `password` matches `stored`; null (no such person) takes the same time and is false.
 * Errors: unavailable, when hundreds wait for their answer.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  return (await matchOf(stored, password)) !== 'none';
}

/**
 * How a password matches: `old` says that its hash is of before letters with marks were hashed in one
 * spelling, and is to be made anew. Keyboards spell them differently, and so may the stored one.
 */
export async function matchOf(
  stored: string | null,
  password: string,
): Promise<'now' | 'old' | 'none'> {
  const known = stored || (await nobody);
  const [now, ...old] = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  const matches = (spelt = '') => inTurn(() => verify(known, spelt));
  if (await matches(now)) return stored ? 'now' : 'none';
  for (const spelt of old) if (await matches(spelt)) return stored ? 'old' : 'none';
  return 'none';
}
