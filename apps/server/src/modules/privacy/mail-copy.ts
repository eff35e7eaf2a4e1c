import type { Services } from '../../context.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { unlessRefused } from '../../platform/mail-problem.ts';
import { userById } from '../auth/index.ts';
import { text } from './text.ts';

/** Copies that are ready, of which their owners are told. */
export const copyNotices = defineQueue<{ userId: number }>('copy-notices');

/** Tells a person that the copy of their data is ready, and where it is fetched. */
export async function mailCopyReady(
  { db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>,
  { userId }: { userId: number },
): Promise<void> {
  const user = await userById(db, userId);
  if (!user?.email) return;
  const { subject, text: words } = text.ready;
  const url = `${config.publicUrl}/profile`;
  await unlessRefused(mailer.send({ to: user.email, subject, text: words(user.name, url) }));
}
