import { pathTo } from '@institute/contract/routes';
import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { readSettings } from '../../settings/index.ts';
import { userById } from '../store.ts';
import { text } from '../text.ts';
import { isVerified } from '../verification/store.ts';

/**
 * People to whom the office has given places by an e-mail that nobody has verified: the account under
 * it may be a stranger's, who was there first.
 */
export const placeMails = defineQueue<{ userId: number; classNames: readonly string[] }>(
  'place-mails',
);

/** Tells whoever reads the mail of an account of its places, and how to take the account over. */
export async function mailPlace(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { userId, classNames }: { userId: number; classNames: readonly string[] },
): Promise<void> {
  const user = await userById(db, userId);
  if (!user?.email || (await isVerified(db, userId))) return;
  const { siteName } = await readSettings(db);
  const words = text.mails.place;
  const about = {
    ...{ classNames, institute: siteName },
    takeOver: `${config.publicUrl}${pathTo('forgotPassword')}`,
  };
  await unlessRefused(
    mailer.send({
      to: user.email,
      subject: words.subject(siteName),
      text: words.text(user.name, about),
    }),
  );
}
