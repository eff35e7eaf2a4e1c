import type { HomeworkTask } from '@institute/contract/homework/task';
import type { ClosureRule, MeetingState } from '@institute/contract/meetings/meetings';
import type { PresenceSource, PresenceState } from '@institute/contract/meetings/presence-rules';
import type { RecordingProblem } from '@institute/contract/meetings/recordings';
import type { WishState } from '@institute/contract/meetings/seats';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { lessons } from './lessons.ts';
import { users } from './people.ts';

/** A class taught to some of its students, or to everybody in it, by somebody at some hours (decision 165). */
export const groups = pgTable(
  'groups',
  {
    id: identity(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    /** Empty for the one group of everybody. */
    name: text('name').notNull(),
    /** Whether it is everybody who has a place in the class; its students have no rows then. */
    isEverybody: boolean('is_everybody').notNull(),
    teacherId: integer('teacher_id').references(() => users.id),
    /** By which clocks its hours are told, `Africa/Lagos`. */
    zone: text('zone').notNull(),
    /** How many it takes; 0 for any number. */
    seats: integer('seats').notNull().default(0),
    /** The link or the room in which it meets. */
    place: text('place').notNull().default(''),
    firstOn: date('first_on'),
    lastOn: date('last_on'),
    /** What becomes of a meeting on a day on which the institute is closed. */
    onClosure: text('on_closure').$type<ClosureRule>().notNull().default('cancel'),
  },
  (t) => [
    index('groups_by_class').on(t.classId, t.id),
    uniqueIndex('groups_everybody').on(t.classId).where(sql`${t.isEverybody}`),
    check('groups_named', sql`${t.isEverybody} or ${t.name} <> ''`),
    check('groups_seats', sql`${t.seats} >= 0`),
  ],
);

/** Who is in a group that is not everybody. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('group_members_by_user').on(t.userId),
  ],
);

/**
 * Who wants a seat in a group and has none yet: they wait in its line, are offered one, or have chosen one and are
 * joining the class (decision 176).
 */
export const seatWishes = pgTable(
  'seat_wishes',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<WishState>().notNull(),
    /** Where in the line: the lowest is the first. */
    position: integer('position').notNull(),
    since: instant('since').notNull(),
    /** Until when a seat is theirs to take; null in the line. */
    until: instant('until'),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('seat_wishes_by_user').on(t.userId),
    check('seat_wishes_state', sql`${t.state} in ('waiting', 'offered', 'held')`),
    check('seat_wishes_until', sql`(${t.until} is null) = (${t.state} = 'waiting')`),
  ],
);

