// My data: the copy of everything about oneself that a person can take. Erasing it is of people.
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { namedCopies } from './store.ts';
