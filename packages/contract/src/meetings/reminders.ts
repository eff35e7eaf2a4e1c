import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { typedText, wholeNumber } from '../fields.ts';
import { dictionary } from '../language.ts';
import { meetingWords } from './meetings.ts';

/* Our own calls: how one is reminded of live meetings (decision 178), and of what waits that day (decision 183). */

const words = dictionary('fields/reminders', {
  way: 'Please choose how you are reminded.',
  hour: 'Please choose an hour from 7:00 to 20:00.',
  dailyWay: 'Please choose how the reminder of the day comes.',
});

/** In the app and by e-mail, in the app alone, or not at all. */
export const reminderWays = ['both', 'inApp', 'none'] as const;
export type ReminderWay = (typeof reminderWays)[number];

/** How the one reminder of a day comes: on the devices that ring, by e-mail, or not at all. */
export const dailyWays = ['push', 'email', 'none'] as const;
export type DailyWay = (typeof dailyWays)[number];

/** When of a meeting somebody is reminded: in the evening before, and an hour before. */
export type ReminderStage = 'day' | 'hour';

/** From which hour of somebody's day until before which they may be reminded of anything. */
export const WAKING = { from: 7, until: 21 } as const;

/** What holds for whoever has chosen nothing: where no device of theirs rings, no reminder of the day comes. */
export const usualReminders = { way: 'both', hour: 18, dailyWay: 'push', dailyHour: 17 } as const;

const choice = wireObject({
  way: z.enum(reminderWays),
  /** At which hour one is reminded of the meetings of the next day. */
  hour: z.number(),
  /** By whose clocks. */
  zone: z.string(),
  /** Whether they have chosen anything, and so said by whose clocks. */
  isChosen: z._default(z.boolean(), true),
  dailyWay: z.enum(dailyWays),
  /** At which hour it is looked whether anything waits. */
  dailyHour: z.number(),
});

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/** How the session's user is reminded. */
export const getReminderChoice = defineCall({
  ...ownCall,
  name: 'getReminderChoice',
  action: 'get_reminder_choice',
  request: z.object({}),
  response: choice,
});

/**
 * The session's user chooses; what is not sent of the day stays. A zone that the server does not know is that of the institute. Errors: not_as_student.
 */
export const setReminderChoice = defineCall({
  ...ownCall,
  name: 'setReminderChoice',
  action: 'set_reminder_choice',
  request: z.object({
    way: z.enum(reminderWays, words.way),
    hour: wholeNumber(WAKING.from, WAKING.until - 1, words.hour),
    zone: typedText(meetingWords.zone).check(z.maxLength(64)),
    daily_way: z.optional(z.enum(dailyWays, words.dailyWay)),
    daily_hour: z.optional(wholeNumber(WAKING.from, WAKING.until - 1, words.hour)),
  }),
  response: choice,
});
