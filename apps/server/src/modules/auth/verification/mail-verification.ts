import { pathTo } from '@institute/contract/routes';
import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import type { Mail } from '../../../platform/mail.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { hash, randomDigits, token } from '../../../platform/random.ts';
import { text } from '../text.ts';
import { personToVerify, saveVerification } from './store.ts';

/** Mails that let people verify their e-mail. Whoever asks for one waits some minutes at most. */
export const verificationMails = defineQueue<{ userId: number }>('email-verifications', {
  retries: 5,
  backoff: 15,
  timeLimit: 60,
});

/** How long a mailed link and code are good. */
const LIFE_MS = 24 * 3_600_000;

/**
 * Mails a link and a code to a person whose e-mail is not verified. Both are made for the mail that
 * carries them, so they stand in no job; the newest mail is the one that counts.
 */
export async function mailVerification(
  { db, clock, config, mailer }: Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>,
  { userId }: { userId: number },
): Promise<void> {
  const person = await personToVerify(db, userId);
  if (!person?.email || person.verifiedAt) return;
  const { email, name } = person;
  const [link, code] = [token(32), randomDigits(6)];
  await saveVerification(db, {
    userId,
    email,
    linkHash: hash(link),
    codeHash: hash(code),
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
  });
  // Behind the # it is in no log and in no Referer: the page alone reads it.
  const address = `${config.publicUrl}${pathTo('verifyEmail')}#${link}`;
  await unlessRefused(mailer.send(verificationMail(email, name, { address, code })));
}

function verificationMail(
  to: string,
  name: string,
  codes: { address: string; code: string },
): Mail {
  const words = text.mails.verification;
  return { to, subject: words.subject, text: words.text(name, codes) };
}
