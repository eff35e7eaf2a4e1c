import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

/** A hash no password has, so that an unknown person takes as long to refuse as a known one. */
const nobody = hashPassword('nobody signs in with this');

/** Whether `password` matches `stored`; null (no such person) takes the same time and is false. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored || (await nobody), password);
  return matches && Boolean(stored);
}
