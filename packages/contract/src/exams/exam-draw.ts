import * as z from 'zod/mini';
import { wireObject } from '../codecs.ts';
import { exerciseTypes } from '../exercises/kinds.ts';
import { anyText, wholeNumber } from '../fields.ts';
import type { DefaultsOf } from '../form.ts';

/** Exercises that an attempt draws at the most: as many as an exam holds of its own. */
export const MOST_DRAWN = 60;

/** What may be drawn: exercises of one type, or '' for any. */
export const drawnTypes = ['', ...exerciseTypes] as const;

/** Our own: what each attempt of an exam draws from the bank of its class (decision 097). */
export const examDrawFields = {
  /** How many exercises; 0 for none. */
  draw_count: wholeNumber(0, MOST_DRAWN, 'An exam draws 0 to 60 exercises.'),
  /** Of this kind alone; '' for any. */
  draw_type: z.enum(drawnTypes, 'This is not a kind of exercise of a bank.'),
  /** Of this topic alone; '' for any. */
  draw_topic: anyText(80),
};

/** An exam holds its own questions and exercises alone. */
export const examDrawDefaults = {
  draw_count: 0,
  draw_type: '',
  draw_topic: '',
} as const satisfies DefaultsOf<typeof examDrawFields>;

/** What an exam draws, as its editor reads it. */
export const ExamDraw = wireObject({
  drawCount: z.number(),
  drawType: examDrawFields.draw_type,
  drawTopic: z.string(),
});
export type ExamDraw = z.output<typeof ExamDraw>;
