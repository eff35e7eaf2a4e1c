import { HOUR_MS } from '@institute/contract/time/durations';

/** How long a copy is kept: a day once it is ready; a week where nothing has come of it. */
export const KEPT_MS = { ready: 24 * HOUR_MS, unmade: 7 * 24 * HOUR_MS } as const;

/** One copy a day. */
const PAUSE_MS = 24 * HOUR_MS;

/** When another copy can be asked for; null for now, as after one that failed. */
export function nextCopyAt(copy: { state: string; requestedAt: Date }, now: Date): Date | null {
  if (copy.state === 'failed') return null;
  const next = new Date(copy.requestedAt.getTime() + PAUSE_MS);
  return next > now ? next : null;
}
