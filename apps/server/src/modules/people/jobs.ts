import type { Services } from '../../context.ts';
import { refreshSearch } from './search/refresh-search.ts';
import { refreshSeen } from './search/refresh-seen.ts';
import { emailNotices, mailEmailNotice } from './students/mail-email-notice.ts';

/** Jobs that send a mail to one person. */
export const mailQueues = [emailNotices.name];

/** Mails about a changed e-mail, and what searches compare, kept by the clock. */
export function registerJobs(services: Services): void {
  const { jobs } = services;
  jobs.work(emailNotices, (job) => mailEmailNotice(services, job));
  jobs.every('refresh-search', '35 * * * *', async () => {
    await refreshSearch(services);
    await refreshSeen(services);
  });
}
