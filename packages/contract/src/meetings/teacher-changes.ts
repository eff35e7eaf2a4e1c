import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { anyText, flag, id, nothing, requiredText, wholeNumber } from '../fields.ts';
import { MeetingRequest } from './meeting-request.ts';
import {
  day,
  MAX_MEETING_REASON,
  timeOfDay,
  timetableCall,
  meetingWords as words,
} from './meetings.ts';

/* Our own calls: what teachers change about their meetings, by themselves or by asking the office (decision 182). */

/** What becomes of a meeting: it is held at another time, or not at all. */
export const teacherChanges = ['move', 'cancel'] as const;
export type TeacherChange = (typeof teacherChanges)[number];

/**
 * Moves or cancels a meeting that the session's user teaches, for a reason that its students are told; what is not
 * sent of its time stays. From so many hours before as the institute says, it is asked of the office instead, and the
 * same again asks once. Errors: meeting_not_found, forbidden, meeting_over, meeting_cancelled,
 * meeting_changed, teacher_busy, group_busy, day_closed, day_out_of_reach.
 */
export const changeTaughtMeeting = defineCall({
  ...timetableCall,
  access: 'meetings.teach',
  name: 'changeTaughtMeeting',
  action: 'changeTaughtMeeting',
  request: z.object({
    ...{ meeting_id: id, version: wholeNumber(1, 2_147_483_647, 'This is not a version.') },
    change: z.enum(teacherChanges, words.change),
    ...{ on: z.optional(day), starts_at: z.optional(timeOfDay) },
    reason: requiredText(words.reason, MAX_MEETING_REASON),
  }),
  response: z.object({ outcome: z.enum(['done', 'asked']) }),
});

/** Requests that are listed, at the most. */
export const MOST_REQUESTS = 100;

/**
 * What teachers ask about meetings that have not begun, and which registers that are closed are to be opened: how
 * much, and the first of it, the soonest meeting first.
 */
export const getMeetingRequests = defineCall({
  ...timetableCall,
  name: 'getMeetingRequests',
  action: 'getMeetingRequests',
  request: z.object({}),
  response: z.object({ count: z.number(), first: z.array(MeetingRequest) }),
});

/**
 * Grants or refuses what a teacher asks about a meeting, who is told, with `words` of the office; granted, it is done,
 * and its students are told. A register is opened for three days.
 * `asked_at` is when it was asked, in Unix seconds. Errors: meeting_not_found, meeting_cancelled, meeting_over, meeting_changed,
 * teacher_busy, group_busy, day_closed, day_out_of_reach.
 */
export const answerMeetingRequest = defineCall({
  ...timetableCall,
  name: 'answerMeetingRequest',
  action: 'answerMeetingRequest',
  request: z.object({
    meeting_id: id,
    asked_at: wholeNumber(1, 99_999_999_999, 'This is not a time.'),
    answer: z.enum(['yes', 'no'], words.answer),
    /** Whether it may be held on a day on which the institute is closed. */
    on_closed_day: z._default(flag, false),
    words: z._default(anyText(MAX_MEETING_REASON), ''),
  }),
  response: nothing,
});
