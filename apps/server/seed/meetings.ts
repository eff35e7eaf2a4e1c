import { saveClassStaff } from '@institute/contract/classes/staff';
import { addClosure } from '@institute/contract/meetings/closures';
import {
  addGroup,
  addPattern,
  changeGroup,
  getTimetable,
  setGroupStudents,
} from '@institute/contract/meetings/groups';
import { changeMeeting, getMeetings } from '@institute/contract/meetings/meetings';
import { askExcuse, joinMeeting } from '@institute/contract/meetings/my-meetings';
import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import { addRecording } from '@institute/contract/meetings/recordings';
import { getRegister, markRegister, reportMeeting } from '@institute/contract/meetings/registers';
import { setGroupMoves, waitForSeat } from '@institute/contract/meetings/seats';
import { dateText, daysAfter, instantAt } from '@institute/contract/time/calendar';
import type { Actor } from '../src/context.ts';
import { signInAs, userIdByEmail } from '../src/modules/auth/index.ts';
import type { OpenedClass } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import type { Event } from './student-histories.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long ago the weekly times were planned, and the next weeks looked through. */
const PLANNED_DAYS_AGO = 21;
const CHANGED_DAYS_AGO = 13;

const AMINA = 'student@example.com';
const ZAYNAB = 'zaynab@example.com';
const HAUWA = 'hauwa@example.com';
const GRACE = 'grace@example.com';
/** Who waits for the evening of the stories: one who has not joined them, and one who is in no group. */
const WAITING = ['emeka@example.com', GRACE];

/** What a past meeting was about, by the days since, and who was not simply there. */
interface Past {
  daysAgo: number;
  taught: string;
  homework: string;
  joined: readonly string[];
  excused?: string;
  said?: Readonly<Record<string, PresenceState>>;
  /** What is heard of it again, a file of `seed/assets`. */
  recording?: string;
}

/** Of the dialogues, which meet on the weekday of today and three days later. */
const dialogues: readonly Past[] = [
  {
    ...{ daysAgo: 11, taught: 'Greetings: السَّلَامُ عَلَيْكُمْ', homework: 'Greet three people.' },
    ...{ joined: [AMINA, 'folake@example.com'], recording: 'meeting-greetings.m4a' },
  },
  {
    ...{ daysAgo: 7, taught: 'At the market', homework: 'Write down five prices.' },
    ...{ joined: [AMINA, 'folake@example.com'], said: { 'folake@example.com': 'left_early' } },
  },
  {
    ...{ daysAgo: 4, taught: 'Numbers to a hundred', homework: '', joined: ['maria@example.com'] },
    ...{ excused: AMINA, said: { 'folake@example.com': 'absent' } },
  },
];

/** Of the evening group of the stories, which meets on the day after. */
const stories: readonly Past[] = [
  {
    ...{ daysAgo: 13, taught: 'The bird at the window', homework: 'Read it aloud.', joined: [] },
    said: { [AMINA]: 'late' },
  },
  { daysAgo: 6, taught: 'The lost pen', homework: 'Tell it yourself.', joined: [] },
];

