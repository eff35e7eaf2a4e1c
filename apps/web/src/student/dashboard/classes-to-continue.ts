import type { Enrolment } from '../../domains/classes/model.ts';
import { subscriptionOf } from '../../domains/classes/subscription.ts';

const AT_MOST = 3;

/** The classes to go on with: the newest joined first, those whose subscription is over last. */
export function classesToContinue(mine: readonly Enrolment[], now: Date): Enrolment[] {
  const isOver = (entry: Enrolment) =>
    subscriptionOf(entry.subscriptionEndsAt, now).state === 'expired';
  return [...mine.filter((entry) => !isOver(entry)), ...mine.filter(isOver)].slice(0, AT_MOST);
}
