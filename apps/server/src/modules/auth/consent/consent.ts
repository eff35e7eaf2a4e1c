import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { legalVersionOf } from '../../settings/index.ts';
import { insertConsent, newestConsent } from './store.ts';

/** The version in force, and what the actor has agreed to. */
export async function consentOf(context: Context) {
  const { userId } = signedIn(context);
  const [version, agreed] = await Promise.all([
    legalVersionOf(context.db),
    newestConsent(context.db, userId),
  ]);
  return { version, agreed };
}

/**
 * The actor has read a version of the texts. Errors: not_as_student, invalid_input.
 */
export async function giveConsent(context: Context, version: number): Promise<void> {
  const actor = signedIn(context);
  if (!can(actor, 'choices.make')) throw new AppError('not_as_student');
  const at = context.clock.now();
  await context.transaction(async (tx) => {
    const isKept = await keepConsent(tx, { userId: actor.userId, version, at });
    if (!isKept) throw new AppError('invalid_input');
  });
}

/** Keeps a consent, unless there is no such version yet: whether it was kept. */
export async function keepConsent(
  tx: Tx,
  consent: { userId: number; version: number; at: Date },
): Promise<boolean> {
  if (consent.version > (await legalVersionOf(tx))) return false;
  await insertConsent(tx, consent);
  return true;
}
