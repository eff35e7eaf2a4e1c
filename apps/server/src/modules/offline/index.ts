/** What a student's device may keep of a class, to be studied without a connection. */
export { handlers } from './handlers.ts';
