import { MOVE_MEETINGS } from '@institute/contract/meetings/seats';
import { dateText } from '@institute/contract/time/calendar';
import type { GroupRow } from './store.ts';
import type { Seats, WishRow } from './store-seats.ts';

/** Seats of a group that nobody has and that are kept for nobody; null for any number. */
export function freeSeats({ seats }: Pick<GroupRow, 'seats'>, { taken, kept }: Seats) {
  return seats === 0 ? null : Math.max(0, seats - taken - kept);
}

/** Seats that somebody new may choose: while others wait for one, none. */
export function seatsLeft(group: Pick<GroupRow, 'seats'>, seats: Seats): number | null {
  const free = freeSeats(group, seats);
  return free !== null && seats.waiting > 0 ? 0 : free;
}

/** Whether a seat is theirs to take: it was offered to them, or they have chosen it, and the time for it is not over. */
export const isTheirs = (wish: Pick<WishRow, 'until'> | undefined, now: Date): boolean =>
  (wish?.until ?? now) > now;

/** Whether a group is one that students choose: it is not everybody, and has not ended. */
export const isToChoose = (
  { isEverybody, lastOn, zone }: Pick<GroupRow, 'isEverybody' | 'lastOn' | 'zone'>,
  now: Date,
): boolean => !isEverybody && (lastOn === null || lastOn >= dateText(now, zone));

/** Whether students choose a group: the office may choose also one that has no weekly time yet. */
export const isOffered = (
  { group, hasTimes }: { group: Parameters<typeof isToChoose>[0]; hasTimes: boolean },
  now: Date,
): boolean => hasTimes && isToChoose(group, now);

/** Whether somebody may go to another group, where so many meetings have begun that they could come to. */
export const mayMove = (isAllowed: boolean, begun: number): boolean =>
  isAllowed && begun < MOVE_MEETINGS;
