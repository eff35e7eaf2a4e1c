import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/* Who was at a meeting, and until when somebody says so (decision 168). Both ends follow these. */

/** A meeting is joined from so many minutes before it begins, until it ends. */
export const JOIN_BEFORE_MINUTES = 10;
/** Whoever arrives more than so many minutes after its beginning is late. */
export const LATE_AFTER_MINUTES = 10;
/** A student says that they cannot come until so many minutes before it begins. */
export const EXCUSE_BEFORE_MINUTES = 60;
/** The register of a meeting takes the word of its teachers for so many days after its end. */
export const REGISTER_DAYS = 14;
/** For how many days the office opens one again. */
export const REOPENED_DAYS = 3;
/** For how long the code of a meeting is good. */
export const CODE_SECONDS = 90;

/** `excused`: they could not come, and that is all right. */
export const presenceStates = ['present', 'late', 'left_early', 'excused', 'absent'] as const;
export type PresenceState = (typeof presenceStates)[number];

/**
 * Who says it: the press of Join, the code of the meeting, a teacher, or the office. `asked`: the student alone, who
 * asks to be excused, or was there before the link was; it counts for nothing until one of the others follows.
 */
export const presenceSources = ['joined', 'code', 'asked', 'teacher', 'office'] as const;
export type PresenceSource = (typeof presenceSources)[number];

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Whether a meeting can be joined: not yet, now, or no more. */
export function doorOf({ startsAt, endsAt }: Span, now: Date): 'before' | 'open' | 'after' {
  if (now.getTime() < startsAt.getTime() - JOIN_BEFORE_MINUTES * MINUTE_MS) return 'before';
  return now < endsAt ? 'open' : 'after';
}

/** What an arrival at a moment is. */
export const arrivalAt = ({ startsAt }: Pick<Span, 'startsAt'>, at: Date): 'present' | 'late' =>
  at.getTime() > startsAt.getTime() + LATE_AFTER_MINUTES * MINUTE_MS ? 'late' : 'present';

/** Whether a student may still say that they cannot come. */
export const isExcusable = ({ startsAt }: Pick<Span, 'startsAt'>, now: Date): boolean =>
  now.getTime() <= startsAt.getTime() - EXCUSE_BEFORE_MINUTES * MINUTE_MS;

/** Until when teachers write into the register of a meeting: 14 days, or as long as the office has it open again. */
export function registerCloses({
  endsAt,
  registerUntil = null,
}: Pick<Span, 'endsAt'> & { registerUntil?: Date | null }): Date {
  const closes = new Date(endsAt.getTime() + REGISTER_DAYS * DAY_MS);
  return registerUntil !== null && registerUntil > closes ? registerUntil : closes;
}

/** Whether a teacher may still write into the register of a meeting. */
export const isRegisterOpen = (meeting: Parameters<typeof registerCloses>[0], now: Date): boolean =>
  now <= registerCloses(meeting);

/** Whether somebody's word is the last, which neither a press nor a code changes. */
export const isFinal = (source: PresenceSource): boolean =>
  source === 'teacher' || source === 'office';

/** Whether it counts that something is said, or it waits for the word of a teacher or for the link. */
export const isSaid = (source: PresenceSource): boolean => source !== 'asked';

/** What past meetings come to for a student. */
export interface Tally {
  /** Those that count: held, and somebody has said that the student came, or was absent and not excused. */
  counted: number;
  came: number;
  late: number;
  excused: number;
}

/**
 * Counts past meetings, as grades, sheets and words do. One that was cancelled, or whose teacher was absent, does not
 * count, nor does one from which they were excused or of which nobody has said anything.
 */
export function tallyOf(past: readonly { state: string; presence: PresenceState | null }[]): Tally {
  const states = past.flatMap(({ state, presence }) =>
    presence === null || !counts(state) ? [] : presence,
  );
  const of = (state: PresenceState) => states.filter((one) => one === state).length;
  const [late, excused] = [of('late'), of('excused')];
  return {
    ...{ counted: states.length - excused, late, excused },
    came: of('present') + late + of('left_early'),
  };
}

/** Whether a meeting in a state counts for those who were, or were not, there. */
export const counts = (state: string): boolean => state === 'planned' || state === 'held';
