import { can } from '@institute/contract/auth/abilities';
import type { DataOf } from '@institute/contract/call';
import { gateOf } from '@institute/contract/lessons/lesson-gates';
import type { getMyStudy } from '@institute/contract/lessons/study';
import { type Context, signedIn } from '../../../context.ts';
import { isPublished, openClassCount } from '../../classes/index.ts';
import { nextMeeting } from '../showing/meeting-rules.ts';
import { type JoinedClass, joinedClasses } from '../store-study.ts';
import { membershipOf, readerOf } from './class-for-student.ts';
import { lastStudiedFirst, progressOf } from './progress-rules.ts';
import { gateLessons, isRunning } from './rules.ts';
import { studyWeek } from './study-week.ts';

type Study = DataOf<typeof getMyStudy>;

/** How far the acting user is with everything joined, what comes next, and the days studied. */
export async function myStudy(context: Context): Promise<Study> {
  const actor = signedIn(context);
  const [joined, week, openClasses] = await Promise.all([
    joinedClasses(context.db, readerOf(context, actor)),
    studyWeek(context, actor.userId),
    openClassCount(context),
  ]);
  const inOrder = lastStudiedFirst(joined);
  return {
    classes: inOrder.map(({ row, steps }) => {
      const { done, total } = progressOf(steps);
      return { classId: row.id, done, total };
    }),
    next: nextLesson(context, inOrder),
    running: runningExam(context.clock.now(), inOrder),
    meeting: meetingOf(context, joined),
    week: week.days,
    weekGoal: week.goal,
    openClasses,
  };
}

/** The lesson to go on with: of the class studied last that has an open one, else of the first unfinished. */
function nextLesson(context: Context, inOrder: readonly JoinedClass[]): Study['next'] {
  const found = inOrder.flatMap((one) => {
    const { next, place, total } = progressOf(one.steps);
    return next ? [{ one, next, place, total, shut: shutBefore(context, one, next.id) }] : [];
  });
  const first = found.find(({ shut }) => shut === '') ?? found[0];
  if (!first) return null;
  const { one, next, place, total, shut } = first;
  return {
    classId: one.row.id,
    classRand: one.row.rand,
    className: one.row.name,
    lessonRand: next.rand,
    subject: next.subject,
    kind: next.kind,
    place,
    total,
    shut,
  };
}

/** The exam whose time runs, that which ends first; null where none does. */
function runningExam(now: Date, joined: readonly JoinedClass[]): Study['running'] {
  const running = joined.flatMap(({ row, steps }) =>
    steps.flatMap(({ rand, subject, ...step }) =>
      step.runsUntil && isRunning(step, now)
        ? [
            {
              ...{ classRand: row.rand, className: row.name, lessonRand: rand, subject },
              endsAt: step.runsUntil,
            },
          ]
        : [],
    ),
  );
  return running.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())[0] ?? null;
}

function shutBefore(context: Context, one: JoinedClass, lessonId: number): string {
  if (can(signedIn(context), 'lessons.openAny', { classId: one.row.id })) return '';
  const lessons = gateLessons(one.steps);
  const { timeZone } = context.config;
  const membership = membershipOf(context, one);
  return gateOf(lessonId, lessons, membership, context.clock.now(), timeZone)?.message ?? '';
}

/** The first meeting of the classes whose live links the user may see now. */
function meetingOf(context: Context, joined: readonly JoinedClass[]): Study['meeting'] {
  const now = context.clock.now();
  const meetings = joined
    .filter((one) => {
      const { subscriptionExpired, isHeld, isOverdue } = membershipOf(context, one);
      return isPublished(one.row) && !subscriptionExpired && !isHeld && !isOverdue;
    })
    .flatMap(({ row, timetables }) => {
      const at = nextMeeting(timetables, now, context.config.timeZone);
      return at ? [{ classRand: row.rand, className: row.name, at }] : [];
    });
  return meetings.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}
