import * as z from 'zod/mini';
import {
  atMost,
  calendarDay,
  fileKey,
  localId,
  requiredStorable,
  storableText,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { isCalendarDay } from '../time/calendar.ts';
import {
  FEWEST_RUBRIC_LINES,
  FEWEST_SECONDS,
  type HomeworkWay,
  homeworkWays,
  MAX_TASK_TEXT,
  MAX_TASK_TITLE,
  MOST_HAND_INS,
  MOST_HOMEWORK_LINES,
  MOST_RUBRIC_LINES,
  MOST_RUBRIC_POINTS,
  MOST_SECONDS,
  USUAL_HAND_INS,
  USUAL_SECONDS,
} from './task-limits.ts';

/*
 * What is to be done at home, as it is said where it is given: a block of a lesson, or a meeting (decision 187). On
 * the wire it is one JSON text, like the blocks that it stands among.
 */

/** What is said of a field that is not right. */
const words = dictionary('fields/homework', {
  title: 'Title',
  line: 'Line',
  file: 'Choose a file.',
  ways: 'Choose how it is handed in.',
  day: 'This is not a date.',
  attempts: 'It is handed in 1 to 10 times.',
  seconds: 'A recording lasts 10 seconds to 10 minutes.',
  criterion: 'What the points are for',
  points: 'A line of a rubric is worth 1 to 20 points.',
  rubric: 'A rubric has 2 to 5 lines.',
  closes: 'What is refused when it is late needs a day.',
  unreadable: 'This homework could not be read.',
});

const distinct = z.refine<readonly { id: string }[]>(
  (things) => new Set(things.map(({ id }) => id)).size === things.length,
  'Two of these have the same id.',
);

/** A line that is read aloud, with how it sounds. */
const HomeworkLine = z.object({
  id: localId,
  /** Vocalised. */
  arabic: requiredStorable(words.line, 1000),
  /** '' where it needs none. */
  translation: storableText(1000),
  /** A file of the lesson: how it is read. */
  sound: z.optional(fileKey(words.file)),
});
export type HomeworkLine = z.output<typeof HomeworkLine>;

const RubricLine = z.object({
  id: localId,
  title: requiredStorable(words.criterion, 100),
  points: z
    .int(words.points)
    .check(z.minimum(1, words.points), z.maximum(MOST_RUBRIC_POINTS, words.points)),
});
export type RubricLine = z.output<typeof RubricLine>;

const Marking = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seen') }),
  z.object({ kind: z.literal('mark') }),
  z.object({
    kind: z.literal('rubric'),
    lines: z
      .array(RubricLine)
      .check(
        z.minLength(FEWEST_RUBRIC_LINES, words.rubric),
        z.maxLength(MOST_RUBRIC_LINES, words.rubric),
        distinct,
      ),
  }),
]);

const waysCheck = z.refine<readonly HomeworkWay[]>(
  (ways) => new Set(ways).size === ways.length,
  words.ways,
);

/** What is to be done at home, how it is handed in, until when, and how it is answered. */
export const HomeworkTask = z
  .object({
    title: requiredStorable(words.title, MAX_TASK_TITLE),
    /** What to do, as plain text; may be empty where lines say it. */
    text: storableText(MAX_TASK_TEXT),
    /** Lines to read aloud, each of which may be recorded by itself. */
    lines: z.optional(z.array(HomeworkLine).check(z.maxLength(MOST_HOMEWORK_LINES), distinct)),
    /** A file of the lesson: a picture to speak or write about. */
    picture: z.optional(fileKey(words.file)),
    ways: z
      .array(z.enum(homeworkWays, words.ways))
      .check(z.minLength(1, words.ways), z.maxLength(homeworkWays.length, words.ways), waysCheck),
    /** The last day, `2026-11-30`, by the institute's clocks; what comes later is late. */
    dueOn: z.optional(calendarDay(words.day).check(z.refine(isCalendarDay, words.day))),
    /** Whether what is late is refused. */
    closes: z.optional(z.boolean()),
    /** How often it may be handed in; what a teacher asks for again may always be. */
    attempts: z._default(
      z
        .int(words.attempts)
        .check(z.minimum(1, words.attempts), z.maximum(MOST_HAND_INS, words.attempts)),
      USUAL_HAND_INS,
    ),
    /** How long one recording is at the most. */
    seconds: z._default(
      z
        .int(words.seconds)
        .check(z.minimum(FEWEST_SECONDS, words.seconds), z.maximum(MOST_SECONDS, words.seconds)),
      USUAL_SECONDS,
    ),
    marking: Marking,
  })
  .check(
    z.refine(({ closes, dueOn }) => closes !== true || dueOn !== undefined, {
      error: words.closes,
      path: ['dueOn'],
    }),
  );
export type HomeworkTask = z.output<typeof HomeworkTask>;

const MAX_TASK_LENGTH = 60_000;

/** A task as it is sent: a JSON text, checked; null for '', which is none. */
export const taskField = z.pipe(
  z.pipe(
    z.string(words.unreadable).check(atMost(MAX_TASK_LENGTH, words.unreadable)),
    z.transform((json, context): unknown => {
      if (json.trim() === '') return null;
      try {
        return JSON.parse(json);
      } catch {
        context.issues.push({ code: 'custom', message: words.unreadable, input: json });
        return z.NEVER;
      }
    }),
  ),
  z.nullable(HomeworkTask),
);
