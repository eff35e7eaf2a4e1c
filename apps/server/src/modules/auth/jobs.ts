import type { Services } from '../../context.ts';
import { refreshSearch } from '../people/search/refresh-search.ts';
import { refreshSeen } from '../people/search/refresh-seen.ts';
import { emailNotices, mailEmailNotice } from '../people/students/mail-email-notice.ts';
import { eraseDue } from '../privacy/erasure/erase-due.ts';
import { forgetPushName, pushNames } from '../privacy/erasure/forget-devices.ts';
import { erasureNotices, mailErasure } from '../privacy/erasure/mail-erasure.ts';
import { mailCode, mailedCodeJobs } from './codes/mail-code.ts';
import { mailNewDevice, newDeviceNotices } from './devices/mail-new-device.ts';
import { invitationMails, mailInvitation } from './invitations/mail-invitation.ts';
import { mailPlace, placeMails } from './invitations/mail-place.ts';
import { mailPasswordNotice, passwordNotices } from './passwords/mail-notice.ts';
import { mailSecondFactorNotice, secondFactorNotices } from './second-factor/notices.ts';
import { deleteExpiredSteps } from './second-factor/store.ts';
import { deleteExpired } from './sessions/store.ts';
import { mailVerification, verificationMails } from './verification/mail-verification.ts';
import { payWaitingRewards } from './verification/pay-rewards.ts';
import { deleteExpiredVerifications } from './verification/store.ts';

/** Jobs that send a mail to one person, such as a code. */
export const mailQueues = [
  mailedCodeJobs,
  emailNotices,
  invitationMails,
  newDeviceNotices,
  passwordNotices,
  placeMails,
  secondFactorNotices,
  verificationMails,
].map(({ name }) => name);

/** What is done for people after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { jobs, db, clock } = services;
  jobs.work(mailedCodeJobs, (job) => mailCode(services, job), { concurrency: 2 });
  jobs.work(emailNotices, (job) => mailEmailNotice(services, job));
  jobs.work(invitationMails, (job) => mailInvitation(services, job), { concurrency: 2 });
  jobs.work(placeMails, (job) => mailPlace(services, job), { concurrency: 2 });
  jobs.work(newDeviceNotices, (job) => mailNewDevice(services, job));
  jobs.work(passwordNotices, (job) => mailPasswordNotice(services, job));
  jobs.work(secondFactorNotices, (job) => mailSecondFactorNotice(services, job));
  jobs.work(erasureNotices, (job) => mailErasure(services, job));
  jobs.work(pushNames, (job) => forgetPushName(services, job));
  jobs.work(verificationMails, (job) => mailVerification(services, job), { concurrency: 2 });
  jobs.every('delete-expired', '7 * * * *', async () => {
    await deleteExpired(db, clock.now());
    await deleteExpiredVerifications(db, clock.now());
    await deleteExpiredSteps(db, clock.now());
  });
  jobs.every('refresh-search', '35 * * * *', async () => {
    await refreshSearch(services);
    await refreshSeen(services);
  });
  jobs.every('erase-accounts', '20 4 * * *', () => eraseDue(services));
  jobs.every('pay-waiting-rewards', '12 * * * *', () => payWaitingRewards(services));
}
