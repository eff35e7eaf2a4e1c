import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { MailProblem } from '../../../platform/mail-problem.ts';
import { hash, sixDigits } from '../../../platform/random.ts';
import { saveReset } from '../sessions/store.ts';
import { credentialsByEmail, userById } from '../store.ts';
import { passwordChangedMail, resetCodeMail } from './mails.ts';

/** Reset codes that were asked for. A person waits some minutes for one at most. */
export const resetCodes = defineQueue<{ email: string }>('reset-codes', {
  retries: 5,
  backoff: 15,
  timeLimit: 60,
});

/** A password was changed, which its owner is told. */
export const passwordNotices = defineQueue<{ userId: number }>('password-notices');

/** Rulings §2: a mailed code lives ten minutes. */
const CODE_LIFE_MS = 10 * 60 * 1000;

type Sending = Pick<Services, 'db' | 'clock' | 'mailer'>;

/**
 * Mails a reset code to the user who has this e-mail, if there is one. The code is made for the
 * mail that carries it, so it stands in no job, and one that is late has its ten minutes too.
 */
export async function mailResetCode(
  { db, clock, mailer }: Sending,
  { email }: { email: string },
): Promise<void> {
  const user = await credentialsByEmail(db, email);
  if (!user) return;
  const code = sixDigits();
  const expiresAt = new Date(clock.now().getTime() + CODE_LIFE_MS);
  await saveReset(db, { userId: user.id, codeHash: hash(code), expiresAt });
  await unlessRefused(mailer.send(resetCodeMail(email, user.name, code)));
}

/** Tells a user that the password was changed. */
export async function mailPasswordNotice(
  { db, mailer }: Sending,
  { userId }: { userId: number },
): Promise<void> {
  const user = await userById(db, userId);
  if (user?.email) await unlessRefused(mailer.send(passwordChangedMail(user.email, user.name)));
}

/** An address that takes no mail takes none later: everything else is tried again. */
export async function unlessRefused(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof MailProblem && error.kind === 'refused')) throw error;
  });
}
