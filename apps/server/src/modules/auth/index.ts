import { consentHandlers } from './consent/handlers.ts';
import { peopleHandlers } from './handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { verificationHandlers } from './verification/handlers.ts';

// Auth: how people sign in (sessions, devices, mailed codes, passwords, second factor) or are invited to,
// whether their e-mail is theirs, what they have agreed to, and who is the first administrator.
export { addUser } from './add-user.ts';
export { ensureAdministrator } from './administrators/ensure-administrator.ts';
export { makeAdministrator } from './administrators/make-administrator.ts';
export { deleteCodesOf } from './codes/store.ts';
export { deviceNames } from './devices/device-words.ts';
export { forgetDevices } from './devices/forget-devices.ts';
export { deleteDevicesOf, deleteOldDevices } from './devices/store.ts';
export { userData } from './handlers.ts';
export { invitationMails } from './invitations/mail-invitation.ts';
export { placeMails } from './invitations/mail-place.ts';
export { mailQueues, registerJobs } from './jobs.ts';
export { networkHash } from './networks.ts';
export { refuseWeakPassword } from './passwords/refuse-weak.ts';
export { replacePassword } from './passwords/reset-password.ts';
export { retirePassword } from './passwords/retire-password.ts';
export { presentStudent } from './present.ts';
export { searchTextOf } from './rules.ts';
export { checkPassword, isConfirmed } from './second-factor/confirm.ts';
export { isFactorRequired, isGuarded } from './second-factor/methods.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export { forgetFactors } from './second-factor/store.ts';
export { type Allowance, refuseOver, takeAllowance } from './sessions/allowance.ts';
export { noteForeignEmail } from './sessions/note-foreign-email.ts';
export { findSession, parkSession, startSession } from './sessions/sessions.ts';
export { actAsAdministrator, signInAs } from './sessions/sign-in-as.ts';
export {
  deleteSessionsOf,
  deviceOfSession,
  forgetSignIns,
  lockSession,
  sessionsOf,
} from './sessions/store.ts';
export { deleteThrottlesOf } from './sessions/store-throttles.ts';
export { throttle } from './sessions/throttle.ts';
export {
  administratorsByMail,
  hasPassword,
  type UserRow,
  userById,
  userColumns,
  userIdByEmail,
} from './store.ts';
export {
  type LockedUser,
  lockAdministrators,
  lockUser,
  type UserFields,
  updateUser,
  worksHere,
} from './store-locks.ts';
export { verificationMails } from './verification/mail-verification.ts';
export { rewardEnrolment } from './verification/reward-enrolment.ts';
export { deleteRewardsOf, deleteVerification, isVerified } from './verification/store.ts';
export { verifyAsOperator } from './verification/verify-email.ts';

export const handlers = [
  ...peopleHandlers,
  ...consentHandlers,
  ...secondFactorHandlers,
  ...sessionHandlers,
  ...verificationHandlers,
  ...invitationHandlers,
];
