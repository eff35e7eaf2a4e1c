/** How the institute stands, part by part. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
