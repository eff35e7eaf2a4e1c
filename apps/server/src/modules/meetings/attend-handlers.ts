import {
  askExcuse as askExcuseCall,
  enterMeetingCode as enterMeetingCodeCall,
  getMyMeeting,
  getMyMeetings,
  joinMeeting as joinMeetingCall,
  takeBackExcuse as takeBackExcuseCall,
} from '@institute/contract/meetings/my-meetings';
import {
  exportRegisters as exportRegistersCall,
  getClassRegisters,
  getLongAbsences,
  getMissingRegisters,
  MOST_MISSED,
} from '@institute/contract/meetings/office-registers';
import {
  getRegister,
  getTaughtMeetings,
  markRegister as markRegisterCall,
  reportMeeting as reportMeetingCall,
  showMeetingCode as showMeetingCodeCall,
  startMeeting as startMeetingCall,
} from '@institute/contract/meetings/registers';
import {
  getStudentMeetings,
  MOST_STUDENT_MEETINGS,
} from '@institute/contract/meetings/student-meetings';
import { handle } from '../../handler.ts';
import { namedClass } from '../classes/index.ts';
import {
  askExcuse,
  enterMeetingCode,
  joinMeeting,
  myMeeting,
  myMeetings,
  takeBackExcuse,
} from './attend-meeting.ts';
import { exportRegisters } from './export-registers.ts';
import {
  markRegister,
  readRegister,
  reportMeeting,
  showMeetingCode,
  startMeeting,
} from './keep-register.ts';
import { presentRegister } from './present-registers.ts';
import { longAbsences, missingRegisters } from './read-absences.ts';
import { classRegisters, taughtMeetings } from './read-registers.ts';
import { allPastOf } from './store-presences.ts';
import { text } from './text.ts';

/** What students and teachers do about meetings. */
export const attendHandlers = [
  handle(getMyMeetings, async (context, { class_id }) => ({
    data: await myMeetings(context, class_id),
  })),

  handle(getMyMeeting, async (context, { meeting_id }) => ({
    data: await myMeeting(context, meeting_id),
  })),

  handle(joinMeetingCall, async (context, { meeting_id }) => ({
    data: await joinMeeting(context, meeting_id),
  })),

  handle(askExcuseCall, async (context, { meeting_id, reason }) => {
    await askExcuse(context, meeting_id, reason);
    return { data: null, message: text.excused };
  }),

  handle(takeBackExcuseCall, async (context, { meeting_id }) => {
    await takeBackExcuse(context, meeting_id);
    return { data: null, message: text.expected };
  }),

  handle(enterMeetingCodeCall, async (context, { meeting_id, code }) => ({
    data: { presence: await enterMeetingCode(context, meeting_id, code) },
  })),

  handle(getTaughtMeetings, async (context, wanted) => ({
    data: await taughtMeetings(context, wanted),
  })),

  handle(getRegister, async (context, { meeting_id }) => ({
    data: presentRegister(context, await readRegister(context, meeting_id)),
  })),

  handle(getStudentMeetings, async ({ db, clock }, { student_id }) => {
    const page = { now: clock.now(), limit: MOST_STUDENT_MEETINGS };
    const lines = await allPastOf(db, student_id, page);
    return {
      data: lines.map(({ meeting, group, class: { name }, presence }) => ({
        ...{ id: meeting.id, className: name, groupName: group.name },
        ...{ startsAt: meeting.startsAt, state: meeting.state, presence: presence?.state ?? null },
      })),
    };
  }),

  handle(markRegisterCall, async (context, { meeting_id, marks }) => {
    const said = marks.map(({ student_id, ...mark }) => ({ ...mark, studentId: student_id }));
    return { data: await markRegister(context, meeting_id, said), message: text.registered };
  }),

  handle(startMeetingCall, async (context, { meeting_id, place }) => ({
    data: { place: await startMeeting(context, meeting_id, place) },
  })),

  handle(showMeetingCodeCall, async (context, { meeting_id }) => ({
    data: await showMeetingCode(context, meeting_id),
  })),

  handle(reportMeetingCall, async (context, { meeting_id, ...sent }) => {
    await reportMeeting(context, meeting_id, sent);
    return { data: null, message: text.saved };
  }),

  handle(getMissingRegisters, async (context) => ({
    data: await missingRegisters(context, MOST_MISSED),
  })),

  handle(getLongAbsences, async (context) => ({ data: await longAbsences(context) })),

  handle(getClassRegisters, { classes: namedClass }, async (context, { class_id }) => ({
    data: await classRegisters(context, class_id),
  })),

  handle(exportRegistersCall, { classes: namedClass }, async (context, { class_id, month }) => ({
    data: null,
    download: await exportRegisters(context, class_id, month),
  })),
];
