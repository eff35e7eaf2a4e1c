/** What was deleted and can be brought back; each domain brings back its own. */
export { handlers } from './handlers.ts';
