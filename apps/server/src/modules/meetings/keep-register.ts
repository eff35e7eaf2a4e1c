import { can, classesWith, reachOf } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { CODE_SECONDS, doorOf, isRegisterOpen } from '@institute/contract/meetings/presence-rules';
import { displayTime } from '@institute/contract/time/calendar';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { randomDigits } from '../../platform/random.ts';
import { holdTeaching } from '../../shared/sql/staff.ts';
import { readSettings } from '../settings/index.ts';
import { lockGroup } from './store.ts';
import { countInRegister, grantExcuses, type Mark, saidWords, writeMarks } from './store-marks.ts';
import { updateMeeting } from './store-meeting-changes.ts';
import { recordingOf } from './store-recordings.ts';
import {
  type HeldLine,
  heldMeeting,
  lessonsToName,
  registerRows,
  writeReport,
} from './store-registers.ts';
import { text } from './text.ts';

const subjectOf = ({ meeting, group }: HeldLine) => ({
  ...{ classId: group.classId, teacherIds: [meeting.teacherId, group.teacherId] },
});

/** Whether the session's user has the word of the office. */
const isOffice = (context: Context) => can(signedIn(context), 'timetable.manage');

/** A meeting that the session's user teaches, to be read. Errors: meeting_not_found. */
async function taughtMeeting(context: Context, id: number): Promise<HeldLine> {
  const found = await heldMeeting(context.db, id);
  if (!found || !can(signedIn(context), 'meetings.teach', subjectOf(found))) {
    throw new AppError('meeting_not_found');
  }
  return found;
}

/**
 * A meeting that the session's user teaches until the transaction ends, locked. Errors: meeting_not_found,
 * meeting_cancelled, meeting_not_begun.
 */
export async function heldByActor(context: Context, tx: Tx, id: number): Promise<HeldLine> {
  const actor = signedIn(context);
  const found = await heldMeeting(tx, id, 'hold');
  const isSome = reachOf(actor, 'meetings.teach') === 'some';
  const teaches = isSome ? await holdTeaching(tx, actor.userId) : actor.teaches;
  if (!found || !can({ ...actor, teaches }, 'meetings.teach', subjectOf(found))) {
    throw new AppError('meeting_not_found');
  }
  if (found.meeting.state === 'cancelled') throw new AppError('meeting_cancelled');
  if (doorOf(found.meeting, context.clock.now()) === 'before') {
    throw new AppError('meeting_not_begun');
  }
  return found;
}

/** Refuses a register that is closed to teachers. Errors: register_closed. */
function checkOpen(context: Context, { meeting }: HeldLine): void {
  if (isOffice(context) || isRegisterOpen(meeting, context.clock.now())) return;
  throw new AppError('register_closed');
}

/** What the audit log says of which meeting it is. */
export function noteMeeting(note: AuditNote, { meeting, group, class: { name } }: HeldLine): void {
  note.classId = group.classId;
  note.details = { class: name, meeting: displayTime(meeting.startsAt, group.zone) };
}

/** Who reads meetings, and by which rule they may change them. */
export async function planReader(context: Context) {
  const { noticeHours } = await readSettings(context.db);
  return {
    ...{ userId: signedIn(context).userId, isOffice: isOffice(context) },
    ...{ now: context.clock.now(), hours: Number(noticeHours) },
  };
}
export type PlanReader = Awaited<ReturnType<typeof planReader>>;

/** The register of a meeting. Errors: meeting_not_found. */
export async function readRegister(context: Context, id: number) {
  const line = await taughtMeeting(context, id);
  const { db, clock } = context;
  const now = clock.now();
  const isBegun = doorOf(line.meeting, now) !== 'before';
  return {
    line,
    by: await planReader(context),
    rows: await registerRows(db, line),
    lessons: await lessonsToName(db, line.group.classId),
    recording: await recordingOf(db, id),
    isOpen:
      line.meeting.state !== 'cancelled' &&
      isBegun &&
      (isOffice(context) || isRegisterOpen(line.meeting, now)),
  };
}

/**
 * Says of some students whether they were there; gives of how many that is new, and of whom somebody else has said
 * another thing since it was shown. Who asked to be excused is, unless another thing is said of them. Errors:
 * meeting_not_found,
 * meeting_cancelled, meeting_not_begun, register_closed, not_in_class.
 */
export async function markRegister(
  context: Context,
  id: number,
  marks: readonly Mark[],
): Promise<{ changed: number; others: Awaited<ReturnType<typeof saidWords>> }> {
  const note: AuditNote = {};
  const wanted = [...new Map(marks.map((mark) => [mark.studentId, mark])).values()];
  return context.transaction(async (tx) => {
    const line = await heldByActor(context, tx, id);
    checkOpen(context, line);
    noteMeeting(note, line);
    const ids = wanted.map(({ studentId }) => studentId);
    if ((await countInRegister(tx, line, ids)) < ids.length) {
      throw new AppError('not_in_class', text.notInRegister);
    }
    const others = (await saidWords(tx, id, ids)).filter(({ studentId, state }) => {
      // What somebody said after the press was made is looked at before it is written over.
      const mark = wanted.find((one) => one.studentId === studentId);
      return mark?.shown !== undefined && mark.shown !== state && mark.state !== state;
    });
    const left = new Set(others.map(({ studentId }) => studentId));
    const written = wanted.filter(({ studentId }) => !left.has(studentId));
    const said = {
      ...{ meetingId: id, saidById: signedIn(context).userId, saidAt: context.clock.now() },
      source: isOffice(context) ? ('office' as const) : ('teacher' as const),
    };
    const changed = await writeMarks(tx, written, said);
    const excused = await grantExcuses(tx, said);
    if (line.meeting.state === 'planned') await writeReport(tx, id, { state: 'held' });
    const isNew = new Set(changed);
    note.details = {
      ...{ ...note.details, total: changed.length + excused.length },
      marks: [
        ...wanted.filter(({ studentId }) => isNew.has(studentId)),
        ...excused.map((studentId) => ({ studentId, state: 'excused' })),
      ]
        .map(({ studentId, state }) => `${studentId}: ${state}`)
        .join(', '),
    };
    return { changed: changed.length, others };
  }, note);
}

