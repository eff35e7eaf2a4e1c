import type { Services } from '../../context.ts';
import {
  mailPasswordNotice,
  mailResetCode,
  passwordNotices,
  resetCodes,
} from './passwords/mail-password.ts';
import { mailSecondFactorNotice, secondFactorNotices } from './second-factor/notices.ts';
import { deleteExpiredSteps } from './second-factor/store.ts';
import { deleteExpired } from './sessions/store.ts';

/** What is done for people after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { jobs, db, clock } = services;
  jobs.work(resetCodes, (job) => mailResetCode(services, job), { concurrency: 2 });
  jobs.work(passwordNotices, (job) => mailPasswordNotice(services, job));
  jobs.work(secondFactorNotices, (job) => mailSecondFactorNotice(services, job));
  jobs.every('delete-expired', '7 * * * *', async () => {
    await deleteExpired(db, clock.now());
    await deleteExpiredSteps(db, clock.now());
  });
}
