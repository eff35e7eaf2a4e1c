import type { DataOf } from '@institute/contract/call';
import type { getClassDetails } from '@institute/contract/lessons/lessons';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import {
  type ClassRow,
  isClosed,
  isHeld,
  isPublished,
  presentClass,
  presentFaces,
  seesLinks,
  subscriptionEndOf,
  subscriptionState,
} from '../../classes/index.ts';
import { hasCoupons, presentOwn, priceFor } from '../../prices/index.ts';
import { nextMeeting } from '../showing/meeting-rules.ts';
import { membershipOf, visiblePage } from './class-for-student.ts';
import { entryExamFor } from './entry-exam.ts';
import { presentSummary } from './present.ts';

/** A class with its lessons and the membership of the acting user. Errors: class_not_found. */
export async function viewClass(
  context: Context,
  classRef: string,
): Promise<DataOf<typeof getClassDetails>> {
  const actor = signedIn(context);
  const found = await visiblePage(context, actor, classRef);
  const { row, enrolment, steps, timetables, prerequisite, faces } = found;
  const membership = membershipOf(context, found);
  const now = context.clock.now();
  const isJoinable = !enrolment && isPublished(row) && !isClosed(row, now);
  const isAskedFor = isJoinable && prerequisite?.met === false && row.entryExamId !== null;
  const withLinks = seesLinks(actor, row, enrolment, now);
  return {
    item: presentClass(row, { timeZone: context.config.timeZone, withLinks }),
    lessons: steps.map((step) => presentSummary(step, now)),
    isEnrolled: membership.isEnrolled,
    subscriptionEndsAt: subscriptionEndOf(row, enrolment),
    subscriptionStatus: subscriptionState(row, enrolment, now),
    overdueAt: enrolment?.overdueAt ?? null,
    heldUntil: isHeld(enrolment, now) ? (enrolment?.heldUntil ?? null) : null,
    ...(await priceOf(context, actor, row)),
    monthlyLimit: row.monthlyLessonLimit,
    viewedThisMonth: membership.viewedThisMonth,
    meetsAt: nextMeeting(timetables, now, context.config.timeZone),
    isInGroups: found.isInGroups,
    teachers: presentFaces(context, faces),
    prerequisite: prerequisite && {
      ...prerequisite,
      ...(isAskedFor && { entry: await entryOf(context, actor, row) }),
    },
  };
}

/** The exam by which the class may be entered; nothing where there is none. */
const entryOf = async ({ db, clock }: Context, { userId }: Actor, { id }: ClassRow) =>
  (await entryExamFor(db, { classId: id, now: clock.now() }, userId)) ?? undefined;

/** What the class costs the student, and whether a coupon may take something off; a free class asks nothing. */
async function priceOf(context: Context, { userId }: Actor, { id: classId, price }: ClassRow) {
  if (price === 0) return { ownPrice: null, takesCoupons: false };
  const [own, takesCoupons] = await Promise.all([
    priceFor(context, context.db, { userId, classId, price }),
    hasCoupons(context, classId),
  ]);
  return { ownPrice: presentOwn(own), takesCoupons };
}
