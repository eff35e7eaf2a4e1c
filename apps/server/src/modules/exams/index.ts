/** Exams: their questions, submissions, results and marks. */
export { extendMarkingSubscription } from './extend-marking-subscription.ts';
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { namedResultFiles } from './store.ts';
export { countWaiting } from './store-marking.ts';
