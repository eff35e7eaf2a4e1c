import type { ProviderName } from '@institute/contract/payments/payments';
import type { Services } from '../../../context.ts';
import { CardProviderAway, configuredProviders } from '../../../platform/card-provider.ts';
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
  const { cardProviders, db, clock, log } = services;
  const names = configuredProviders(cardProviders).map(({ name }) => name);
  /** Away for one payment is away for all of the provider: they wait for their next time. */
  const away = new Set<ProviderName>();
  let asked = 0;
  for (;;) {
    const now = clock.now();
    const until = new Date(now.getTime() + AGAIN_MS);
    const from = names.filter((name) => !away.has(name));
    const due = from.length > 0 ? await claimDue(db, from, { now, until, limit: BATCH }) : [];
    asked += due.length;
    const waiting = [...due];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { provider, reference } = next;
        if (away.has(provider)) continue;
        await settlePayment(services, next).catch((error: unknown) => {
          if (error instanceof CardProviderAway) away.add(provider);
          log.warn({ err: error, reference }, 'a card payment is not settled');
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (due.length < BATCH) return asked;
  }
}
