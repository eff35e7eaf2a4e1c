/** Exams: their questions, submissions, results and marks. */

export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { extendMarkingSubscription } from './machine/extend-marking-subscription.ts';
export { countWaiting } from './marking/store.ts';
export { namedResultFiles } from './store.ts';
