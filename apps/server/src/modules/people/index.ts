import { auditHandlers } from './audit-handlers.ts';
import { ownHandlers } from './handlers.ts';
import { managingHandlers } from './students-handlers.ts';

/** People: accounts, sessions, passwords, and the audit log. */

export { ensureAdministrator } from './ensure-administrator.ts';
export { registerJobs } from './jobs.ts';
export { makeAdministrator } from './make-administrator.ts';
export { findSession } from './sessions.ts';
export { signInAs } from './sign-in-as.ts';
export { userById, userIdByEmail } from './store.ts';
export { noteForeignEmail, writeAudit, writeOperatorAudit } from './store-audit.ts';
export { throttle } from './throttle.ts';

export const handlers = [...ownHandlers, ...managingHandlers, ...auditHandlers];
