import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { forgetOldDaily, remindDaily } from './daily/remind-daily.ts';
import {
  deliverMail,
  fanOutMailing,
  mailRounds,
  planRound,
  recipientFanOuts,
} from './mail/deliver-mail.ts';
import { nextDueAt } from './mail/store.ts';
import { sendDueNotices } from './notices/send-due-notices.ts';
import { forgetOldRings, ringPhones } from './phones/ring-phones.ts';
import { pushNews } from './push/push-news.ts';
import { sendScheduled } from './scheduling/send-scheduled.ts';

/** What messages do after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { jobs, db } = services;
  jobs.work(recipientFanOuts, (job, run) => fanOutMailing(services, job, run));
  jobs.work(mailRounds, (_, run) => deliverMail(services, run));
  jobs.every('due-notices', '*/10 * * * *', () => sendDueNotices(services));
  jobs.every('scheduled-messages', '* * * * *', () => sendScheduled(services));
  if (services.push) jobs.every('push-news', '* * * * *', (run) => pushNews(services, run));
  jobs.every('ring-phones', '* * * * *', (run) => ringPhones(services, run));
  jobs.every('daily-reminders', '2-59/5 * * * *', (run) => remindDaily(services, run));
  jobs.every('forget-rings', '55 3 * * *', async () => {
    await forgetOldRings(services);
    await forgetOldDaily(services);
  });
  // Should a round ever be lost, mails that wait are found again.
  jobs.every('waiting-mail', '5-59/10 * * * *', async () => {
    if (await nextDueAt(db)) await inTransaction(db, (tx) => planRound(tx, services));
  });
}
