import type { Services } from '../../context.ts';
import { mailCode, mailedCodeJobs } from './codes/mail-code.ts';
import { mailNewDevice, newDeviceNotices } from './devices/mail-new-device.ts';
import { mailPasswordNotice, passwordNotices } from './passwords/mail-notice.ts';
import { deleteExpired } from './sessions/store.ts';

/** What is done for people after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { jobs, db, clock } = services;
  jobs.work(mailedCodeJobs, (job) => mailCode(services, job), { concurrency: 2 });
  jobs.work(newDeviceNotices, (job) => mailNewDevice(services, job));
  jobs.work(passwordNotices, (job) => mailPasswordNotice(services, job));
  jobs.every('delete-expired', '7 * * * *', () => deleteExpired(db, clock.now()));
}
