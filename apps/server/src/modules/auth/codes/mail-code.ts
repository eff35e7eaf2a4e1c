import { MINUTE_MS } from '@institute/contract/time/durations';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { hash, randomDigits } from '../../../platform/random.ts';
import { hasName, userIdByName } from '../sign-in-names.ts';
import { lockUser } from '../store-locks.ts';
import { codeMail } from './mails.ts';
import { type CodePurpose, saveCodes } from './store.ts';

interface CodeJob {
  /** The e-mail or phone number it was asked for by, as it is compared. */
  email: string;
  purpose: CodePurpose;
  requestHash: string;
  /** Whether there are six digits to be typed besides the long code. */
  withDigits: boolean;
}

/** Codes that were asked for. A person waits some minutes for one at most. */
export const mailedCodeJobs = defineQueue<CodeJob>('mailed-codes', {
  retries: 5,
  backoff: 15,
  timeLimit: 60,
});

/** Rulings §2: a mailed code lives ten minutes. */
const CODE_LIFE_MS = 10 * MINUTE_MS;
/** As long as strangers can keep us from mailing another one, see the throttle. */
const LONG_CODE_LIFE_MS = 60 * MINUTE_MS;
/** 53 bits: nobody guesses it, so no guess is counted against whom it was mailed to. */
const LONG_CODE_DIGITS = 16;

/**
 * Mails codes to whom an e-mail or a phone number means, if there is somebody and they have an e-mail. They are made for the mail that
 * carries them, so they stand in no job, and those that are late have their time too.
 */
export async function mailCode(
  { db, clock, mailer }: Pick<Services, 'db' | 'clock' | 'mailer'>,
  { email: name, purpose, requestHash, withDigits }: CodeJob,
): Promise<void> {
  const known = await userIdByName(db, name);
  if (known === null) return;
  const [code, longCode] = [randomDigits(6), randomDigits(LONG_CODE_DIGITS)];
  const now = clock.now().getTime();
  const user = await inTransaction(db, async (tx) => {
    // Codes end with the name they were asked for by, also when it is changed just now.
    const locked = await lockUser(tx, known);
    if (!locked?.email || !hasName(locked, name)) return null;
    await saveCodes(tx, {
      requestHash,
      userId: known,
      purpose,
      codeHash: hash(code),
      // Digits that are not mailed are over at once.
      expiresAt: new Date(withDigits ? now + CODE_LIFE_MS : now),
      longCodeHash: hash(longCode),
      longExpiresAt: new Date(now + LONG_CODE_LIFE_MS),
    });
    return { name: locked.name, email: locked.email };
  });
  if (!user) return;
  const codes = { code: withDigits ? code : null, longCode };
  await unlessRefused(mailer.send(codeMail(purpose, user.email, user.name, codes)));
}
