import {
  type DailyWay,
  type ReminderStage,
  type ReminderWay,
  usualReminders,
} from '@institute/contract/meetings/reminders';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { invoices } from './invoices.ts';
import { lessons } from './lessons.ts';
import { meetings } from './meetings.ts';
import { messages } from './messages.ts';
import { users } from './people.ts';

/** How a person is reminded, of live meetings and once a day; whoever has no row is as usual (decisions 178, 183). */
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
    /** How the one reminder of a day comes, and at which hour of theirs. */
    dailyWay: text('daily_way').$type<DailyWay>().notNull().default(usualReminders.dailyWay),
    dailyHour: integer('daily_hour').notNull().default(usualReminders.dailyHour),
    /** Whether they are invited to meetings by e-mail, and when it was last looked at all of theirs (decision 184). */
    isInvited: boolean('is_invited').notNull().default(false),
    invitedAt: instant('invited_at'),
  },
  (t) => [
    check('reminder_choices_way', sql`${t.way} in ('both', 'inApp', 'none')`),
    check('reminder_choices_hour', sql`${t.hour} between 7 and 20`),
    check('reminder_choices_daily_way', sql`${t.dailyWay} in ('push', 'email', 'none')`),
    check('reminder_choices_daily_hour', sql`${t.dailyHour} between 7 and 20`),
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

/**
 * That it was looked on a day what waits for a person, once, and of what they were reminded then by which message:
 * none where nothing waited. The message goes out only while all of it still waits, and not after `until`.
 */
export const dailyReminders = pgTable(
  'daily_reminders',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The day by their own clocks. */
    onDay: date('on_day').notNull(),
    /** When their day ends in which anybody may be reminded of anything. */
    until: instant('until').notNull(),
    way: text('way').$type<DailyWay>().notNull(),
    messageId: integer('message_id').references(() => messages.id),
    /** Of how much to practise, of which exam, of which invoice. */
    cards: integer('cards').notNull().default(0),
    examId: integer('exam_id').references(() => lessons.id),
    invoiceId: integer('invoice_id').references(() => invoices.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.onDay] }),
    index('daily_reminders_by_message').on(t.messageId).where(sql`${t.messageId} is not null`),
    index('daily_reminders_by_day').on(t.onDay),
  ],
);

/** A meeting as it stood in a calendar. */
export interface InvitedEvent {
  id: number;
  version: number;
  /** Seconds since 1970. */
  startsAt: number;
  endsAt: number;
  isHeld: boolean;
  className: string;
  groupName: string;
  teacherName: string;
  room: string;
  topic: string;
  reason: string;
  page: string;
}

/**
 * By which message a person was invited to a meeting, for the how many-th time, or told that it is not held; the last
 * row of a meeting is what their calendar knows. A meeting that its weekly time no longer has is named here still.
 */
export const meetingInvitations = pgTable(
  'meeting_invitations',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    meetingId: integer('meeting_id').notNull(),
    nth: integer('nth').notNull(),
    method: text('method', { enum: ['REQUEST', 'CANCEL'] }).notNull(),
    event: jsonb('event').$type<InvitedEvent>().notNull(),
    madeAt: instant('made_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.meetingId, t.nth] }),
    index('meeting_invitations_by_message').on(t.messageId),
    index('meeting_invitations_by_end').on(t.endsAt),
  ],
);
