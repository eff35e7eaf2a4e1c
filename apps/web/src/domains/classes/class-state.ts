import type { ClassState } from '@institute/contract/classes/class-states';
import type { Class } from '@institute/contract/classes/classes';
import { isRegistrationClosed } from '@institute/contract/classes/registration';

/** How a class stands at `now`; one that is not published, or has no lesson, is a draft (decision 143). */
export function classStateOf(
  item: Pick<Class, 'isActive' | 'isDraft' | 'lessonCount' | 'registrationEnd'>,
  now: Date,
  timeZone: string,
): ClassState {
  if (!item.isActive) return 'inactive';
  if (item.isDraft || item.lessonCount === 0) return 'draft';
  return isRegistrationClosed(item.registrationEnd, now, timeZone) ? 'closed' : 'active';
}
