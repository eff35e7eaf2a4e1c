import { addPattern, getTimetable } from '@institute/contract/meetings/groups';
import { clockText } from '@institute/contract/time/clock-text';
import { MINUTE_MS } from '@institute/contract/time/durations';
import type { Session } from './api.ts';
import { zone } from './zone.ts';

/** Plans a meeting of a class that can be joined now: it begins in five minutes. Gives its number. */
export async function meetingNow(
  admin: Session,
  of: { class_id: string | number; teacher_id?: number; place?: string },
): Promise<number> {
  const [from_on = '', starts_at = ''] = clockText(
    new Date(Date.now() + 5 * MINUTE_MS),
    zone,
  ).split('T');
  // Monday is 1, Sunday 7.
  const weekday = new Date(`${from_on}T12:00:00Z`).getUTCDay() || 7;
  await admin.call(addPattern, { ...of, from_on, weekday, starts_at, minutes: 60 });
  const { meetings } = await admin.call(getTimetable, { class_id: of.class_id });
  if (!meetings[0]) throw new Error('no meeting is planned');
  return meetings[0].id;
}
