import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { can } from '@institute/contract/rules/abilities';
import { type Context, signedIn } from '../../../context.ts';
import type { CardProvider } from '../../../platform/card-payment.ts';
import { readableCode } from '../../../platform/random.ts';
import { quoteEnrolment } from '../../classes/index.ts';
import { throttle } from '../../people/index.ts';
import { readSettings } from '../../settings/index.ts';
import { makeReference, referenceKey } from './reference-rules.ts';
import { nextAsk } from './rules.ts';
import { insertPayment } from './store-cards.ts';

/** 100 bits, without letters that are taken for each other: people read references aloud. */
const RANDOM_LETTERS = 20;

/** The provider, when card payment is configured whole. Errors: payment_unconfigured. */
export async function configuredCard(
  context: Context,
): Promise<{ card: CardProvider; publicKey: string }> {
  const publicKey = (await readSettings(context.db)).paystackKey.trim();
  if (!context.card || publicKey === '') throw new AppError('payment_unconfigured');
  return { card: context.card, publicKey };
}

/**
 * Opens a card payment: stores what must arrive and gives the reference for it (rulings §3). An
 * administrator signed in as a student cannot. Errors: payment_unconfigured, not_as_student,
 * too_many, class_free, and those of enrolling but insufficient_balance.
 */
export async function openPayment(
  context: Context,
  order: { purpose: 'class'; classRef: string } | { purpose: 'fund'; amount: Kobo },
) {
  const payer = signedIn(context);
  if (!can(payer, 'money.pay')) throw new AppError('not_as_student');
  const { card, publicKey } = await configuredCard(context);
  const target = order.purpose === 'class' ? await quoteEnrolment(context, order.classRef) : null;
  if (target && target.price === 0) throw new AppError('class_free');
  await throttle(context, 'card-open', payer.email);
  const expected = order.purpose === 'class' ? (target?.price ?? 0) : order.amount;
  const reference = makeReference(
    target ? { purpose: 'class', classId: target.row.id } : { purpose: 'fund' },
    readableCode(RANDOM_LETTERS),
  );
  const now = context.clock.now();
  const opened = await insertPayment(context.db, {
    reference,
    referenceKey: referenceKey(reference),
    userId: payer.userId,
    purpose: order.purpose,
    classId: target?.row.id ?? null,
    expected,
    state: 'pending',
    askAt: nextAsk(now, now),
    createdAt: now,
  });
  if (!opened) throw new Error('a random reference was drawn twice');
  return { reference, amount: expected, email: payer.email, key: publicKey, script: card.script };
}
