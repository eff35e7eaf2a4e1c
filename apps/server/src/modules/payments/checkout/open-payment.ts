import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { type Context, signedIn } from '../../../context.ts';
import { type CardProvider, configuredProviders } from '../../../platform/card-provider.ts';
import { readableCode } from '../../../platform/random.ts';
import { throttle } from '../../auth/index.ts';
import { quoteEnrolment } from '../../classes/index.ts';
import { publicKeys, readSettings, type Settings } from '../../settings/index.ts';
import { isBeingCharged } from '../renewals/store-charges.ts';
import { makeReference, referenceKey } from './reference-rules.ts';
import { nextAsk } from './rules.ts';
import { insertPayment } from './store-cards.ts';

/** 100 bits, without letters that are taken for each other: people read references aloud. */
const RANDOM_LETTERS = 20;

/** The provider that takes new payments, with its public key; null while card payment is not configured whole. */
export function activeProvider(
  { cardProviders }: Pick<Context, 'cardProviders'>,
  settings: Settings,
): { provider: CardProvider; publicKey: string } | null {
  const [provider] = configuredProviders(cardProviders);
  const publicKey = provider ? publicKeys[provider.name](settings) : '';
  return provider && publicKey !== '' ? { provider, publicKey } : null;
}

/**
 * The e-mail under which a provider takes a payment, which asks for one: of a person without, an address at
 * the institute's own host that is nobody's mailbox (decision 138).
 */
export const payerEmail = (payer: { userId: number; email: string }, publicUrl: string): string =>
  payer.email || `student-${payer.userId}@${new URL(publicUrl).hostname}`;

/**
 * Opens a card payment: stores what must arrive and gives the reference for it (rulings §3). An
 * administrator signed in as a student cannot. Errors: payment_unconfigured, not_as_student,
 * too_many, class_free, charge_underway, and those of enrolling but insufficient_balance.
 */
export async function openPayment(
  context: Context,
  order: { purpose: 'class'; classRef: string } | { purpose: 'fund'; amount: Kobo },
) {
  const payer = signedIn(context);
  if (!can(payer, 'money.pay')) throw new AppError('not_as_student');
  const active = activeProvider(context, await readSettings(context.db));
  if (!active) throw new AppError('payment_unconfigured');
  const { provider, publicKey } = active;
  const target = order.purpose === 'class' ? await quoteEnrolment(context, order.classRef) : null;
  if (target && target.price === 0) throw new AppError('class_free');
  const { userId } = payer;
  if (target && (await isBeingCharged(context.db, { userId, classId: target.row.id }))) {
    throw new AppError('charge_underway');
  }
  await throttle(context, 'card-open', payer.signInName);
  const expected = order.purpose === 'class' ? (target?.price ?? 0) : order.amount;
  const reference = makeReference(
    target ? { purpose: 'class', classId: target.row.id } : { purpose: 'fund' },
    readableCode(RANDOM_LETTERS),
  );
  const now = context.clock.now();
  const opened = await insertPayment(context.db, {
    reference,
    referenceKey: referenceKey(reference),
    provider: provider.name,
    userId: payer.userId,
    purpose: order.purpose,
    classId: target?.row.id ?? null,
    expected,
    state: 'pending',
    askAt: nextAsk(now, now),
    createdAt: now,
  });
  if (!opened) throw new Error('a random reference was drawn twice');
  const { name, script } = provider;
  return {
    reference,
    amount: expected,
    email: payerEmail(payer, context.config.publicUrl),
    key: publicKey,
    provider: name,
    script,
  };
}
