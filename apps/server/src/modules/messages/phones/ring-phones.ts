import type { Services } from '../../../context.ts';
import { instantOf } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import type { JobRun } from '../../../platform/job-queue.ts';
import { stillWaits } from '../daily/what-waits.ts';
import { askAgainAt, KEPT_MS, RING_MS, textOf, worthUntil } from './ring-rules.ts';
import {
  type ClaimedRing,
  claimRings,
  dropPhone,
  endRing,
  expandRinging,
  forgetRings,
  releaseRing,
} from './store.ts';

type Ringing = Pick<Services, 'db' | 'clock' | 'config' | 'webPush' | 'log'>;

/** Devices told in one go, and how many at the same time. */
const BATCH = 100;
const LANES = 8;
/** Longer than a batch takes where every push service is silent. */
const CLAIM_MS = 5 * 60_000;

/**
 * Has devices ring for what has come in the app and was not read yet. Each is claimed before it is sent and marked
 * after: what is cut off is sent again, and shown once, since the device knows the message.
 */
export async function ringPhones(
  services: Ringing,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { db, clock } = services;
  const since = new Date(clock.now().getTime() - RING_MS);
  const expand = () => inTransaction(db, (tx) => expandRinging(tx, { now: clock.now(), since }));
  while (!signal.aborted && (await expand()));
  while (!signal.aborted && (await ringBatch(services, signal)));
}

/** Tells up to a batch of devices, and says whether there may be more. */
async function ringBatch(services: Ringing, signal: AbortSignal): Promise<boolean> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimRings(services.db, { now, until, most: BATCH });
  const left = claimed.values();
  const lane = async () => {
    for (const one of left) await ring(services, one, signal);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return claimed.length === BATCH;
}

async function ring(services: Ringing, one: ClaimedRing, signal: AbortSignal): Promise<void> {
  const { db, clock, webPush, log } = services;
  const now = clock.now();
  if (signal.aborted) return releaseRing(db, one, now);
  const startsAt = instantOf(one.startsAt);
  const of = { ...one, sentAt: new Date(one.sentAt), startsAt };
  if (one.isOver || worthUntil(of) <= now) return endRing(db, one, 'over');
  if (one.isDaily && !(await stillWaits(services, one.messageId))) return endRing(db, one, 'over');
  const outcome = await webPush.send(one, textOf(of, now), signal);
  if (outcome === 'sent') return endRing(db, one, 'sent');
  if (outcome === 'gone') return dropPhone(db, one);
  if (outcome === 'later') return releaseRing(db, one, askAgainAt(now, one.attempts));
  log.warn({ message: one.messageId }, 'a push service refused a message');
  return endRing(db, one, 'failed');
}

/** Forgets for what devices rang a month ago. */
export const forgetOldRings = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  forgetRings(db, new Date(clock.now().getTime() - KEPT_MS));
