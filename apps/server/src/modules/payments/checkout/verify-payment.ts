import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import {
  awayAsUnavailable,
  type CardProvider,
  CardProviderAway,
  configuredProviders,
  providerOf,
} from '../../../platform/card-provider.ts';
import { throttle } from '../../auth/index.ts';
import { readForeign, readReference, referenceKey } from './reference-rules.ts';
import { actOn, settlePayment } from './settle-payment.ts';
import { type CardPaymentRow, insertPayment, paymentByKey, updatePayment } from './store-cards.ts';

/**
 * Asks the provider about a payment of the session's and acts on it (rulings §3). A reference that
 * a client made is known once its payer, as a provider verified, is the one who asks. While the
 * provider is away the payment is pending. Errors: payment_not_found, too_many, unavailable.
 */
export async function verifyPayment(
  context: Context,
  asked: { reference: string; isClosed: boolean },
): Promise<CardPaymentRow> {
  const payer = signedIn(context);
  const known = await paymentByKey(context.db, referenceKey(asked.reference));
  if (known?.settledAt && known.userId === payer.userId) return known;
  if (known && known.userId !== null && known.userId !== payer.userId) {
    throw new AppError('payment_not_found');
  }
  const providers = known
    ? [providerOf(context, known)]
    : configuredProviders(context.cardProviders);
  if (providers.length === 0) throw new AppError('payment_unconfigured');
  await throttle(context, 'card-verify', payer.signInName);
  if (!known || known.userId === null)
    return verifyForeign(context, providers, payer, asked.reference, known);
  const claimedAt = asked.isClosed ? null : context.clock.now();
  const claimed = await updatePayment(context.db, known.id, { claimedAt });
  try {
    return await settlePayment(context, claimed);
  } catch (error) {
    if (error instanceof CardProviderAway) return claimed;
    throw error;
  }
}

/** A reference that is not ours: a provider alone says whose it is, and only to its payer. */
async function verifyForeign(
  context: Context,
  providers: readonly CardProvider[],
  payer: { userId: number; email: string },
  reference: string,
  known: CardPaymentRow | null,
): Promise<CardPaymentRow> {
  const read = readReference(reference);
  if (!read) throw new AppError('payment_not_found');
  for (const provider of providers) {
    const said = await provider.verify(reference).catch(awayAsUnavailable);
    // Whoever has no e-mail is no payer of a transaction without one.
    if (said?.status !== 'success' || said.email === '' || said.email !== payer.email) continue;
    const row = known ?? (await foreignPayment(context, provider, said.reference));
    if (row?.provider !== provider.name) continue;
    const acted = await actOn(context, row, said);
    if (acted.userId === payer.userId) return acted;
  }
  throw new AppError('payment_not_found');
}

/**
 * The row of a reference that a client made for this provider, or of the provider's own where money came to an
 * account number (`isTransfer`); added when it is new, null when it is no payment of ours. Only the provider's word
 * may lead here: its webhook, its list, its verification.
 */
export async function foreignPayment(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  provider: CardProvider,
  reference: string,
  isTransfer = false,
): Promise<CardPaymentRow | null> {
  const read = readReference(reference) ?? (isTransfer ? readForeign(reference) : null);
  if (!read) return null;
  const now = clock.now();
  const key = referenceKey(reference);
  const added = await insertPayment(db, {
    reference,
    referenceKey: key,
    provider: provider.name,
    purpose: read.purpose,
    state: 'pending',
    claimedAt: now,
    askAt: now,
    createdAt: now,
  });
  return added ?? paymentByKey(db, key);
}
