import { addClosure } from '@institute/contract/meetings/closures';
import {
  addGroup,
  addPattern,
  changeGroup,
  changePattern,
  getTimetable,
} from '@institute/contract/meetings/groups';
import { cancelMeeting, changeMeeting } from '@institute/contract/meetings/meetings';
import type { Session } from './api.ts';
import { hostilePacks, someOf } from './hostile-texts.ts';

/** A day to come, `2026-11-30`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Groups, weekly times, meetings and closed days of a class, with hostile names, places, topics and reasons. */
export async function planMeetings(admin: Session, class_id: string): Promise<void> {
  const names = someOf(hostilePacks(80), 2);
  for (const [place, name] of names.entries()) {
    const where = hostilePacks(500)[place] ?? '';
    const { id: group_id } = await admin.call(addGroup, { class_id, name, place: where });
    await admin.call(changeGroup, { group_id, name, place: where });
    const time = { weekday: 2, starts_at: '18:00', minutes: 60, from_on: dayIn(2) };
    const of = { class_id, group_id, place: where };
    const { id: pattern_id } = await admin.call(addPattern, { ...of, ...time });
    await admin.call(changePattern, { pattern_id, from_on: dayIn(3), place: where });
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
}
