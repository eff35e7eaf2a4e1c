import type { EnrolledClass } from '@institute/contract/classes';
import { subscriptionOf } from '../../domains/classes/subscription.ts';

const AT_MOST = 3;

/** The classes to go on with: the newest joined first, those whose subscription is over last. */
export function classesToContinue(mine: readonly EnrolledClass[], now: Date): EnrolledClass[] {
  const isOver = (entry: EnrolledClass) =>
    subscriptionOf(entry.myclass.nextSub, now).state === 'expired';
  return [...mine.filter((entry) => !isOver(entry)), ...mine.filter(isOver)].slice(0, AT_MOST);
}
