import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { CONSENT_WORDS, type RecordingConsent } from '@institute/contract/homework/my-homework';
import { type Context, signedIn } from '../../context.ts';
import { recordingConsent } from './read-homework.ts';
import { consentOf, writeConsent } from './store-people.ts';

/**
 * Notes that the session's user agrees to being recorded, once for each version of the words; a guardian may add
 * their name. Errors: not_as_student, invalid_input (words that there are not).
 */
export async function agreeToRecording(
  context: Context,
  { guardianName, wordsVersion }: { guardianName: string; wordsVersion: number },
): Promise<RecordingConsent> {
  const actor = signedIn(context);
  // Nobody has read words that there are not.
  if (wordsVersion > CONSENT_WORDS) throw new AppError('invalid_input');
  if (!can(actor, 'homework.handIn')) throw new AppError('not_as_student');
  const row = { userId: actor.userId, agreedAt: context.clock.now(), guardianName, wordsVersion };
  await context.transaction((tx) => writeConsent(tx, row));
  return recordingConsent(context);
}

/** Errors: consent_needed (the session's user has not agreed to being recorded). */
export async function checkConsent(context: Context): Promise<void> {
  const consent = await consentOf(context.db, signedIn(context).userId);
  if ((consent?.wordsVersion ?? 0) < CONSENT_WORDS) throw new AppError('consent_needed');
}
