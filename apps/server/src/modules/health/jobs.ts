import type { Services } from '../../context.ts';
import { forgetErrors } from '../../platform/error-notes-store.ts';
import { watchAlerts } from './alerts/watch-alerts.ts';
import { makeDigest } from './digest/make-digest.ts';
import { mailOwner, ownerMails } from './owner/owner-mails.ts';

/** How long errors are remembered. */
const REMEMBERED_MS = 14 * 24 * 3600 * 1000;

/** Tells the owner what is not well, and what a week has brought; forgets errors of two weeks ago. */
export function registerJobs(services: Services): void {
  const { jobs, db, clock } = services;
  jobs.work(ownerMails, (mail) => mailOwner(services, mail));
  jobs.every('watch-alerts', '*/5 * * * *', () => watchAlerts(services));
  jobs.every('weekly-digest', '0 7 * * 1', () => makeDigest(services));
  jobs.every('forget-errors', '50 3 * * *', () =>
    forgetErrors(db, new Date(clock.now().getTime() - REMEMBERED_MS)),
  );
}
