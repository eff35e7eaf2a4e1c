/** When and where classes meet, and by whom they are taught then. */
export { invitationText } from './calendar-text.ts';
export { copyTimetable, firstDayOf } from './copy-timetable.ts';
export { handlers } from './handlers.ts';
export { calendarEvent } from './invitation-rules.ts';
export { registerJobs } from './jobs.ts';
export { type GroupChosen, groupChosen, keepSeats, takeKept } from './keep-seats.ts';
export { meetingRequests, missingRegisters } from './read-absences.ts';
export { readFeed } from './read-calendar.ts';
export { heardMeetings } from './read-recordings.ts';
export { isQuiet } from './reminder-rules.ts';
export { classOfGroup } from './store.ts';
export { nextHourOf } from './store-meetings.ts';
export { namedRecordings } from './store-recordings.ts';
export { writeOneChoice } from './store-reminders.ts';
export { untaughtOf } from './store-untaught.ts';
export { groupSeats } from './take-seat.ts';
