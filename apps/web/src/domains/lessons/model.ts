import type { DataOf } from '@institute/contract/call';
import type { getClassDetails } from '@institute/contract/lessons/lessons';

export type { LessonKind, LessonSummary } from '@institute/contract/lessons/lessons';

type Answer = DataOf<typeof getClassDetails>;

/** A class with its lessons and where the student stands in it. */
export interface ClassDetails extends Answer {
  /** Whether the paid month had ended when the server answered. */
  isSubscriptionExpired: boolean;
}

export const classDetailsOf = (details: Answer): ClassDetails => ({
  ...details,
  isSubscriptionExpired: details.subscriptionStatus === 'expired',
});
