import { auditHandlers } from './audit/handlers.ts';
import { ownHandlers } from './handlers.ts';
import { managingHandlers } from './students/handlers.ts';

/** People: accounts, sessions, passwords, and the audit log. */

export { ensureAdministrator } from './administrators/ensure-administrator.ts';
export { makeAdministrator } from './administrators/make-administrator.ts';
export { noteForeignEmail, writeAudit, writeOperatorAudit } from './audit/store.ts';
export { registerJobs } from './jobs.ts';
export { findSession } from './sessions/sessions.ts';
export { signInAs } from './sessions/sign-in-as.ts';
export { throttle } from './sessions/throttle.ts';
export { userById, userIdByEmail } from './store.ts';

export const handlers = [...ownHandlers, ...managingHandlers, ...auditHandlers];
