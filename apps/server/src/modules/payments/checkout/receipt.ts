import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { userById } from '../../auth/index.ts';
import { readSettings } from '../../settings/index.ts';
import { transfersByKey } from '../books/store-books.ts';
import { referenceKey } from './reference-rules.ts';
import { paymentByKey, paymentLine } from './store-cards.ts';

/**
 * The receipt of a card payment that has arrived: for its payer, and for administrators.
 * Errors: payment_not_found.
 */
export async function receiptOf(context: Context, reference: string) {
  const reader = signedIn(context);
  const payment = await paymentByKey(context.db, referenceKey(reference));
  const mayRead = payment && can(reader, 'receipts.read', { payerId: payment.userId });
  if (!payment?.settledAt || !mayRead) throw new AppError('payment_not_found');
  const keys = [`card:${payment.referenceKey}`, payment.enrolmentKey].filter((key) => key !== null);
  const payer = payment.userId === null ? null : await userById(context.db, payment.userId);
  return {
    line: await paymentLine(context.db, payment.id),
    payer,
    siteName: (await readSettings(context.db)).siteName,
    transfers: await transfersByKey(context.db, keys),
  };
}
