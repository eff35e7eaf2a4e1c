import {
  addClosure as addClosureCall,
  getClosures,
  removeClosure as removeClosureCall,
} from '@institute/contract/meetings/closures';
import {
  addGroup as addGroupCall,
  addPattern as addPatternCall,
  changeGroup as changeGroupCall,
  changePattern as changePatternCall,
  endPattern as endPatternCall,
  getTimetable,
  giveMeetings as giveMeetingsCall,
  setGroupStudents as setGroupStudentsCall,
} from '@institute/contract/meetings/groups';
import {
  cancelMeeting as cancelMeetingCall,
  changeMeeting as changeMeetingCall,
  getMeetings,
  restoreMeeting as restoreMeetingCall,
} from '@institute/contract/meetings/meetings';
import { handle } from '../../handler.ts';
import { attendHandlers } from './attend-handlers.ts';
import { calendarHandlers } from './calendar-handlers.ts';
import { cancelMeeting, restoreMeeting } from './cancel-meeting.ts';
import { addClosure, closuresToCome, removeClosure } from './change-closures.ts';
import { addGroup, changeGroup } from './change-groups.ts';
import { changeMeeting } from './change-meeting.ts';
import { addPattern, changePattern, endPattern } from './change-patterns.ts';
import { fillGroup } from './fill-group.ts';
import { giveMeetings } from './give-meetings.ts';
import { meetingsOfDays, timetableOf } from './read-timetable.ts';
import { recordingHandlers } from './recording-handlers.ts';
import { seatHandlers } from './seat-handlers.ts';
import { teacherChangeHandlers } from './teacher-change-handlers.ts';
import { text } from './text.ts';

/** What the office does about meetings, and what students and teachers do. */
export const handlers = [
  handle(getTimetable, async (context, { class_id }) => ({
    data: await timetableOf(context, class_id),
  })),

  handle(giveMeetingsCall, async (context, { class_id }) => ({
    data: await giveMeetings(context, class_id),
    message: text.given,
  })),

  handle(getMeetings, async (context, { class_id, teacher_id, ...days }) => ({
    data: await meetingsOfDays(context, days, { classRef: class_id, teacherId: teacher_id }),
  })),

  handle(addGroupCall, async (context, { class_id, ...form }) => ({
    data: { id: await addGroup(context, class_id, form) },
    message: text.groupAdded,
  })),

  handle(changeGroupCall, async (context, { group_id, ...sent }) => {
    await changeGroup(context, group_id, sent);
    return { data: null, message: text.saved };
  }),

  handle(setGroupStudentsCall, async (context, { group_id, student_list, when_full, in_both }) => {
    const filled = { userIds: student_list, whenFull: when_full, isInBoth: in_both };
    await fillGroup(context, group_id, filled);
    return { data: null, message: text.saved };
  }),

  handle(addPatternCall, async (context, { class_id, group_id, ...form }) => ({
    data: { id: await addPattern(context, { classRef: class_id, groupId: group_id }, form) },
    message: text.planned,
  })),

  handle(changePatternCall, async (context, { pattern_id, ...sent }) => {
    await changePattern(context, pattern_id, sent);
    return { data: null, message: text.patternChanged };
  }),

  handle(endPatternCall, async (context, { pattern_id, last_on }) => {
    await endPattern(context, pattern_id, last_on);
    return { data: null, message: text.patternEnded };
  }),

  handle(changeMeetingCall, async (context, { meeting_id, version, scope, ...form }) => {
    await changeMeeting(context, { id: meeting_id, version, scope }, form);
    return { data: null, message: text.saved };
  }),

  handle(cancelMeetingCall, async (context, { meeting_id, version, reason }) => {
    await cancelMeeting(context, { id: meeting_id, version }, reason);
    return { data: null, message: text.cancelled };
  }),

  handle(restoreMeetingCall, async (context, { meeting_id }) => {
    await restoreMeeting(context, meeting_id);
    return { data: null, message: text.restored };
  }),

  handle(getClosures, async (context) => ({ data: await closuresToCome(context) })),

  handle(addClosureCall, async (context, { from_on, until_on, name }) => ({
    data: { meetings: await addClosure(context, { fromOn: from_on, untilOn: until_on, name }) },
    message: text.closed,
  })),

  handle(removeClosureCall, async (context, { closure_id }) => {
    await removeClosure(context, closure_id);
    return { data: null, message: text.opened };
  }),

  ...attendHandlers,
  ...calendarHandlers,
  ...recordingHandlers,
  ...seatHandlers,
  ...teacherChangeHandlers,
];
