import { AppError, errorWords } from '@institute/contract/errors';
import {
  CONSENT_WORDS,
  type Homework,
  MOST_MY_HOMEWORK,
  MOST_SHOWN_ATTEMPTS,
  MY_HOMEWORK_DAYS,
  type MyHandIn,
  type RecordingConsent,
} from '@institute/contract/homework/my-homework';
import { tasksIn } from '@institute/contract/homework/speak';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../context.ts';
import { lessonByRef, openWholeLesson } from '../lessons/index.ts';
import { ownMeeting, refusalOfPlace } from '../meetings/index.ts';
import { readSettings } from '../settings/index.ts';
import { attemptsLeft, dueAtOf, isLateAt } from './homework-rules.ts';
import { presentHandIns } from './present-hand-ins.ts';
import { handInsOf, lastOfUser, type NamedHandIn } from './store.ts';
import { consentOf } from './store-people.ts';

/** Some homework with what one student has handed in of it. */
interface Known {
  /** Empty for that of a meeting. */
  blockId: string;
  meetingId: number | null;
  task: HomeworkTask;
}

async function presentHomework(
  context: Context,
  { blockId, meetingId, task }: Known,
  { mine, shut }: { mine: readonly NamedHandIn[]; shut: string },
): Promise<Homework> {
  const { clock, config } = context;
  const isLate = isLateAt(task, clock.now(), config.timeZone);
  const last = mine[0]?.row.state ?? null;
  const { left, refusal } = attemptsLeft(task, { count: mine.length, last }, isLate);
  const shown = mine.slice(0, MOST_SHOWN_ATTEMPTS);
  const closed = refusal ? errorWords[refusal] : '';
  return {
    ...{ blockId: blockId || null, meetingId, task, isLate },
    dueAt: dueAtOf(task, config.timeZone),
    left: shut === '' ? left : 0,
    refusal: shut || closed,
    handIns: await presentHandIns(context, shown, signedIn(context).userId),
  };
}

/** Homework that is not asked for any more, as it was asked for last. */
function formerOf(rows: readonly NamedHandIn[], known: ReadonlySet<string>): Known[] {
  const last = new Map<string, Known>();
  for (const { row } of rows) {
    const { blockId, meetingId, asked } = row;
    if (known.has(blockId) || last.has(blockId)) continue;
    last.set(blockId, { blockId, meetingId, task: asked });
  }
  return [...last.values()];
}

/**
 * The homework of a lesson, with what the session's user has handed in, also where the lesson is shut to them now.
 * Errors: lesson_not_found, those of the gates.
 */
export async function homeworkOfLesson(context: Context, lessonRef: string): Promise<Homework[]> {
  const { db } = context;
  const found = await lessonByRef(db, lessonRef);
  if (!found) throw new AppError('lesson_not_found');
  const rows = await handInsOf(db, signedIn(context).userId, { lessonId: found.id });
  const opened = await openWholeLesson(context, { lessonRef, classRef: null }).catch((error) => {
    if (rows.length > 0 && error instanceof AppError) return error;
    throw error;
  });
  const isOpen = !(opened instanceof AppError);
  const asked: Known[] = isOpen
    ? tasksIn(opened.lesson.blocks).map(({ id, task }) => ({ blockId: id, meetingId: null, task }))
    : [];
  const shut = isOpen ? (opened.isEnrolled ? '' : errorWords.not_enrolled) : opened.message;
  const known = new Set(asked.map(({ blockId }) => blockId));
  const former = formerOf(rows, known).map((one) => ({
    ...{ one, shut: shut || errorWords.homework_not_found },
  }));
  const all = [...asked.map((one) => ({ one, shut })), ...former];
  return Promise.all(
    all.map(({ one, shut: why }) =>
      presentHomework(context, one, {
        mine: rows.filter(({ row }) => row.blockId === one.blockId),
        shut: why,
      }),
    ),
  );
}

/** The same of a meeting, none where it gave none. Errors: meeting_not_found. */
export async function homeworkOfMeeting(context: Context, meetingId: number): Promise<Homework[]> {
  const { userId } = signedIn(context);
  const { db, clock } = context;
  const [line, rows] = await Promise.all([
    ownMeeting(db, userId, meetingId),
    handInsOf(db, userId, { meetingId }),
  ]);
  if (!line && rows.length === 0) throw new AppError('meeting_not_found');
  const task = line?.meeting.task ?? rows[0]?.row.asked;
  if (!task) return [];
  const refusal = line ? refusalOfPlace(line, clock.now()) : 'not_enrolled';
  const isGone = line && !line.meeting.task ? 'homework_not_found' : null;
  const why = refusal ?? isGone;
  const shut = why ? errorWords[why] : '';
  return [await presentHomework(context, { blockId: '', meetingId, task }, { mine: rows, shut })];
}

/** What the session's user has agreed to, and how long recordings are kept. */
export async function recordingConsent(context: Context): Promise<RecordingConsent> {
  const [consent, { recordingMonths }] = await Promise.all([
    consentOf(context.db, signedIn(context).userId),
    readSettings(context.db),
  ]);
  return {
    isGiven: (consent?.wordsVersion ?? 0) >= CONSENT_WORDS,
    givenAt: consent?.agreedAt ?? null,
    months: Number(recordingMonths),
  };
}

const order: readonly MyHandIn['state'][] = ['again', 'answered', 'waiting'];

/** What the session's user has handed in lately, each homework by its last attempt. */
export async function myHomework(context: Context): Promise<MyHandIn[]> {
  const since = new Date(context.clock.now().getTime() - MY_HOMEWORK_DAYS * DAY_MS);
  const { userId } = signedIn(context);
  const found = await lastOfUser(context.db, userId, { since, limit: MOST_MY_HOMEWORK });
  return found
    .map(
      ({ row, class: { id, rand, name }, lessonRand }): MyHandIn => ({
        ...{ id: row.id, title: row.asked.title, classId: id, classRand: rand, className: name },
        ...{ lessonRand, blockId: row.blockId || null, meetingId: row.meetingId },
        ...{ attempt: row.attempt, handedInAt: row.handedInAt, state: row.state },
        ...{ mark: row.mark, outOf: row.outOf, answeredAt: row.answeredAt },
      }),
    )
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