/** An hour of the week at which a group meets, as its clocks show it; never an instant (decision 166). */
export const patterns = pgTable(
  'patterns',
  {
    id: identity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
    /** 1 for Monday to 7 for Sunday. */
    weekday: integer('weekday').notNull(),
    /** `18:00` */
    startsAt: text('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    fromOn: date('from_on').notNull(),
    /** The last day on which it holds; null for the last day of its group. */
    untilOn: date('until_on'),
    /** Who teaches then; null for the teacher of the group. */
    teacherId: integer('teacher_id').references(() => users.id),
    /** Where it meets then; empty for the place of the group. */
    place: text('place').notNull().default(''),
  },
  (t) => [
    index('patterns_by_group').on(t.groupId, t.id),
    check('patterns_weekday', sql`${t.weekday} between 1 and 7`),
    check('patterns_minutes', sql`${t.minutes} between 5 and 600`),
    check('patterns_starts_at', sql`${t.startsAt} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

/**
 * One live hour of a group. That neither a teacher nor a group is in two at once are constraints of the database
 * (`meetings_one_teacher` and `meetings_one_group`, in their migrations), which are checked when a transaction ends.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: identity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
    patternId: integer('pattern_id')
      .notNull()
      .references(() => patterns.id),
    /** The day that its pattern gives it. */
    plannedOn: date('planned_on').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null where nobody teaches it yet. */
    teacherId: integer('teacher_id').references(() => users.id),
    /** Where it meets; empty for the place of its pattern. */
    place: text('place').notNull().default(''),
    topic: text('topic').notNull().default(''),
    state: text('state').$type<MeetingState>().notNull().default('planned'),
    /** Why it is not held, or was moved. */
    reason: text('reason').notNull().default(''),
    /** When it was to be held before it was moved by itself; null where its weekly time has it. */
    movedFrom: instant('moved_from'),
    /** Whether the database sees that its group is in no other then: since it was made or moved after that was asked. */
    isApart: boolean('is_apart').notNull().default(true),
    /** Whether somebody has changed it by itself; its pattern leaves it alone then. */
    byHand: boolean('by_hand').notNull().default(false),
    /** Counts its changes, and says when the last was made. */
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** The message that has told of its last change, and the hour before which it is told again, where not read. */
    toldBy: integer('told_by'),
    toldFor: instant('told_for'),
    /** When its teacher said that they are there. */
    startedAt: instant('started_at'),
    /** The six digits by which those in one room arrive, and until when they are good. */
    code: text('code').notNull().default(''),
    codeUntil: instant('code_until'),
    /** What was taught, as its teacher says, and what is to be done at home. */
    taught: text('taught').notNull().default(''),
    homework: text('homework').notNull().default(''),
    /** The same as it is handed in and answered; null where it is not. */
    task: jsonb('task').$type<HomeworkTask>(),
    lessonId: integer('lesson_id').references(() => lessons.id),
    /** What a teacher asked of the office about it last, for what reason, and how it stands; null where nothing was. */
    askedState: text('asked_state').$type<'waiting' | 'granted' | 'refused'>(),
    askedById: integer('asked_by_id').references(() => users.id),
    askedAt: instant('asked_at'),
    /** When it is to be held; null where it is not to be held at all. */
    askedFor: instant('asked_for'),
    askedReason: text('asked_reason').notNull().default(''),
    /** Until when its register, closed before, takes the word of its teachers again; what was asked after its end is that. */
    registerUntil: instant('register_until'),
  },
  (t) => [
    uniqueIndex('meetings_once').on(t.patternId, t.plannedOn),
    index('meetings_by_group').on(t.groupId, t.startsAt, t.id),
    index('meetings_by_start').on(t.startsAt, t.id),
    index('meetings_by_teacher').on(t.teacherId).where(sql`${t.teacherId} is not null`),
    index('meetings_asked').on(t.startsAt, t.id).where(sql`${t.askedState} = 'waiting'`),
    index('meetings_to_tell_again').on(t.toldFor).where(sql`${t.toldFor} is not null`),
    check('meetings_span', sql`${t.endsAt} > ${t.startsAt}`),
    check('meetings_asked_state', sql`${t.askedState} in ('waiting', 'granted', 'refused')`),
    check('meetings_state', sql`${t.state} in ('planned', 'held', 'teacher_absent', 'cancelled')`),
  ],
);

/**
 * Whether a student was at a meeting, as it was said last; a row is there once anything is (decision 168). What does
 * not count follows from the state of the meeting.
 */
export const presences = pgTable(
  'presences',
  {
    meetingId: integer('meeting_id')
      .notNull()
      .references(() => meetings.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<PresenceState>().notNull(),
    /** Of `asked` the state is what was asked for: to be excused, or, of who waits for the link, when they came. */
    source: text('source').$type<PresenceSource>().notNull(),
    /** The teacher, or who in the office, said it; null where it was the student. */
    saidById: integer('said_by_id').references(() => users.id),
    saidAt: instant('said_at').notNull(),
    /** When the student pressed Join or entered the code, whatever was said before or after. */
    arrivedAt: instant('arrived_at'),
    /** What the student said for not coming. */
    excuse: text('excuse').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId] }),
    index('presences_by_user').on(t.userId, t.meetingId),
    check(
      'presences_state',
      sql`${t.state} in ('present', 'late', 'left_early', 'excused', 'absent')`,
    ),
    check('presences_source', sql`${t.source} in ('joined', 'code', 'asked', 'teacher', 'office')`),
  ],
);

/**
 * What was recorded of a meeting (decision 186): what was sent, until its sound is made, and the sound. Both stand
 * while another recording takes the place of the first.
 */
export const recordings = pgTable(
  'recordings',
  {
    meetingId: integer('meeting_id')
      .primaryKey()
      .references(() => meetings.id),
    /** The stored name of what was sent and has no sound yet; empty for none. */
    original: text('original').notNull().default(''),
    /** Until when a process makes its sound. */
    busyUntil: instant('busy_until'),
    /** Why none could be made of what was sent last; empty where one could. */
    problem: text('problem').$type<RecordingProblem | ''>().notNull().default(''),
    /** The stored name of the sound, empty for none, what it weighs and how long it is. */
    name: text('name').notNull().default(''),
    bytes: integer('bytes').notNull().default(0),
    seconds: integer('seconds'),
    /** Names the press that sent it, so that it is taken once. */
    sending: text('sending').notNull(),
    addedById: integer('added_by_id')
      .notNull()
      .references(() => users.id),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    index('recordings_by_file').on(t.name),
    index('recordings_to_make').on(t.original).where(sql`${t.original} <> ''`),
    check(
      'recordings_something',
      sql`${t.original} <> '' or ${t.problem} <> '' or ${t.name} <> ''`,
    ),
    check(
      'recordings_problem',
      sql`${t.problem} in ('', 'silent', 'unreadable', 'long', 'failed')`,
    ),
  ],
);

/** Days on which the institute holds no meetings; somebody has confirmed each by adding it (decision 167). */
export const closures = pgTable(
  'closures',
  {
    id: identity(),
    fromOn: date('from_on').notNull(),
    untilOn: date('until_on').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    uniqueIndex('closures_once').on(t.fromOn, t.untilOn, t.name),
    check('closures_span', sql`${t.untilOn} >= ${t.fromOn}`),
  ],
);
