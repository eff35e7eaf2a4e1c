import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import {
  type ProviderRefund,
  type RefundProvider,
  RefundRefused,
} from '../../../platform/refund-provider.ts';
import { paymentLine } from '../checkout/store-cards.ts';
import {
  endRefund,
  putBack,
  type RefundServices,
  waitForDetails,
  withRefund,
} from './end-refund.ts';
import { AGAIN_MS, nextRefundAsk, noteOf } from './sent-refund-rules.ts';
import {
  claimRefund,
  dueRefunds,
  markTold,
  type RefundRow,
  updateRefund,
} from './store-sent-refunds.ts';

/** Refunds by card whose time has come; few tries, since the sweep asks as well. */
export const refundLooks = defineQueue<{ refundId: number }>('refunds', {
  retries: 3,
  backoff: 15,
  timeLimit: 60,
});

const BATCH = 50;

/** Asks about every refund whose time has come. Runs in any number of processes. */
export async function sweepRefunds(
  services: RefundServices & Pick<Services, 'cardProviders' | 'log'>,
): Promise<void> {
  for (const id of await dueRefunds(services.db, services.clock.now(), BATCH)) {
    await followRefund(services, id).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the provider was not asked about a refund'),
    );
  }
}

/**
 * The one function that brings a refund by card further, whoever calls it: the press, an event of the provider, the
 * sweep. What the provider has is taken first; it is told once, which is noted before, so that a process killed in
 * between sends nothing twice. Throws `CardProviderAway`.
 */
export async function followRefund(
  services: RefundServices & Pick<Services, 'cardProviders'>,
  id: number,
): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + AGAIN_MS);
  const row = await claimRefund(services.db, id, { now, until });
  if (row?.paymentId == null || row.endedAt) return;
  const { payment } = await paymentLine(services.db, row.paymentId);
  const provider = services.cardProviders[payment.provider]?.refunds;
  if (!provider) return;
  const known = await provider.ofPayment(payment.reference);
  const said = known.find((one) =>
    row.providerId === null ? one.note === noteOf(row) : one.id === row.providerId,
  );
  if (said) return takeWord(services, row.id, said);
  // One that it had is asked about again.
  if (row.providerId === null) await tell(services, provider, row, payment.reference);
}

/** Has the provider give it back, unless it was told a moment ago and has yet to say so. */
async function tell(
  services: RefundServices,
  provider: RefundProvider,
  row: RefundRow,
  reference: string,
): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - AGAIN_MS);
  if (!(await markTold(services.db, row.id, { now, before }))) return;
  const { amount, reason } = row;
  try {
    const made = await provider.ask({ reference, amount, reason, note: noteOf(row) });
    await takeWord(services, row.id, made);
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    await withRefund(services.db, row.id, (tx, open) =>
      putBack(services, tx, open, { state: 'failed', problem: error.message }),
    );
  }
}

/** Acts on what the provider says of a refund, once for each step. */
export async function takeWord(
  services: RefundServices,
  id: number,
  said: ProviderRefund,
): Promise<void> {
  await withRefund(services.db, id, async (tx, row) => {
    const askAt = nextRefundAsk(row.askedAt, services.clock.now());
    const known = await updateRefund(tx, id, { providerId: said.id, askAt });
    if (said.status === 'done') await endRefund(services, tx, known, { from: 'card_clearing' });
    else if (said.status === 'failed') await putBack(services, tx, known, { state: 'failed' });
    else if (said.status === 'details') await waitForDetails(services, tx, known);
    else if (row.state === 'details') {
      await updateRefund(tx, id, { state: 'underway', problem: '' });
    }
  });
}
