/** The discussion under a lesson. */
export { handlers } from './handlers.ts';
export { threadsUnder } from './open-discussion.ts';
export { eraseOldComments } from './store.ts';
export { type ThreadEnd, type ThreadLines, threadLines } from './thread-lines.ts';
