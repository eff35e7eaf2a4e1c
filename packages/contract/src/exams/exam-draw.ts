import * as z from 'zod/mini';
import { listOrNone, wireObject } from '../codecs.ts';
import { exerciseTypes } from '../exercises/kinds.ts';
import { anyText, storableText, wholeNumber } from '../fields.ts';
import type { DefaultsOf } from '../form.ts';

/** Exercises that an attempt draws at the most: as many as an exam holds of its own. */
export const MOST_DRAWN = 60;
/** Parts that an exam draws at the most, the first among them. */
export const MOST_DRAW_PARTS = 6;

/** What may be drawn: exercises of one type, or '' for any. */
export const drawnTypes = ['', ...exerciseTypes] as const;

const NOT_A_KIND = 'This is not a kind of exercise of a bank.';
const MOST_TOPIC = 80;
const MOST_TEXT = 4_000;

/** Another part that is drawn: so many, of a kind and on a topic, each '' for any. */
const drawPart = z.object(
  {
    count: wholeNumber(1, MOST_DRAWN, 'A part draws 1 to 60 exercises.'),
    type: z.enum(drawnTypes, NOT_A_KIND),
    topic: storableText(MOST_TOPIC).check(z.trim()),
  },
  'This is not a part that is drawn.',
);
/** A part that an exam draws. */
export type DrawPart = z.output<typeof drawPart>;

/** What an exam draws besides its first part: a JSON text of them, '' for none. */
const moreDraws = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(MOST_TEXT, 'This is too long.')),
    z.transform((text, context): unknown => {
      if (text.trim() === '') return [];
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'This is not JSON.', input: text });
        return z.NEVER;
      }
    }),
  ),
  z
    .array(drawPart, 'This is not a list of parts.')
    .check(z.maxLength(MOST_DRAW_PARTS - 1, 'An exam draws from at most 6 parts of the bank.')),
);

/** Our own: what each attempt of an exam draws from the bank of its class (decisions 097 and 173). */
export const examDrawFields = {
  /** How many exercises; 0 for none. */
  draw_count: wholeNumber(0, MOST_DRAWN, 'An exam draws 0 to 60 exercises.'),
  /** Of this kind alone; '' for any. */
  draw_type: z.enum(drawnTypes, NOT_A_KIND),
  /** Of this topic alone; '' for any. */
  draw_topic: anyText(MOST_TOPIC),
  /** Further parts: `[{"count":5,"type":"","topic":"Unit 2"}]`; all together draw 60 at the most. */
  more_draws: moreDraws,
};

/** An exam holds its own questions and exercises alone. */
export const examDrawDefaults = {
  draw_count: 0,
  draw_type: '',
  draw_topic: '',
  more_draws: [],
} as const satisfies DefaultsOf<typeof examDrawFields>;

/** What an exam draws, as its editor reads it. */
export const ExamDraw = wireObject({
  drawCount: z.number(),
  drawType: examDrawFields.draw_type,
  drawTopic: z.string(),
  moreDraws: listOrNone(
    z.array(z.object({ count: z.number(), type: examDrawFields.draw_type, topic: z.string() })),
  ),
});
export type ExamDraw = z.output<typeof ExamDraw>;
