/** When and where classes meet, and by whom they are taught then. */
export { copyTimetable, firstDayOf } from './copy-timetable.ts';
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { type GroupChosen, groupChosen, keepSeats, takeKept } from './keep-seats.ts';
export { meetingRequests, missingRegisters } from './read-absences.ts';
export { readFeed } from './read-calendar.ts';
export { classOfGroup } from './store.ts';
export { groupSeats } from './take-seat.ts';
