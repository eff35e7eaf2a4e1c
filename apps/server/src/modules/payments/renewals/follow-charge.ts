import type { StopReason } from '@institute/contract/payments/renewals';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { whatFor } from '../../invoices/index.ts';
import type { CardPaymentRow } from '../checkout/store-cards.ts';
import { finalReason, MOST_TRIES } from './renewal-rules.ts';
import { chargeOf, endCharge, triesFor } from './store-charges.ts';
import { changeRenewal, lockRenewal, type RenewalLine, renewalLine } from './store-renewals.ts';

type Following = Pick<Services, 'clock' | 'config' | 'notices'>;

/**
 * What follows from a charge of a saved card, once for each: told where it has paid; where it was declined, tried
 * again on another day or stopped, with the reason. Under the lock of the wallet and the payment. A `refusal` of null
 * says that the card was not asked at all, since the student had stopped it.
 */
export async function followCharge(
  services: Following,
  tx: Tx,
  payment: CardPaymentRow,
  refusal: string | null,
): Promise<void> {
  const charge = await chargeOf(tx, payment.id);
  if (!charge || charge.endedAt || payment.state === 'pending') return;
  const now = services.clock.now();
  await endCharge(tx, charge.id, now);
  const line = await renewalLine(tx, charge.placeId);
  if (!line || payment.state === 'credited' || refusal === null) return;
  const told = { ...aboutPlace(line), amount: payment.received ?? payment.expected ?? 0 };
  if (payment.state === 'paid') {
    return services.notices.renewalPaid(tx, now, { ...told, by: payment.method });
  }
  const renewal = await lockRenewal(tx, charge.placeId);
  if (!renewal?.isOn) return;
  const final = finalReason(refusal);
  const tries = await triesFor(tx, charge.key, renewal.switchedAt);
  if (final) return stopRenewal(services, tx, line, final);
  if (tries >= MOST_TRIES) return stopRenewal(services, tx, line, 'tries');
  await services.notices.renewalDeclined(tx, now, told);
}

/** Has a place paid for by itself no more, and tells its student why. */
export async function stopRenewal(
  { clock, notices }: Pick<Services, 'clock' | 'notices'>,
  tx: Tx,
  line: RenewalLine,
  stopped: StopReason,
): Promise<void> {
  const now = clock.now();
  await changeRenewal(tx, line.place.id, { isOn: false, stopped, switchedAt: now });
  await notices.renewalStopped(tx, now, { ...aboutPlace(line), reason: stopped });
}

/** Whose place it is, and what is paid of it, in words. */
export const aboutPlace = ({ place, taught, invoice }: RenewalLine) => ({
  userId: place.userId,
  classId: taught.id,
  what: invoice ? whatFor(invoice, taught.name) : taught.name,
});
