/** Copies of classes and lessons, with all that belongs to their content and nothing of their people. */
export { handlers } from './handlers.ts';
