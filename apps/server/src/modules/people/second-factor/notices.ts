import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import type { Mail } from '../../../platform/mail.ts';
import { unlessRefused } from '../passwords/mail-password.ts';
import { userById } from '../store.ts';

/** What has happened to somebody's second factor. */
type What = 'added' | 'removed' | 'recovery-used';

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

const subjects: Record<What, string> = {
  added: 'A second factor was added to your account',
  removed: 'A second factor was removed from your account',
  'recovery-used': 'A recovery code was used to sign in',
};

const sentences: Record<What, string> = {
  added: 'An authenticator app or a passkey has just been added to your account.',
  removed: 'An authenticator app or a passkey has just been removed from your account.',
  'recovery-used':
    'Somebody has just signed in to your account with one of its recovery codes, which is now used.',
};

function noticeMail(to: string, name: string, what: What): Mail {
  return {
    to,
    subject: subjects[what],
    text: [
      `Assalamu alaykum ${name},`,
      '',
      sentences[what],
      '',
      'If this was not you, change your password at once and tell the institute.',
    ].join('\n'),
  };
}
