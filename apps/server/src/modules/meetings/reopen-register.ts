import { AppError } from '@institute/contract/errors';
import { isRegisterOpen, REOPENED_DAYS } from '@institute/contract/meetings/presence-rules';
import { DAY_MS } from '@institute/contract/time/durations';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { heldByActor, noteMeeting } from './keep-register.ts';
import { type LockedGroup, lockGroup } from './store.ts';
import { noteAsked } from './store-meeting-changes.ts';
import { type MeetingRow, meetingLine } from './store-meetings.ts';
import { writeReport } from './store-registers.ts';
import { zonesOf } from './store-reminders.ts';
import { isOfRegister } from './teacher-change-rules.ts';
import { text } from './text.ts';

/**
 * Asks the office to open the register of a meeting again; the same again asks once. Errors: meeting_not_found,
 * meeting_cancelled, meeting_not_begun, register_open.
 */
export async function askForRegister(context: Context, id: number): Promise<void> {
  const note: AuditNote = {};
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const line = await heldByActor(context, tx, id);
    noteMeeting(note, line);
    const { meeting } = line;
    if (isRegisterOpen(meeting, now)) throw new AppError('register_open');
    if (meeting.askedState === 'waiting' && isOfRegister(meeting)) return;
    const askedById = signedIn(context).userId;
    const asked = { askedById, askedAt: now, askedFor: null, askedReason: '' };
    await noteAsked(tx, id, { ...asked, askedState: 'waiting' });
  }, note);
}

/** A meeting of which it is asked that its register be opened, with its group, locked; null where it is not. */
export async function askedRegister(
  tx: Tx,
  id: number,
): Promise<{ meeting: MeetingRow; group: LockedGroup } | null> {
  const found = await meetingLine(tx, id);
  if (!found || !isOfRegister(found.meeting)) return null;
  const group = await lockGroup(tx, found.group.id);
  const meeting = (await meetingLine(tx, id))?.meeting;
  return group && meeting ? { meeting, group } : null;
}

/** Opens the register of a meeting for some days, or leaves it closed, and tells who asked. Errors: meeting_changed. */
export async function answerForRegister(
  context: Context,
  tx: Tx,
  { meeting, group }: { meeting: MeetingRow; group: LockedGroup },
  answer: { askedAt: number; isGranted: boolean; reply: string },
): Promise<void> {
  const { isGranted, reply } = answer;
  const now = context.clock.now();
  const state = isGranted ? ('granted' as const) : ('refused' as const);
  const isThis = Math.floor((meeting.askedAt?.getTime() ?? 0) / 1000) === answer.askedAt;
  // Asked again after a lost answer, it is done.
  if (isThis && meeting.askedState === state) return;
  if (!isThis || meeting.askedState !== 'waiting') {
    throw new AppError('meeting_changed', text.requestChanged);
  }
  const until = isGranted ? new Date(now.getTime() + REOPENED_DAYS * DAY_MS) : null;
  await noteAsked(tx, meeting.id, { askedState: state });
  if (until) await writeReport(tx, meeting.id, { registerUntil: until });
  if (meeting.askedById === null) return;
  const { classId, className, name: groupName, zone } = group;
  const ownZone = (await zonesOf(tx, [meeting.askedById])).get(meeting.askedById) ?? zone;
  await context.notices.registerAnswered(tx, now, {
    ...{ userId: meeting.askedById, classId, className, groupName, zone, ownZone },
    ...{ at: meeting.startsAt, until, reply },
  });
}
