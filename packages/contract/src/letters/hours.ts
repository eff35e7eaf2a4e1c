import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { list, nothing, wholeNumber } from '../fields.ts';
import { dictionary } from '../language.ts';

/* When a teacher answers letters (decision 190). */

const text = dictionary('letters/hours', {
  /** From Monday on. */
  days: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
  everyDay: 'every day',
  span: (first: string, last: string) => `${first}–${last}`,
  answers: (name: string, days: string, from: string, until: string) =>
    `${name} answers ${days}, ${from} to ${until}`,
  youAnswer: (days: string, from: string, until: string) =>
    `You answer ${days}, ${from} to ${until}`,
  time: 'Please choose a time.',
  order: 'The hours end after they begin.',
});

/** The days of the week by their number, from Monday on. */
export const dayWords: Readonly<Record<number, string>> = text.days;

/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** On which days of the week a teacher answers, and from when to when by the clock of the institute. */
export const AnsweringHours = wireObject(
  {
    /** From 1 for Monday to 7; in their order. */
    days: z.array(z.number()),
    /** Minutes after midnight. */
    fromMinute: z.number(),
    untilMinute: z.number(),
  },
  { fromMinute: 'from', untilMinute: 'until' },
);
export type AnsweringHours = z.output<typeof AnsweringHours>;

/** `17:00`. */
export function minuteText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** `Mon–Thu`, `Mon, Wed, Sat`. */
export function daysText(days: readonly number[]): string {
  if (days.length === 7) return text.everyDay;
  const spans: number[][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last.at(-1) === day - 1) last.push(day);
    else spans.push([day]);
  }
  return spans
    .flatMap((span) =>
      span.length > 2
        ? [text.span(dayWords[span[0] ?? 0] ?? '', dayWords[span.at(-1) ?? 0] ?? '')]
        : span.map((day) => dayWords[day] ?? ''),
    )
    .join(', ');
}

/** `Hauwa answers Mon–Thu, 17:00 to 20:00`. */
export const answersText = (name: string, { days, fromMinute, untilMinute }: AnsweringHours) =>
  text.answers(name, daysText(days), minuteText(fromMinute), minuteText(untilMinute));

/** `You answer Mon–Thu, 17:00 to 20:00`. */
export const youAnswerText = ({ days, fromMinute, untilMinute }: AnsweringHours) =>
  text.youAnswer(daysText(days), minuteText(fromMinute), minuteText(untilMinute));

/** Whether somebody answers at a weekday and minute of the institute's clock. */
export const isWithinHours = (
  hours: AnsweringHours,
  at: { weekday: number; minute: number },
): boolean =>
  hours.days.includes(at.weekday) && hours.fromMinute <= at.minute && at.minute < hours.untilMinute;

const minute = wholeNumber(0, DAY_MINUTES, text.time);

/**
 * Says when the session's user answers letters: they are told of none before. Without days they answer at any time.
 * Errors: invalid_input.
 */
export const saveAnsweringHours = defineCall({
  name: 'saveAnsweringHours',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'saveAnsweringHours',
  actionIn: 'body',
  encoding: 'form',
  access: 'comments.review',
  actor: 'email',
  request: z
    .object({
      days: z._default(list(wholeNumber(1, 7, 'This is not a day of the week.'), 7), []),
      ...{ from: minute, until: minute },
    })
    .check(z.refine(({ from, until }) => from < until, { error: text.order, path: ['until'] })),
  response: nothing,
});
