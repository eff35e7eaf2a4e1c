import { MINUTE_MS } from '@institute/contract/time/durations';

/** After this a bank that was asked gives nothing any more: the student may ask again. */
const PATIENCE_MS = 30 * MINUTE_MS;
/** When a look is repeated that was cut off or met a provider that is away. */
export const AGAIN_MS = 2 * MINUTE_MS;

/** A name as banks want it, in two parts; whoever has one name bears it twice. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: first.slice(0, 60), lastName: (rest.join(' ') || first).slice(0, 60) };
}

/** When to look again for a number that was asked for at `requestedAt`; null when nobody waits any longer. */
export function nextLook(requestedAt: Date, now: Date): Date | null {
  const age = now.getTime() - requestedAt.getTime();
  return age >= PATIENCE_MS ? null : new Date(now.getTime() + AGAIN_MS);
}
