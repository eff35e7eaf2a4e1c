import type { Services } from '../../context.ts';
import { eraseDue } from './erasure/erase-due.ts';
import { erasureNotices, mailErasure } from './erasure/mail-erasure.ts';
import { forgetRecords } from './joining/forget-records.ts';
import { copyNotices, mailCopyReady } from './mail-copy.ts';
import { dataCopyJobs, makeCopy } from './make-copy.ts';
import { removeCopies } from './remove-copies.ts';

/** Copies are made and mailed about after the response and removed by the clock, which erases accounts too. */
export function registerJobs(services: Services): void {
  const { jobs } = services;
  jobs.work(dataCopyJobs, (job, run) => makeCopy(services, job, run));
  jobs.work(copyNotices, (job) => mailCopyReady(services, job));
  jobs.work(erasureNotices, (job) => mailErasure(services, job));
  jobs.every('erase-accounts', '20 4 * * *', () => eraseDue(services));
  jobs.every('forget-join-records', '25 4 * * *', () => forgetRecords(services));
  jobs.every('remove-data-copies', '27 * * * *', () => removeCopies(services));
}
