import { AppError } from '@institute/contract/errors';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { type Changing, earlier, existingMeeting, noteOf } from './change-meeting.ts';
import { planGroup } from './plan-meetings.ts';
import { updateMeeting } from './store-meeting-changes.ts';
import { meetingLine } from './store-meetings.ts';
import { tellStudents } from './tell-students.ts';

/** Has a meeting not held. Errors: meeting_not_found, meeting_over, meeting_changed. */
export async function cancelMeeting(
  context: Context,
  which: { id: number; version: number },
  reason: string,
): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const { meeting, group } = await existingMeeting(tx, which.id, context.clock.now());
    note.classId = group.classId;
    note.details = { ...noteOf(meeting, group), reason };
    // Asked again after a lost answer, it is done.
    if (meeting.state === 'cancelled' && meeting.reason === reason && meeting.byHand) return;
    if (meeting.version !== which.version) throw new AppError('meeting_changed');
    await cancelOne(context, tx, { meeting, group }, reason);
  }, note);
}

/** Has a meeting not held, which its students are told where it was to be. */
export async function cancelOne(
  context: Context,
  tx: Tx,
  { meeting, group }: Omit<Changing, 'form'>,
  reason: string,
): Promise<void> {
  await updateMeeting(tx, meeting.id, { state: 'cancelled', reason, byHand: true });
  if (meeting.state !== 'planned') return;
  const change = { kind: 'cancelled', times: [meeting.startsAt], reason } as const;
  const about = [{ id: meeting.id, toldFor: meeting.startsAt }];
  await tellStudents(context, tx, group, change, about);
}

/** Has a meeting follow its weekly time again. Errors: meeting_not_found, meeting_over, teacher_busy. */
export async function restoreMeeting(context: Context, id: number): Promise<void> {
  const note: AuditNote = {};
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const { meeting, group } = await existingMeeting(tx, id, now);
    note.classId = group.classId;
    note.details = noteOf(meeting, group);
    await updateMeeting(tx, id, { byHand: false, place: '', reason: '' });
    const { excuses } = await planGroup(tx, group, {
      ...{ now, busy: 'refuse', gives: (row) => row.id === id },
    });
    const after = (await meetingLine(tx, id))?.meeting;
    // Its weekly time may have ended meanwhile: then it is gone, as are its others.
    if (after?.state !== 'planned') return;
    const isMoved = after.startsAt.getTime() !== meeting.startsAt.getTime();
    if (meeting.state === 'cancelled') {
      await tellStudents(context, tx, group, { kind: 'held', times: [after.startsAt] }, [
        { id, toldFor: after.startsAt },
      ]);
    } else if (isMoved) {
      const times = { from: meeting.startsAt, to: after.startsAt };
      const isExcuseOver = excuses > 0;
      await tellStudents(
        context,
        tx,
        group,
        { kind: 'moved', ...times, reason: '', isExcuseOver },
        [{ id, toldFor: earlier(times.from, times.to) }],
      );
    }
  }, note);
}
