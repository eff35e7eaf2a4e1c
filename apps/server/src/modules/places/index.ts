/** Places in classes as things that the office works with. */
export { handlers } from './handlers.ts';
