/** When and where classes meet, and by whom they are taught then. */
export { copyTimetable, firstDayOf } from './copy-timetable.ts';
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
