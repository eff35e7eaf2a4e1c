import { askForRegister as askForRegisterCall } from '@institute/contract/meetings/registers';
import {
  answerMeetingRequest as answerMeetingRequestCall,
  changeTaughtMeeting,
  getMeetingRequests,
  MOST_REQUESTS,
} from '@institute/contract/meetings/teacher-changes';
import { handle } from '../../handler.ts';
import { answerMeetingRequest, changeOwnMeeting } from './change-own-meeting.ts';
import { meetingRequests } from './read-absences.ts';
import { askForRegister } from './reopen-register.ts';
import { text } from './text.ts';

/** What teachers change about their meetings, and what the office answers them. */
export const teacherChangeHandlers = [
  handle(changeTaughtMeeting, async (context, { meeting_id, version, ...wanted }) => {
    const outcome = await changeOwnMeeting(context, { id: meeting_id, version }, wanted);
    const done = wanted.change === 'move' ? text.moved : text.cancelled;
    return { data: { outcome }, message: outcome === 'asked' ? text.asked : done };
  }),

  handle(askForRegisterCall, async (context, { meeting_id }) => {
    await askForRegister(context, meeting_id);
    return { data: null, message: text.asked };
  }),

  handle(getMeetingRequests, async (context) => ({
    data: await meetingRequests(context, MOST_REQUESTS),
  })),

  handle(answerMeetingRequestCall, async (context, sent) => {
    const { meeting_id, asked_at, answer, on_closed_day, words } = sent;
    const said = { isGranted: answer === 'yes', onClosedDay: on_closed_day, reply: words };
    await answerMeetingRequest(context, { id: meeting_id, askedAt: asked_at }, said);
    return { data: null, message: answer === 'yes' ? text.granted : text.notGranted };
  }),
];
