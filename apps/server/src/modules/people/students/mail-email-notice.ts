import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import type { Mail } from '../../../platform/mail.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../../auth/index.ts';
import { text } from '../text.ts';

/** The e-mail of an account was changed, which the address before is told: the job alone knows it. */
export const emailNotices = defineQueue<{ userId: number; email: string }>('email-notices');

/** Tells the address before that it is not that of the account any more. */
export async function mailEmailNotice(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const user = await userById(db, userId);
  if (user) await unlessRefused(mailer.send(emailChangedMail(email, user.name)));
}

/** The new address is not named: whoever reads the old mailbox need not know it. */
function emailChangedMail(to: string, name: string): Mail {
  const words = text.emailChanged;
  return { to, subject: words.subject, text: words.text(name) };
}
