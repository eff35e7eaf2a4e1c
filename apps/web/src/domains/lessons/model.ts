import type { DataOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/lessons';
import { kindOfType, type LessonKind } from '@institute/contract/lessons';
import { dateOfUnix, isSet } from '../../platform/decode.ts';
import { type Class, classOf, type Teacher } from '../classes/model.ts';

export type { LessonKind };

/** A lesson in the list of its class, without its content. */
export interface LessonSummary {
  id: number;
  /** Public token used in addresses. */
  rand: string;
  subject: string;
  kind: LessonKind;
  /** When a scheduled lesson opens, or opened; null for one that is open from the start. */
  opensAt: Date | null;
  isViewed: boolean;
  viewedAt: Date | null;
  /** True for an exam that has been submitted. */
  isSubmitted: boolean;
  /** True for an exam that asks for passing and is not passed. */
  isPassMissing?: boolean;
  /** Whether anybody may read it now, on the public page of its class. */
  isPreview: boolean;
}

/** A class with its lessons and where the student stands in it. */
export interface ClassDetails {
  item: Class;
  lessons: LessonSummary[];
  isEnrolled: boolean;
  /** When the paid month ends; null for a class that is not monthly or not joined. */
  subscriptionEndsAt: Date | null;
  /** Whether it had ended when the server answered. */
  isSubscriptionExpired: boolean;
  /** Lessons that may be opened a month; 0 means no limit. */
  monthlyLimit: number;
  /** Lessons first opened in the current month; counted only where there is a limit. */
  viewedThisMonth: number;
  /** When it meets next; null where no time is known. */
  meetsAt: Date | null;
  /** Who teaches it. */
  teachers: readonly Teacher[];
  /** The class to complete first, when there is one. */
  prerequisite: { name: string; rand: string; met: boolean } | null;
}

export function lessonSummaryOf(lesson: wire.LessonSummary): LessonSummary {
  const kind = kindOfType[lesson.inputetype];
  return {
    id: lesson.id,
    rand: lesson.rand,
    subject: lesson.subject,
    kind,
    opensAt: isSet(lesson.scheduled) ? dateOfUnix(lesson.studydate) : null,
    isViewed: isSet(lesson.viewed),
    viewedAt: dateOfUnix(lesson.viewedDate),
    isSubmitted: kind === 'exam' && lesson.examDone === 1,
    ...(lesson.passMissing === '1' && { isPassMissing: true }),
    isPreview: lesson.preview === '1',
  };
}

export function classDetailsOf(details: DataOf<typeof wire.getClassDetails>): ClassDetails {
  return {
    item: classOf(details.class_details),
    lessons: details.lessons.map(lessonSummaryOf),
    isEnrolled: details.isEnrolled,
    subscriptionEndsAt: dateOfUnix(details.nextSub),
    isSubscriptionExpired: details.subscriptionStatus === 'expired',
    monthlyLimit: details.monthlyLessonLimit,
    viewedThisMonth: details.viewedThisMonth,
    meetsAt: dateOfUnix(details.meetsAt ?? 0),
    teachers: details.teachers ?? [],
    prerequisite: details.prerequisite,
  };
}
