/** What students hand in at home, and how their teachers answer it. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { namedTakes } from './store-files.ts';
export { tellAnswer } from './tell-answer.ts';
