/** Figures over all domains, for administrators. */
export { handlers } from './handlers.ts';
