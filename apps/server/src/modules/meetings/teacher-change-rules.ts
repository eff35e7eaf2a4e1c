import { isRegisterOpen } from '@institute/contract/meetings/presence-rules';
import type { RegisterStand } from '@institute/contract/meetings/registers';
import { HOUR_MS } from '@institute/contract/time/durations';
import type { MeetingRow } from './store-meetings.ts';

/** What a teacher may do about when a meeting is held: nothing, change it, or ask the office. */
export type MayChange = 'none' | 'own' | 'ask';

/** Whether everything that is said is so many hours away; 0 is always enough. */
export const isNoticed = (times: readonly Date[], now: Date, hours: number): boolean =>
  hours === 0 || times.every((at) => at.getTime() - now.getTime() >= hours * HOUR_MS);

/** Whether a meeting can still be moved or cancelled by whoever teaches it. */
export const isToCome = ({ state, startsAt }: Pick<MeetingRow, 'state' | 'startsAt'>, now: Date) =>
  state === 'planned' && startsAt > now;

/** What somebody may do about a meeting; the word of the office needs no notice. */
export function mayChange(
  meeting: Pick<MeetingRow, 'state' | 'startsAt' | 'teacherId'>,
  { userId, isOffice }: { userId: number; isOffice: boolean },
  { now, hours }: { now: Date; hours: number },
): MayChange {
  if (meeting.teacherId !== userId || !isToCome(meeting, now)) return 'none';
  return isOffice || isNoticed([meeting.startsAt], now, hours) ? 'own' : 'ask';
}

/** Whether what was asked about a meeting is that its register be opened: it was over by then. */
export const isOfRegister = ({ askedAt, endsAt }: Pick<MeetingRow, 'askedAt' | 'endsAt'>) =>
  askedAt !== null && askedAt >= endsAt;

/** How the register of a meeting stands for whoever reads it. */
export function registerStand(
  meeting: Pick<MeetingRow, 'askedAt' | 'askedState' | 'endsAt' | 'registerUntil'>,
  { isOffice, now }: { isOffice: boolean; now: Date },
): RegisterStand {
  if (isOffice || isRegisterOpen(meeting, now)) return 'open';
  if (!isOfRegister(meeting)) return 'closed';
  if (meeting.askedState === 'waiting') return 'asked';
  return meeting.askedState === 'refused' ? 'refused' : 'closed';
}

type Asked = Pick<MeetingRow, 'askedState' | 'askedFor' | 'state' | 'startsAt'>;

/** What was asked about a meeting and is not so; null where nothing was, or it is so by now, or too late. */
export function askedOf(meeting: Asked, now: Date): { isRefused: boolean; to: Date | null } | null {
  const { askedState, askedFor, startsAt } = meeting;
  const isOpen = askedState === 'waiting' || askedState === 'refused';
  if (!isOpen || !isToCome(meeting, now) || askedFor?.getTime() === startsAt.getTime()) return null;
  return { isRefused: askedState === 'refused', to: askedFor };
}
