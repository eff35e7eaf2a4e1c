import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import type { Mail } from '../../../platform/mail.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../store.ts';
import { text } from '../text.ts';

/** What has happened to somebody's second factor. */
type What = 'added' | 'removed' | 'recoveryUsed' | 'guessed';

/** A second factor was changed or gone around, which its owner is told. */
export const secondFactorNotices = defineQueue<{ userId: number; what: What }>(
  'second-factor-notices',
);

/** Tells a user what has happened to the second factor of their account. */
export async function mailSecondFactorNotice(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  { userId, what }: { userId: number; what: What },
): Promise<void> {
  const user = await userById(db, userId);
  if (user?.email) await unlessRefused(mailer.send(noticeMail(user.email, user.name, what)));
}

function noticeMail(to: string, name: string, what: What): Mail {
  const { [what]: words, text: whole } = text.mails.secondFactor;
  return { to, subject: words.subject, text: whole(name, words.sentence) };
}
