import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { awayAsUnavailable, providerOf } from '../../../platform/card-provider.ts';
import { throttle } from '../../auth/index.ts';
import { referenceKey } from './reference-rules.ts';
import { settlePayment } from './settle-payment.ts';
import { type CardPaymentRow, paymentByKey } from './store-cards.ts';

/**
 * Asks the provider about anybody's card payment and acts on it, for the office. That it was asked does
 * not make the payer somebody who has said that they paid. Errors: payment_not_found,
 * payment_unconfigured, too_many, unavailable.
 */
export async function askProvider(context: Context, reference: string): Promise<CardPaymentRow> {
  const known = await paymentByKey(context.db, referenceKey(reference));
  if (!known) throw new AppError('payment_not_found');
  providerOf(context, known);
  await throttle(context, 'card-verify', signedIn(context).signInName);
  const payment = await settlePayment(context, known).catch(awayAsUnavailable);
  const note: AuditNote = { subjectId: payment.userId };
  note.details = { reference: payment.reference, state: payment.state };
  await context.transaction(async () => undefined, note);
  return payment;
}
