import { auditHandlers } from '../audit/handlers.ts';
import { noteHandlers } from '../people/notes/handlers.ts';
import { studentHandlers } from '../people/students/handlers.ts';
import { erasureHandlers } from '../privacy/erasure/handlers.ts';
import { consentHandlers } from './consent/handlers.ts';
import { peopleHandlers } from './handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { verificationHandlers } from './verification/handlers.ts';

export {
  deleteOldAudit,
  lastActorIn,
  noteForeignEmail,
  writeAudit,
  writeAudits,
  writeOperatorAudit,
} from '../audit/store.ts';
export { countStudents, lockUser } from '../people/students/store.ts';
export { studentFile } from '../people/students/student-file.ts';
export { ownerOfData } from '../privacy/erasure/request-erasure.ts';
// People: who they are (administrators, students), how they sign in (sessions, devices, mailed codes,
// passwords, second factor) or are invited to (invitations), whether their e-mail is theirs (verification), what they have agreed to
// (consent), and the audit log of what administrators do (audit).
export { addUser } from './add-user.ts';
export { ensureAdministrator } from './administrators/ensure-administrator.ts';
export { makeAdministrator } from './administrators/make-administrator.ts';
export { deleteOldDevices } from './devices/store.ts';
export { invitationMails } from './invitations/mail-invitation.ts';
export { placeMails } from './invitations/mail-place.ts';
export { mailQueues, registerJobs } from './jobs.ts';
export { retirePassword } from './passwords/retire-password.ts';
export { isConfirmed } from './second-factor/confirm.ts';
export { isFactorRequired, isGuarded } from './second-factor/methods.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export { type Allowance, refuseOver, takeAllowance } from './sessions/allowance.ts';
export { findSession } from './sessions/sessions.ts';
export { actAsAdministrator, signInAs } from './sessions/sign-in-as.ts';
export { forgetSignIns } from './sessions/store.ts';
export { throttle } from './sessions/throttle.ts';
export { userById, userIdByEmail } from './store.ts';
export { rewardEnrolment } from './verification/reward-enrolment.ts';
export { isVerified } from './verification/store.ts';
export { verifyAsOperator } from './verification/verify-email.ts';

export const handlers = [
  ...peopleHandlers,
  ...consentHandlers,
  ...erasureHandlers,
  ...secondFactorHandlers,
  ...sessionHandlers,
  ...studentHandlers,
  ...noteHandlers,
  ...verificationHandlers,
  ...invitationHandlers,
  ...auditHandlers,
];
