import type { Services } from '../../../context.ts';
import { CardProviderAway } from '../../../platform/card-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { claimDue } from './store-cards.ts';

const BATCH = 50;
/** Payments that one process asks about at a time. */
const AT_ONCE = 5;
/** When a payment is asked about again whose asking was cut off. */
const AGAIN_MS = 2 * 60_000;

/**
 * Asks about every payment whose time has come, so that money arrives by itself when neither the
 * browser nor the webhook has brought it. Runs in any number of processes. Returns how many were
 * asked about.
 */
export async function sweepPayments(services: Services): Promise<number> {
  const { card, db, clock, log } = services;
  if (!card) return 0;
  let asked = 0;
  for (;;) {
    const now = clock.now();
    const until = new Date(now.getTime() + AGAIN_MS);
    const due = await claimDue(db, { now, until, limit: BATCH });
    asked += due.length;
    const waiting = [...due];
    let isAway = false;
    const worker = async () => {
      for (let next = waiting.shift(); next && !isAway; next = waiting.shift()) {
        await settlePayment({ ...services, card }, next).catch((error: unknown) => {
          // Away for one is away for all: they wait for their next time.
          if (error instanceof CardProviderAway) isAway = true;
          log.warn({ err: error, reference: next?.reference }, 'a card payment is not settled');
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (isAway || due.length < BATCH) return asked;
  }
}
