/** The discussion under a lesson. */
export { handlers } from './handlers.ts';
export { personalData } from './personal-data.ts';
