/** The discussion under a lesson. */
export { handlers } from './handlers.ts';
