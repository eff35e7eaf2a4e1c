import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../store.ts';
import { deviceWords } from './device-words.ts';
import { newDeviceMail } from './mails.ts';

/** Somebody signed in on a device that was not known, which the person is told. */
export const newDeviceNotices = defineQueue<{
  userId: number;
  userAgent: string;
  address: string;
  /** ISO 8601. */
  at: string;
}>('new-device-notices');

/** Tells a person of a sign-in from a device that was not known. */
export async function mailNewDevice(
  { db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>,
  job: { userId: number; userAgent: string; address: string; at: string },
): Promise<void> {
  const user = await userById(db, job.userId);
  if (!user?.email) return;
  const about = {
    device: deviceWords(job.userAgent),
    address: job.address,
    at: new Date(job.at),
    timeZone: config.timeZone,
    profileUrl: `${config.publicUrl}/profile`,
  };
  await unlessRefused(mailer.send(newDeviceMail(user.email, user.name, about)));
}
