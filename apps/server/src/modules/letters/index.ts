/** Letters between a student and those who teach their class. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { namedLetterFiles } from './store.ts';
export { countWaiting } from './store-lists.ts';
