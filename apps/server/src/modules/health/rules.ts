import {
  type HealthPart,
  type HealthParts,
  MOST_CLOCK_OFFSET_MS,
} from '@institute/contract/health/health';
import { HOUR_MS } from '@institute/contract/time/durations';
import type { PartFacts } from './readers.ts';

/** Why a part stands as it does. */
export type ReasonOf<Name extends HealthPart> = HealthParts[Name]['reason'];
type State = HealthParts[HealthPart]['state'];

/** A database that takes longer is slow; what is asked of it here takes a few milliseconds. */
const SLOW_MS = 300;
/** A due job that waits for so long has nobody who does it: processes look every minute. */
const LATE_SECONDS = 10 * 60;
/** Shares of the disk below DATA_DIR that are little, and next to none. */
const LITTLE_ROOM = 0.1;
const NO_ROOM = 0.03;
/** Backups are proven each night. */
const UNPROVEN_MS = 3 * 24 * HOUR_MS;
/** The books are checked every four hours. */
const STALE_MS = 12 * HOUR_MS;
/** More errors a day than somebody reads one by one. */
const MANY_ERRORS = 100;

/** Judges each part by its facts: the first reason that holds is the one that is told. */
export const reasons: { [Name in HealthPart]: (facts: PartFacts[Name]) => ReasonOf<Name> } = {
  database({ milliseconds, clockOffMs }) {
    if (Math.abs(clockOffMs) > MOST_CLOCK_OFFSET_MS) return 'clock';
    return milliseconds > SLOW_MS ? 'slow' : 'good';
  },

  jobs({ lateSeconds, unwell, failed }) {
    if (lateSeconds > LATE_SECONDS) return 'late';
    if (unwell.length > 0) return 'upkeep';
    return failed > 0 ? 'failed' : 'good';
  },

  mail({ hasServer, stuck, failed }) {
    if (stuck > 0) return 'stuck';
    if (failed > 0) return 'failed';
    return hasServer ? 'good' : 'outbox';
  },

  storage({ isSweepStopped, freeBytes, diskBytes }) {
    const share = diskBytes > 0 ? freeBytes / diskBytes : 1;
    if (share < NO_ROOM) return 'full';
    if (isSweepStopped) return 'stopped';
    return share < LITTLE_ROOM ? 'little' : 'good';
  },

  backups({ isOn, isLate, problem, lastGoodAt, lastProvenAt, now }) {
    if (problem !== null) return 'failed';
    if (isLate) return 'late';
    if (!isOn) return 'off';
    if (!lastGoodAt) return 'first';
    const proven = lastProvenAt?.getTime() ?? 0;
    return now.getTime() - proven > UNPROVEN_MS ? 'unproven' : 'good';
  },

  books({ balanced, differences, checkedAt, now }) {
    if (!balanced) return 'unbalanced';
    if (differences > 0) return 'differences';
    return now.getTime() - checkedAt.getTime() > STALE_MS ? 'stale' : 'good';
  },

  rewards: ({ left }) => (left === 0 ? 'spent' : 'good'),

  errors({ total }) {
    if (total >= MANY_ERRORS) return 'many';
    return total > 0 ? 'some' : 'good';
  },
};

/** How urgent each reason is. */
export const states: { [Name in HealthPart]: Record<ReasonOf<Name>, State> } = {
  database: { good: 'good', slow: 'watch', clock: 'act', ...unknownParts() },
  jobs: { good: 'good', failed: 'watch', late: 'act', upkeep: 'act', ...unknownParts() },
  mail: { good: 'good', outbox: 'watch', stuck: 'watch', failed: 'act', ...unknownParts() },
  storage: { good: 'good', little: 'watch', stopped: 'act', full: 'act', ...unknownParts() },
  backups: {
    good: 'good',
    first: 'good',
    off: 'watch',
    unproven: 'watch',
    late: 'act',
    failed: 'act',
    ...unknownParts(),
  },
  books: {
    good: 'good',
    stale: 'watch',
    differences: 'act',
    unbalanced: 'act',
    ...unknownParts(),
  },
  rewards: { good: 'good', spent: 'watch', ...unknownParts() },
  errors: { good: 'good', some: 'watch', many: 'act', ...unknownParts() },
};

function unknownParts(): { silent: State; unread: State } {
  return { silent: 'unknown', unread: 'unknown' };
}
