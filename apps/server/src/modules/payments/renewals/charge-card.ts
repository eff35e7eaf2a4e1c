import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { ChargeRefused } from '../../../platform/saved-card-provider.ts';
import { lockPair } from '../../referrals/index.ts';
import { actOn } from '../checkout/settle-payment.ts';
import {
  type CardPaymentRow,
  lockPayment,
  paymentLine,
  updatePayment,
} from '../checkout/store-cards.ts';
import { text } from '../text.ts';
import { followCharge } from './follow-charge.ts';
import { openCode } from './sealed-code.ts';
import { chargeOf } from './store-charges.ts';
import { renewalLine, savedCardOf } from './store-renewals.ts';

/** Saved cards to be charged; tried again for hours while the provider is away. */
export const charges = defineQueue<{ paymentId: number }>('charge-saved-cards', { timeLimit: 60 });

/**
 * Charges a saved card for a payment that was written before. What the provider has is looked at first, and it takes a
 * reference once, so that whoever runs this again, or beside it, charges nothing more. What came of it is verified as
 * every payment is. Throws `CardProviderAway`.
 */
export async function chargeCard(services: Services, paymentId: number): Promise<void> {
  const { db, cardProviders } = services;
  const { payment } = await paymentLine(db, paymentId);
  const provider = cardProviders[payment.provider];
  const charge = await chargeOf(db, paymentId);
  if (!charge || charge.endedAt || !provider?.charges || payment.userId === null) return;
  const { reference, userId, expected: amount } = payment;
  const known = await provider.verify(reference);
  if (known) return void (await actOn(services, payment, known));
  const line = await renewalLine(db, charge.placeId);
  const card = await savedCardOf(db, userId);
  const isWanted = line?.renewal?.isOn && line.place.userId === userId;
  if (!isWanted || !card || amount === null) return giveUp(services, payment, null);
  const code = await openCode(db, card);
  let refusal: string | null = null;
  try {
    await provider.charges.charge({ reference, email: card.email, amount, code });
  } catch (error) {
    if (!(error instanceof ChargeRefused)) throw error;
    refusal = error.message;
  }
  const said = await provider.verify(reference);
  if (said || refusal === null) return void (await actOn(services, payment, said));
  return giveUp(services, payment, refusal);
}

/** Nothing was charged and nothing will be: the student has stopped it (`refusal` null), or the provider refuses. */
async function giveUp(
  services: Services,
  { id, userId }: CardPaymentRow,
  refusal: string | null,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (userId !== null) await lockPair(tx, userId);
    const row = await lockPayment(tx, id);
    if (row.state !== 'pending') return;
    const reason = refusal === null ? text.renewals.stopped : text.outcome.declined;
    const failed = await updatePayment(tx, id, { state: 'failed', reason, askAt: null });
    await followCharge(services, tx, failed, refusal);
  });
}
