import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addClosure } from '@institute/contract/meetings/closures';
import {
  addGroup,
  addPattern,
  changeGroup,
  changePattern,
  getTimetable,
  setGroupStudents,
} from '@institute/contract/meetings/groups';
import { cancelMeeting, changeMeeting } from '@institute/contract/meetings/meetings';
import { askExcuse } from '@institute/contract/meetings/my-meetings';
import { markRegister, reportMeeting, startMeeting } from '@institute/contract/meetings/registers';
import {
  chooseGroup,
  moveUpInLine,
  offerSeat,
  waitForSeat,
} from '@institute/contract/meetings/seats';
import {
  answerMeetingRequest,
  changeTaughtMeeting,
  getMeetingRequests,
} from '@institute/contract/meetings/teacher-changes';
import { clockText } from '@institute/contract/time/clock-text';
import { HOUR_MS } from '@institute/contract/time/durations';
import type { Session } from './api.ts';
import { hostilePacks, someOf } from './hostile-texts.ts';
import { meetingNow } from './meeting-now.ts';
import { dayIn, zone } from './zone.ts';

/**
 * Groups, weekly times, meetings and closed days of a class, with hostile names, places, topics and reasons; and one
 * that can be joined, of which everything is said: its number.
 */
export async function planMeetings(
  admin: Session,
  student: Session,
  class_id: string,
): Promise<number> {
  const names = someOf(hostilePacks(80), 2);
  for (const [place, name] of names.entries()) {
    const where = hostilePacks(500)[place] ?? '';
    const { id: group_id } = await admin.call(addGroup, { class_id, name, place: where });
    await admin.call(changeGroup, { group_id, name, place: where });
    const time = { weekday: 2, starts_at: '18:00', minutes: 60, from_on: dayIn(2) };
    const of = { class_id, group_id, place: where };
    const { id: pattern_id } = await admin.call(addPattern, { ...of, ...time });
    await admin.call(changePattern, { pattern_id, from_on: dayIn(3), place: where });
    // Their page names both groups.
    const filled = { student_list: String(student.user.id), in_both: '1' } as const;
    await admin.call(setGroupStudents, { group_id, ...filled });
  }
  const { meetings } = await admin.call(getTimetable, { class_id });
  const [first, second] = meetings;
  if (!first || !second) throw new Error('no meetings are planned');
  const reason = hostilePacks(300)[0] ?? '';
  await admin.call(changeMeeting, {
    ...{ meeting_id: first.id, version: first.version, starts_at: '19:00', reason },
    ...{ topic: hostilePacks(200)[0] ?? '', place: hostilePacks(500)[0] ?? '' },
  });
  const version = second.version;
  await admin.call(cancelMeeting, { meeting_id: second.id, version, reason });
  for (const [place, name] of names.entries()) {
    await admin.call(addClosure, { from_on: dayIn(20 + place), until_on: dayIn(20 + place), name });
  }
  await student.call(askExcuse, { meeting_id: first.id, reason });
  const meeting_id = await meetingNow(admin, { class_id, teacher_id: 0 });
  const taught = hostilePacks(200)[0] ?? '';
  const homework = hostilePacks(1000)[0] ?? '';
  await admin.call(startMeeting, { meeting_id, place: hostilePacks(500)[0] ?? '' });
  await admin.call(reportMeeting, { meeting_id, taught, homework });
  const marks = [{ student_id: student.user.id, state: 'late' as const, note: reason }];
  await admin.call(markRegister, { meeting_id, marks });
  return meeting_id;
}

/** A teacher asks the office that a near meeting of theirs is not held, for a reason that both are shown. */
export async function askAboutMeeting(
  admin: Session,
  teacher: Session,
  class_id: string,
): Promise<void> {
  const [from_on = '', starts_at = ''] = clockText(new Date(Date.now() + 2 * HOUR_MS), zone).split(
    'T',
  );
  // Monday is 1, Sunday 7.
  const weekday = new Date(`${from_on}T12:00:00Z`).getUTCDay() || 7;
  const minutes = 45;
  await admin.call(addPattern, {
    ...{ class_id, teacher_id: teacher.user.id, from_on, weekday, starts_at, minutes },
    place: hostilePacks(500)[0] ?? '',
  });
  const { meetings } = await admin.call(getTimetable, { class_id });
  const own = meetings.find((one) => one.ends_at - one.starts_at === minutes * 60);
  if (!own) throw new Error('the teacher has no meeting');
  const [reason = ''] = hostilePacks(300);
  const ask = () =>
    teacher.call(changeTaughtMeeting, {
      ...{ meeting_id: own.id, version: own.version, change: 'cancel', reason },
    });
  await ask();
  const { first } = await admin.call(getMeetingRequests, {});
  const asked = first.find(({ id }) => id === own.id);
  await admin.call(answerMeetingRequest, {
    ...{ meeting_id: own.id, asked_at: asked?.asked_at ?? 0, answer: 'no', words: reason },
  });
  // Asked once more, it waits for the office.
  await ask();
}

/** A student waits for a seat that somebody else has, is put first and offered one, for reasons that the log keeps. */
export async function waitInLine(admin: Session, student: Session, other: Session): Promise<void> {
  const form = {
    name: 'A full group',
    category: 'Places',
    about: 'One seat',
    premium: '0',
  } as const;
  const { id } = await admin.call(addClass, { ...form, status: '1' });
  const class_id = String(id);
  const group = { class_id, name: 'Evening', seats: 1 };
  const { id: group_id } = await admin.call(addGroup, group);
  await admin.call(addPattern, {
    ...{ class_id, group_id, weekday: 2, starts_at: '18:00', minutes: 60, from_on: dayIn(2) },
  });
  await other.call(chooseGroup, { group_id });
  await other.call(enrol, { class_id });
  await student.call(waitForSeat, { group_id });
  const student_id = student.user.id;
  for (const reason of someOf(hostilePacks(300), 2)) {
    await admin.call(moveUpInLine, { group_id, student_id, reason });
  }
  const [reason = ''] = hostilePacks(300);
  await admin.call(offerSeat, { group_id, student_id, reason });
}
