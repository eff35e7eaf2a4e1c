/** People: accounts, sessions, passwords, and the audit log. */

export { ensureAdministrator } from './ensure-administrator.ts';
export { handlers } from './handlers.ts';
export { findSession } from './sessions.ts';
export { signInAs } from './sign-in-as.ts';
export { noteForeignEmail, writeAudit } from './store-audit.ts';
export { deleteExpired } from './store-sessions.ts';
