import { DAY_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { REMIND_AHEAD_MS, remindersDue } from './reminder-rules.ts';
import {
  forgetReminders,
  insertReminders,
  keepMeetings,
  meetingsToRemind,
  noteReminders,
  type ReminderLine,
} from './store-reminders.ts';

type Reminding = Pick<Services, 'db' | 'clock' | 'config' | 'notices'>;

/**
 * Reminds whoever attends or teaches live meetings of them: in the evening before, and an hour before, of those of an
 * evening at once. Each once, however often and wherever this runs, never at night, and never of one that is not held
 * any more. Gives how many people were told of something.
 */
export async function remindPeople(services: Reminding): Promise<number> {
  const { db, clock, config } = services;
  const now = clock.now();
  const until = new Date(now.getTime() + REMIND_AHEAD_MS);
  const all = await meetingsToRemind(db, { now, until, zone: config.timeZone });
  let told = 0;
  for (const lines of byPerson(all)) {
    const due = remindersDue(lines, now);
    if (due && (await remind(services, due.lines))) told += 1;
  }
  return told;
}

/** For how many days it is kept of what people were reminded: longer than any mail of it waits. */
const KEPT = 30;

/** Forgets of what people were reminded a month ago. */
export const forgetOldReminders = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  forgetReminders(db, new Date(clock.now().getTime() - KEPT * DAY_MS));

/** The lines of each person, which come together. */
function byPerson(lines: readonly ReminderLine[]): ReminderLine[][] {
  const people = new Map<number, ReminderLine[]>();
  for (const line of lines) {
    const own = people.get(line.userId);
    if (own) own.push(line);
    else people.set(line.userId, [line]);
  }
  return [...people.values()];
}

/** Reminds a person, once what they are reminded of has been looked at again and stays as it is. */
function remind(services: Reminding, due: readonly ReminderLine[]): Promise<boolean> {
  const [{ userId }] = due as [ReminderLine];
  const { clock, config } = services;
  return inTransaction(services.db, async (tx) => {
    await keepMeetings(
      tx,
      due.map(({ meetingId }) => meetingId),
    );
    const now = clock.now();
    const until = new Date(now.getTime() + REMIND_AHEAD_MS);
    const lines = await meetingsToRemind(tx, { now, until, zone: config.timeZone, userId });
    const kept = new Set(due.map(({ meetingId }) => meetingId));
    const still = remindersDue(
      lines.filter(({ meetingId }) => kept.has(meetingId)),
      now,
    );
    if (!still) return false;
    const fresh = await insertReminders(tx, still.lines, still.stage);
    const told = still.lines.filter(({ meetingId }) => fresh.has(meetingId));
    if (told.length === 0) return false;
    await tell(services, tx, { stage: still.stage, lines: told });
    return true;
  });
}

async function tell(
  { notices, clock }: Reminding,
  tx: Tx,
  { stage, lines }: NonNullable<ReturnType<typeof remindersDue<ReminderLine>>>,
): Promise<void> {
  const [{ userId, zone, way, hasEmail, classId }] = lines as [ReminderLine];
  const isOneClass = lines.every((line) => line.classId === classId);
  const messageId = await notices.meetingsComing(tx, clock.now(), {
    ...{ userId, zone, stage, meetings: lines, isMailed: way === 'both' && hasEmail },
    classId: isOneClass ? classId : null,
  });
  const meetingIds = lines.map(({ meetingId }) => meetingId);
  await noteReminders(tx, { userId, meetingIds, stage }, messageId);
}
