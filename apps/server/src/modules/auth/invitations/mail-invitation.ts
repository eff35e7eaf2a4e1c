import { pathTo } from '@institute/contract/routes';
import type { Config } from '../../../config.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { token } from '../../../platform/random.ts';
import { readSettings } from '../../settings/index.ts';
import { saveLink } from '../codes/store.ts';
import { hasPassword } from '../store.ts';
import { lockUser } from '../store-locks.ts';
import { text } from '../text.ts';

/** People for whom the office has made an account, and the names of the classes they are in. */
export const invitationMails = defineQueue<{ userId: number; classNames: readonly string[] }>(
  'invitations',
);

/** How long a mailed invitation is good. */
export const INVITATION_DAYS = 14;
const LIFE_MS = INVITATION_DAYS * 24 * 3_600_000;

/** The address that a link opens. Behind the # it is in no log and in no Referer: the page alone reads it. */
export const invitationAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, link: string): string =>
  `${publicUrl}${pathTo('invitation')}#${link}`;

/**
 * Mails a link with which a person without a password chooses one. It is made for the mail that
 * carries it, so it stands in no job; the newest mail is the one that counts.
 */
export async function mailInvitation(
  { db, clock, config, mailer }: Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>,
  { userId, classNames }: { userId: number; classNames: readonly string[] },
): Promise<void> {
  const link = token(32);
  const now = clock.now();
  const person = await inTransaction(db, async (tx) => {
    const locked = await lockUser(tx, userId);
    // Whoever has come in by a code meanwhile is invited to nothing.
    if (!locked?.email || (await hasPassword(tx, userId))) return null;
    const endsAt = new Date(now.getTime() + LIFE_MS);
    await saveLink(tx, { userId, purpose: 'invitation', link, now, endsAt });
    return { name: locked.name, email: locked.email };
  });
  if (!person) return;
  const { siteName } = await readSettings(db);
  const words = text.mails.invitation;
  const address = invitationAddress(config, link);
  await unlessRefused(
    mailer.send({
      to: person.email,
      subject: words.subject(siteName),
      text: words.text(person.name, {
        address,
        classNames,
        institute: siteName,
        days: INVITATION_DAYS,
        signIn: `${config.publicUrl}${pathTo('forgotPassword')}`,
      }),
    }),
  );
}
