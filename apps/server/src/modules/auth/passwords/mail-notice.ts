import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import type { Mail } from '../../../platform/mail.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../store.ts';
import { text } from '../text.ts';

/** A password was changed, which its owner is told. */
export const passwordNotices = defineQueue<{ userId: number }>('password-notices');

/** Tells a user that the password was changed. */
export async function mailPasswordNotice(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  { userId }: { userId: number },
): Promise<void> {
  const user = await userById(db, userId);
  if (user?.email) await unlessRefused(mailer.send(passwordChangedMail(user.email, user.name)));
}

function passwordChangedMail(to: string, name: string): Mail {
  const words = text.mails.changed;
  return { to, subject: words.subject, text: words.text(name) };
}
