import type { Services } from '../../context.ts';
import { mailCode, mailedCodeJobs } from './codes/mail-code.ts';
import { forgetPushName, pushNames } from './devices/forget-devices.ts';
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
  invitationMails,
  newDeviceNotices,
  passwordNotices,
  placeMails,
  secondFactorNotices,
  verificationMails,
].map(({ name }) => name);

/** What is done for sign-in after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { jobs, db, clock } = services;
  jobs.work(mailedCodeJobs, (job) => mailCode(services, job), { concurrency: 2 });
  jobs.work(invitationMails, (job) => mailInvitation(services, job), { concurrency: 2 });
  jobs.work(placeMails, (job) => mailPlace(services, job), { concurrency: 2 });
  jobs.work(newDeviceNotices, (job) => mailNewDevice(services, job));
  jobs.work(passwordNotices, (job) => mailPasswordNotice(services, job));
  jobs.work(secondFactorNotices, (job) => mailSecondFactorNotice(services, job));
  jobs.work(pushNames, (job) => forgetPushName(services, job));
  jobs.work(verificationMails, (job) => mailVerification(services, job), { concurrency: 2 });
  jobs.every('delete-expired', '7 * * * *', async () => {
    await deleteExpired(db, clock.now());
    await deleteExpiredVerifications(db, clock.now());
    await deleteExpiredSteps(db, clock.now());
  });
  jobs.every('pay-waiting-rewards', '12 * * * *', () => payWaitingRewards(services));
}
