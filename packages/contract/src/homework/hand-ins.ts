import * as z from 'zod/mini';
import { jsonText, moment, optionalMoment, orNull, wireObject } from '../codecs.ts';
import type { HomeworkTask } from './task.ts';

/* What was handed in and what was answered, as students and their teachers see it (decision 187). */

/**
 * `waiting` until somebody answers it; `answered`; `again`: it was answered, and another one is asked for. The three
 * are what the server keeps: "kept on this phone" and "sending" are the browser's, before `handIn` has answered.
 */
export const handInStates = ['waiting', 'answered', 'again'] as const;
export type HandInState = (typeof handInStates)[number];

/** What a file of a hand-in is. */
export const takeKinds = ['voice', 'picture'] as const;
export type TakeKind = (typeof takeKinds)[number];

/** How many levels a wave is drawn of, each 0 to 100. They are made in the browser, and shown alone. */
export const LEVELS = 64;
const LEVEL_TOP = 100;

/** Levels as they are sent, `0,12,100`. */
export const writeLevels = (levels: readonly number[]): string =>
  levels.map((level) => Math.min(LEVEL_TOP, Math.max(0, Math.round(level) || 0))).join(',');

/** Levels of what was sent, at most 64, each within its bounds. */
export const readLevels = (sent: string): number[] =>
  sent
    .split(',')
    .filter((level) => /^\d{1,3}$/.test(level))
    .slice(0, LEVELS)
    .map((level) => Math.min(LEVEL_TOP, Number(level)));

/** A recording or a picture that is kept. */
export const sound = {
  /** Signed path from the API host, which expires after some hours; empty once its time is over and it was removed. */
  path: z.string(),
  /** The same as AAC in an `.m4a`, for what plays no Opus; empty where none is made, or not yet. Prefer `path`. */
  copyPath: z.string(),
  /** Of `path`: `weba`, `m4a`, `ogg` …, of a picture `jpg`. */
  extension: z.string(),
  bytes: z.number(),
  /** How long it is: as the browser said, until the server has measured it; 0 for a picture. */
  seconds: z.number(),
  /** The wave, at most 64 numbers of 0 to 100; empty for a picture. */
  levels: z.array(z.number()),
};

/** A recording or a picture that was handed in. */
export const Take = wireObject({
  id: z.number(),
  kind: z.enum(takeKinds),
  /** The line of the task that it reads; null where it is of the whole. */
  lineId: orNull(z.string()),
  ...sound,
});
export type Take = z.output<typeof Take>;

/** What a teacher says to a hand-in: words or a voice, of all of it or at one place. */
export const Reply = wireObject({
  id: z.number(),
  /** The take that it is pinned to; null where it is of the whole. */
  takeId: orNull(z.number()),
  /** The place in a recording, in milliseconds. */
  atMs: orNull(z.number()),
  /** The place in a picture, in thousandths of its width and height. */
  x: orNull(z.number()),
  y: orNull(z.number()),
  /** Empty where it is a voice alone. */
  text: z.string(),
  /** The voice; null where it is words alone. */
  voice: orNull(wireObject(sound)),
  byName: z.string(),
  at: moment,
  /** Whether the session's user has said it, and so may remove it. */
  isOwn: z.boolean(),
});
export type Reply = z.output<typeof Reply>;

/** Points of a line of the rubric, by the line's id. */
export const RubricPoints = z.object({ id: z.string(), points: z.number() });
export type RubricPoints = z.output<typeof RubricPoints>;

export const handInShape = {
  id: z.number(),
  /** From 1. */
  attempt: z.number(),
  handedInAt: moment,
  isLate: z.boolean(),
  state: z.enum(handInStates),
  /** The task as it was asked then; its title, lines and rubric stay what they were. */
  asked: jsonText<HomeworkTask>(),
  text: z.string(),
  takes: z.array(Take),
  /** In the order in which they were said. */
  replies: z.array(Reply),
  /** The points it got, and the most it could get; null where it is not answered, or seen without a mark. */
  mark: orNull(z.number()),
  outOf: orNull(z.number()),
  /** The points of each line, where a rubric is. */
  rubric: z.array(RubricPoints),
  answeredAt: optionalMoment,
  /** Empty until it is answered. */
  answeredBy: z.string(),
  /** Counts its answers. */
  version: z.number(),
};

/** One attempt at a homework. */
export const HandIn = wireObject(handInShape);
export type HandIn = z.output<typeof HandIn>;
