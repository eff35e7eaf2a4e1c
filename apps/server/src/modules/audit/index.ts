// Audit: what the office has done, and to whom.
export { auditHandlers as handlers } from './handlers.ts';
export {
  deleteOldAudit,
  lastActorIn,
  writeAudit,
  writeAudits,
  writeOperatorAudit,
} from './store.ts';