/** The weekday of a day, 1 for Monday. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** Two classes meet live: how they were planned, what was changed, and who came in the weeks past. */
export function meetingsHeld(
  stage: Stage,
  admin: Actor,
  classes: ReadonlyMap<string, OpenedClass>,
  today: Date,
): Event[] {
  const dialogue = classes.get('dialogue');
  const story = classes.get('first-stories');
  if (!dialogue || !story) throw new Error('the classes that meet are not there');
  const { timeZone } = stage.services.config;
  const day = (days: number) => daysAfter(dateText(today, timeZone), days);
  const ago = (days: number) => new Date(today.getTime() - days * DAY);
  const idOf = async (email: string) => (await userIdByEmail(stage.services.db, email)) ?? 0;
  const actor = (email: string) =>
    signInAs(stage.services, { email, password: stage.studentPassword });
  const teacherOf = async (classId: number, email: string): Promise<Actor> => ({
    ...(await actor(email)),
    teaches: [{ classId, powers: ['teach', 'people'] }],
  });
  const onDay = async (classId: number, on: string) => {
    const asked = { class_id: classId, from: on, until: on };
    const [found] = (await perform(stage, admin, getMeetings, asked)).data;
    if (!found) throw new Error(`nobody meets on ${on}`);
    return found;
  };

  const planning: Event = {
    at: ago(PLANNED_DAYS_AGO),
    run: async () => {
      const [zaynab, hauwa] = [await idOf(ZAYNAB), await idOf(HAUWA)];
      await perform(stage, admin, saveClassStaff, {
        ...{ class_id: dialogue.id, user_id: zaynab, powers: ['teach', 'people'] },
      });
      await perform(stage, admin, saveClassStaff, {
        ...{ class_id: story.id, user_id: hauwa, powers: ['teach', 'people'] },
      });
      const from_on = day(1 - PLANNED_DAYS_AGO);
      const hours = { class_id: dialogue.id, from_on, starts_at: '18:00', minutes: 60 };
      for (const days of [0, 3]) {
        await perform(stage, admin, addPattern, {
          ...{ ...hours, weekday: weekdayOf(day(days)), teacher_id: zaynab },
          place: 'https://example.org/live/dialogue',
        });
      }
      const evening = { class_id: story.id, name: 'Evening', seats: 2, teacher_id: hauwa };
      const { data } = await perform(stage, admin, addGroup, { ...evening, place: 'Room 2' });
      const student_list = [await idOf(AMINA), await idOf(GRACE)].join(',');
      await perform(stage, admin, setGroupStudents, { group_id: data.id, student_list });
      await perform(stage, admin, addPattern, {
        ...{ class_id: story.id, group_id: data.id, from_on, weekday: weekdayOf(day(1)) },
        ...{ starts_at: '17:00', minutes: 45 },
      });
    },
  };

  // Before Amina joined the dialogues, so that her messages are those of her classes.
  const changes: Event = {
    at: ago(CHANGED_DAYS_AGO),
    run: async () => {
      const substituted = await onDay(dialogue.id, day(3));
      await perform(stage, admin, changeMeeting, {
        ...{ meeting_id: substituted.id, version: substituted.version },
        teacher_id: await idOf(HAUWA),
      });
      const moved = await onDay(dialogue.id, day(7));
      await perform(stage, admin, changeMeeting, {
        ...{ meeting_id: moved.id, version: moved.version },
        ...{ starts_at: '20:00', reason: 'The teacher travels that afternoon' },
      });
      const closed = { from_on: day(10), until_on: day(10), name: 'Staff day' };
      await perform(stage, admin, addClosure, closed);
    },
  };

  // The evening is full: whoever joins now chooses Saturday, or waits. Its second seat is offered to the first in line.
  const waiting: Event = {
    at: ago(1),
    run: async () => {
      const { groups } = (await perform(stage, admin, getTimetable, { class_id: story.id })).data;
      const evening = groups.find(({ name }) => name === 'Evening');
      if (!evening) throw new Error('the stories have no evening');
      const saturday = { class_id: story.id, name: 'Saturday morning', seats: 6 };
      const { data } = await perform(stage, admin, addGroup, {
        ...{ ...saturday, teacher_id: await idOf(HAUWA), place: 'Room 2' },
      });
      await perform(stage, admin, addPattern, {
        ...{ class_id: story.id, group_id: data.id, from_on: day(1), weekday: 6 },
        ...{ starts_at: '10:00', minutes: 45 },
      });
      await perform(stage, admin, setGroupMoves, { class_id: story.id, may_move: true });
      // Grace has left the evening, whose seat was given up meanwhile, and wants to come back.
      const student_list = String(await idOf(AMINA));
      await perform(stage, admin, changeGroup, { group_id: evening.id, seats: 1 });
      await perform(stage, admin, setGroupStudents, { group_id: evening.id, student_list });
      for (const email of WAITING) {
        await perform(stage, await actor(email), waitForSeat, { group_id: evening.id });
      }
      await perform(stage, admin, changeGroup, { group_id: evening.id, seats: 2 });
    },
  };

  /** What happened at a past meeting, each at its time. */
  const held = (classId: number, teacher: string, hour: number, past: Past): Event[] => {
    const [year = 0, month = 0, date = 0] = day(-past.daysAgo).split('-').map(Number);
    const begins = instantAt(timeZone, year, month, date, hour);
    const meeting = () => onDay(classId, day(-past.daysAgo));
    const at = (minutes: number) => new Date(begins.getTime() + minutes * MINUTE);
    const joins = past.joined.map((email, place) => ({
      at: at(-6 + place * 4),
      run: async () => {
        const meeting_id = (await meeting()).id;
        await perform(stage, await actor(email), joinMeeting, { meeting_id });
      },
    }));
    const asks = (past.excused === undefined ? [] : [past.excused]).map((email) => ({
      at: at(-180),
      run: async () => {
        const asked = { meeting_id: (await meeting()).id, reason: 'I have an exam at school' };
        await perform(stage, await actor(email), askExcuse, asked);
      },
    }));
    const registers: Event = {
      at: at(40),
      run: async () => {
        const [meeting_id, by] = [(await meeting()).id, await teacherOf(classId, teacher)];
        const { students } = (await perform(stage, by, getRegister, { meeting_id })).data;
        const said = new Map<number, PresenceState>();
        for (const [email, state] of Object.entries(past.said ?? {})) {
          said.set(await idOf(email), state);
        }
        const marks = students.flatMap(({ studentId, state }) => {
          const word = said.get(studentId) ?? (state === null ? ('present' as const) : null);
          return word === null ? [] : [{ student_id: studentId, state: word }];
        });
        await perform(stage, by, markRegister, { meeting_id, marks });
        const { taught, homework } = past;
        await perform(stage, by, reportMeeting, { meeting_id, taught, homework });
      },
    };
    const { recording } = past;
    const recordings = (recording === undefined ? [] : [recording]).map((file) => ({
      at: at(90),
      run: async () => {
        const by = await teacherOf(classId, teacher);
        // Kept as it is, since every browser plays it: nothing is left to be made when the demo stands.
        const kept = { ...stage, services: { ...stage.services, sounds: null } };
        const about = { meeting_id: (await meeting()).id };
        await perform(kept, by, addRecording, about, { file });
      },
    }));
    return [...asks, ...joins, registers, ...recordings];
  };

  return [
    ...[planning, changes, waiting],
    ...dialogues.flatMap((past) => held(dialogue.id, ZAYNAB, 18, past)),
    ...stories.flatMap((past) => held(story.id, HAUWA, 17, past)),
  ];
}
