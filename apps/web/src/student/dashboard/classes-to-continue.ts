import type { Enrolment } from '@institute/contract/classes/classes';
import { subscriptionOf } from '../../domains/classes/subscription.ts';
import { isFinished, type Study } from '../../domains/lessons/study-model.ts';

const AT_MOST = 3;
/** More than the classes of any student: what parts one group of them from the next. */
const LATER = 1e6;

/**
 * The classes to go on with: the one studied last before all, the newest joined first as long as that
 * is not known; then those that are finished, and last those whose subscription is over.
 */
export function classesToContinue(
  mine: readonly Enrolment[],
  progress: Study['progress'] | undefined,
  now: Date,
): Enrolment[] {
  const order = [...(progress?.keys() ?? [])];
  const placeOf = ({ joined, subscriptionEndsAt }: Enrolment) => {
    const found = progress?.get(joined.id);
    const isOver = subscriptionOf(subscriptionEndsAt, now).state === 'expired';
    const group = isOver ? 2 : found && isFinished(found) ? 1 : 0;
    return group * LATER + order.indexOf(joined.id);
  };
  return [...mine].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, AT_MOST);
}
