import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { awayAsUnavailable, providerOf } from '../../../platform/card-provider.ts';
import { throttle } from '../../auth/index.ts';
import { lockWallets } from '../../ledger/index.ts';
import { referenceKey } from '../checkout/reference-rules.ts';
import { paymentByKey } from '../checkout/store-cards.ts';
import { renewalRuns } from './run-renewals.ts';
import { sealCode } from './sealed-code.ts';
import {
  forgetCard,
  keepSavedCard,
  renewalsOf,
  type SavedCardRow,
  savedCardOf,
} from './store-renewals.ts';

/** Whoever may spend their own money; an administrator who is signed in as them may not. */
export function payerOf(context: Context) {
  const payer = signedIn(context);
  if (!can(payer, 'money.pay')) throw new AppError('not_as_student');
  return payer;
}

/**
 * Keeps the card by which a payment of the session's was made, since its owner has asked for it; what is due by itself
 * is paid by it at once. Errors: payment_not_found, card_not_kept, not_as_student, too_many, unavailable,
 * payment_unconfigured.
 */
export async function keepCard(context: Context, reference: string): Promise<SavedCardRow> {
  const { userId, signInName } = payerOf(context);
  const { db, clock, jobs } = context;
  const payment = await paymentByKey(db, referenceKey(reference));
  if (payment?.userId !== userId || !payment.settledAt) throw new AppError('payment_not_found');
  const provider = providerOf(context, payment);
  await throttle(context, 'card-verify', signInName);
  const said = await provider.verify(payment.reference).catch(awayAsUnavailable);
  const isPaid = said?.status === 'success' && provider.charges !== null;
  if (!isPaid || !said.card || said.email === '') throw new AppError('card_not_kept');
  const { code, ...shown } = said.card;
  const sealedCode = await sealCode(db, userId, code);
  return context.transaction(async (tx) => {
    await lockWallets(tx, [userId]);
    const row: SavedCardRow = {
      ...{ userId, provider: provider.name, sealedCode, email: said.email },
      ...{ ...shown, keptAt: clock.now() },
    };
    await keepSavedCard(tx, row);
    for (const { renewal, place } of await renewalsOf(tx, userId)) {
      if (renewal?.isOn) await jobs.enqueue(tx, renewalRuns, { placeId: place.id });
    }
    return row;
  });
}

/** Forgets the card that is kept. Errors: not_as_student. */
export async function removeCard(context: Context): Promise<void> {
  const { userId } = payerOf(context);
  await context.transaction(async (tx) => {
    await lockWallets(tx, [userId]);
    if (await savedCardOf(tx, userId)) await forgetCard(tx, userId);
  });
}
