import type { MeetingNotices } from './ports-notices/meetings.ts';
import type { MoneyNotices } from './ports-notices/money.ts';
import type { PlaceNotices } from './ports-notices/places.ts';
import type { StudyNotices } from './ports-notices/study.ts';

/** By how many clocks besides those of most people a change is told; whoever lives by others reads the most's. */
export const MOST_CLOCKS = 9;

/** The key of a change as it is told by other clocks than the message with a number does. */
export const otherClocks = (messageId: number, nth: number): string =>
  `meeting-clocks:${messageId}:${nth}`;

/**
 * News for students of what happens in domains that messages stand right of. Told inside the
 * transaction that makes them true: neither stands without the other.
 */
export interface Notices extends MeetingNotices, MoneyNotices, PlaceNotices, StudyNotices {}
