import { auditHandlers } from './audit/handlers.ts';
import { peopleHandlers } from './handlers.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { studentHandlers } from './students/handlers.ts';

// People: who they are (administrators, students), how they sign in (sessions, passwords, second
// factor), and the audit log of what administrators do (audit).
export { ensureAdministrator } from './administrators/ensure-administrator.ts';
export { makeAdministrator } from './administrators/make-administrator.ts';
export { noteForeignEmail, writeAudit, writeOperatorAudit } from './audit/store.ts';
export { registerJobs } from './jobs.ts';
export { isFactorRequired, isGuarded } from './second-factor/methods.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export { findSession } from './sessions/sessions.ts';
export { signInAs } from './sessions/sign-in-as.ts';
export { throttle } from './sessions/throttle.ts';
export { userById, userIdByEmail } from './store.ts';

export const handlers = [
  ...peopleHandlers,
  ...secondFactorHandlers,
  ...studentHandlers,
  ...auditHandlers,
];
