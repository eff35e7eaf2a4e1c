/** Messages to students, from administrators and from the product itself. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { notices, sendNotice } from './notices/notices.ts';
