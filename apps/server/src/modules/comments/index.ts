/** The discussion under a lesson. */
export { handlers } from './handlers.ts';
export { threadsUnder } from './open-discussion.ts';
export { eraseOldComments } from './store.ts';
export { threadLines } from './thread-lines.ts';