/**
 * Says that the teacher is there; where the meeting has no place, it takes `place`. Errors: meeting_not_found,
 * meeting_cancelled, meeting_not_begun, meeting_over.
 */
export async function startMeeting(context: Context, id: number, place: string): Promise<string> {
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const before = await heldMeeting(tx, id);
    // Who plans its meetings holds the group first.
    if (before && place !== '') await lockGroup(tx, before.group.id);
    const line = await heldByActor(context, tx, id);
    const now = context.clock.now();
    if (line.meeting.endsAt <= now) throw new AppError('meeting_over');
    noteMeeting(note, line);
    const isSet = place !== '' && line.place === '';
    if (isSet) {
      await updateMeeting(tx, id, { place });
      note.details = { ...note.details, place };
    }
    await writeReport(tx, id, {
      ...{ state: 'held', startedAt: line.meeting.startedAt ?? now },
    });
    return isSet ? place : line.place;
  }, note);
}

/**
 * The code of a meeting, made anew where none is good. Errors: meeting_not_found, meeting_cancelled,
 * meeting_not_begun, meeting_over.
 */
export async function showMeetingCode(
  context: Context,
  id: number,
): Promise<{ code: string; until: Date }> {
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const line = await heldByActor(context, tx, id);
    const now = context.clock.now();
    if (line.meeting.endsAt <= now) throw new AppError('meeting_over');
    noteMeeting(note, line);
    const { code, codeUntil } = line.meeting;
    if (codeUntil && codeUntil > now) return { code, until: codeUntil };
    const made = { code: randomDigits(6), until: new Date(now.getTime() + CODE_SECONDS * 1000) };
    await writeReport(tx, id, { code: made.code, codeUntil: made.until });
    return made;
  }, note);
}

/** What is said of how a meeting went; what is left out stays. */
export interface MeetingReport {
  taught?: string | undefined;
  homework?: string | undefined;
  lesson_id?: number | null | undefined;
  state?: 'held' | 'teacher_absent' | undefined;
  /** What stood there where it was typed. */
  shown_taught?: string | undefined;
  shown_homework?: string | undefined;
}

/** Refuses to write over what somebody else has written since it was shown. Errors: report_changed. */
function checkUnchanged({ meeting }: HeldLine, sent: MeetingReport): void {
  for (const field of ['taught', 'homework'] as const) {
    const [shown, typed, now] = [sent[`shown_${field}`], sent[field], meeting[field]];
    if (shown === undefined || typed === undefined || now === shown || now === typed) continue;
    throw new AppError('report_changed', text.reportChanged(now));
  }
}

/**
 * Says how a meeting went. Errors: meeting_not_found, meeting_cancelled, meeting_not_begun, register_closed,
 * lesson_not_found, report_changed.
 */
export async function reportMeeting(
  context: Context,
  id: number,
  sent: MeetingReport,
): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const line = await heldByActor(context, tx, id);
    checkOpen(context, line);
    noteMeeting(note, line);
    const { taught, homework, lesson_id: lessonId, state } = sent;
    if (lessonId) {
      const known = await lessonsToName(tx, line.group.classId);
      if (!known.some((lesson) => lesson.id === lessonId)) throw new AppError('lesson_not_found');
    }
    checkUnchanged(line, sent);
    const change = {
      ...(taught !== undefined && { taught }),
      ...(homework !== undefined && { homework }),
      ...(lessonId !== undefined && { lessonId }),
      ...(state !== undefined && { state }),
    };
    await writeReport(tx, id, change);
    note.details = { ...note.details, ...change };
  }, note);
}

/**
 * Gives homework at a meeting in place of what was given, or takes it away; `given` is done with what is new. Errors: meeting_not_found,
 * meeting_cancelled, meeting_not_begun, register_closed.
 */
export async function giveTask(
  context: Context,
  id: number,
  task: HomeworkTask | null,
  given: (tx: Tx) => Promise<void>,
): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const line = await heldByActor(context, tx, id);
    checkOpen(context, line);
    noteMeeting(note, line);
    await writeReport(tx, id, { task });
    if (task && !line.meeting.task) await given(tx);
    note.details = { ...note.details, title: task?.title ?? '' };
  }, note);
}

/** For which classes the session's user teaches every meeting; none for the office, which has a timetable. */
export const classesTaught = (context: Context): readonly number[] =>
  classesWith(signedIn(context), 'comments.answer') ?? [];
