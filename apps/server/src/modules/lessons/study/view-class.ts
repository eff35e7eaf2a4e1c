import type { DataOf } from '@institute/contract/call';
import { unixOf } from '@institute/contract/fields';
import type { getClassDetails } from '@institute/contract/lessons';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import {
  type ClassRow,
  classByRef,
  nextSubText,
  presentClass,
  seesLinks,
  subscriptionState,
  teacherFaces,
} from '../../classes/index.ts';
import { nextMeeting } from '../showing/meeting-rules.ts';
import { timetablesOf } from '../store.ts';
import type { StudiedClass } from '../store-study.ts';
import { membershipOf, visibleClass } from './class-for-student.ts';
import { presentSummary } from './present.ts';

/** A class with its lessons and the membership of the acting user. Errors: class_not_found. */
export async function viewClass(
  context: Context,
  classRef: string,
): Promise<DataOf<typeof getClassDetails>> {
  const actor = signedIn(context);
  const found = await visibleClass(context, context.db, actor, classRef);
  const { row, enrolment, steps } = found;
  const membership = membershipOf(context, found);
  const now = context.clock.now();
  const withLinks = seesLinks(actor, row, enrolment, now);
  return {
    class_details: presentClass(row, { timeZone: context.config.timeZone, withLinks }),
    lessons: steps.map((step) => presentSummary(step, now)),
    isEnrolled: membership.isEnrolled,
    nextSub: nextSubText(row, enrolment),
    subscriptionStatus: subscriptionState(row, enrolment, now),
    monthlyLessonLimit: row.monthlyLessonLimit,
    viewedThisMonth: membership.viewedThisMonth,
    meetsAt: unixOf(await meetingOf(context, found)),
    teachers: await teacherFaces(context, row.id, 'students'),
    prerequisite: await prerequisiteOf(context, actor, row),
  };
}

/** When the class meets next, as its timetables name it; null without any. */
async function meetingOf(
  { db, clock, config }: Context,
  { row, steps }: StudiedClass,
): Promise<Date | null> {
  if (!steps.some(({ kind }) => kind === 'timetable')) return null;
  return nextMeeting(await timetablesOf(db, row.id), clock.now(), config.timeZone);
}

/** The class to complete first, if there is one still. */
async function prerequisiteOf(context: Context, actor: Actor, row: ClassRow) {
  if (row.prerequisiteId === null) return null;
  const first = await classByRef(context.db, String(row.prerequisiteId));
  if (!first) return null;
  const done = await context.progress.completedClasses(context.db, actor.userId, [first.id]);
  return { name: first.name, rand: first.rand, met: done.has(first.id) };
}
