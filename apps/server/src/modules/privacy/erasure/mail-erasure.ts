import { dateFormat } from '@institute/contract/text/formats';
import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../../auth/index.ts';
import { text } from '../text.ts';

/** Accounts that are to be erased, of which their owners are told at once. */
export const erasureNotices = defineQueue<{
  userId: number;
  /** ISO 8601. */
  erasesAt: string;
}>('erasure-notices');

/** Tells a person that their account is to be erased, and how to keep it. */
export async function mailErasure(
  { db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>,
  job: { userId: number; erasesAt: string },
): Promise<void> {
  const user = await userById(db, job.userId);
  // Somebody who has changed their mind meanwhile need not be told.
  if (!user?.email || user.erasesAt === null) return;
  const { timeZone, publicUrl } = config;
  const day = dateFormat({ timeZone, dateStyle: 'long' });
  const { subject, text: words } = text.erasure;
  await unlessRefused(
    mailer.send({
      to: user.email,
      subject,
      text: words(user.name, {
        day: day.format(new Date(job.erasesAt)),
        url: `${publicUrl}/profile`,
      }),
    }),
  );
}
