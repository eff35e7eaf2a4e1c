import { AppError } from '@institute/contract/errors';
import type { Context, SessionChange } from '../../../context.ts';
import { passwordMatches } from '../../../platform/password.ts';
import { askSecondStep } from '../second-factor/second-step.ts';
import { credentialsByEmail } from '../store.ts';
import { startSession } from './sessions.ts';
import { throttle } from './throttle.ts';

/**
 * Signs a person in. An unknown e-mail takes as long and answers as a wrong password does.
 * Errors: wrong_credentials, second_factor_needed, too_many.
 */
export async function signIn(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<{ userId: number; session: SessionChange }> {
  const forgive = await throttle(context, 'sign-in', email);
  const known = await credentialsByEmail(context.db, email);
  const matches = await passwordMatches(known?.passwordHash ?? null, password);
  if (!known || !matches) throw new AppError('wrong_credentials');
  await forgive();
  await askSecondStep(context, known.id);
  const session = await startSession(context.db, context.clock.now(), { userId: known.id });
  return { userId: known.id, session };
}
