import type { DataOf } from '@institute/contract/call';
import type { getClassDetails, LessonSummary } from '@institute/contract/lessons/lessons';

export type { LessonKind, LessonSummary } from '@institute/contract/lessons/lessons';

type Answer = DataOf<typeof getClassDetails>;

/** A class with its lessons and where the student stands in it. */
export interface ClassDetails extends Answer {
  /** Whether the paid month had ended when the server answered. */
  isSubscriptionExpired: boolean;
}

/** What of a lesson stands in the list of its class. */
export function lessonSummaryOf(lesson: LessonSummary): LessonSummary {
  const { id, rand, subject, kind, isScheduled, opensAt, isViewed, viewedAt } = lesson;
  const { isSubmitted, isPassMissing, isPreview } = lesson;
  return {
    ...{ id, rand, subject, kind, isScheduled, opensAt, isViewed, viewedAt, isSubmitted },
    ...(isPassMissing && { isPassMissing }),
    isPreview,
  };
}

export const classDetailsOf = (details: Answer): ClassDetails => ({
  ...details,
  isSubscriptionExpired: details.subscriptionStatus === 'expired',
});
