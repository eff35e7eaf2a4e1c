/** When and where classes meet, and by whom they are taught then. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { groupSeats } from './take-seat.ts';
