import type { ReminderStage, ReminderWay } from '@institute/contract/meetings/reminders';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { meetings } from './meetings.ts';
import { messages } from './messages.ts';
import { users } from './people.ts';

/** How a person is reminded of live meetings; whoever has no row is reminded as usual (decision 178). */
export const reminderChoices = pgTable(
  'reminder_choices',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    way: text('way').$type<ReminderWay>().notNull(),
    /** At which hour of theirs they are reminded of the next day. */
    hour: integer('hour').notNull(),
    /** By whose clocks, `Africa/Lagos`. */
    zone: text('zone').notNull(),
  },
  (t) => [
    check('reminder_choices_way', sql`${t.way} in ('both', 'inApp', 'none')`),
    check('reminder_choices_hour', sql`${t.hour} between 7 and 20`),
  ],
);

/**
 * Of which meeting a person was reminded, at which hour it was to begin, and by which message: once at each stage.
 * The mail of that message goes out only while each of its meetings is still to be held then.
 */
export const meetingReminders = pgTable(
  'meeting_reminders',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    meetingId: integer('meeting_id')
      .notNull()
      .references(() => meetings.id),
    stage: text('stage').$type<ReminderStage>().notNull(),
    startsAt: instant('starts_at').notNull(),
    messageId: integer('message_id').references(() => messages.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.meetingId, t.stage, t.startsAt] }),
    index('meeting_reminders_by_meeting').on(t.meetingId),
    index('meeting_reminders_by_message').on(t.messageId),
    check('meeting_reminders_stage', sql`${t.stage} in ('day', 'hour')`),
  ],
);
