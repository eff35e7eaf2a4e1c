import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, orNull, wireObject } from '../codecs.ts';
import { id } from '../fields.ts';
import { managePeopleCall } from '../people/students.ts';
import { meetingStates } from './meetings.ts';
import { presenceStates } from './presence-rules.ts';

/** A meeting that is over, and what is said of a student at it. */
export const StudentMeeting = wireObject({
  id: z.number(),
  className: z.string(),
  /** Empty for the group of everybody. */
  groupName: z.string(),
  startsAt: moment,
  state: z.enum(meetingStates),
  /** Null where nothing is said. */
  presence: orNull(z.enum(presenceStates)),
});
export type StudentMeeting = z.output<typeof StudentMeeting>;

/** Meetings of a student that are told, at the most. */
export const MOST_STUDENT_MEETINGS = 200;

/** The meetings of a student in the classes that they are in, since they joined: the last first. Ours, decision 193. */
export const getStudentMeetings = defineCall({
  ...managePeopleCall,
  name: 'getStudentMeetings',
  action: 'getStudentMeetings',
  request: z.object({ student_id: id }),
  response: z.array(StudentMeeting),
});
