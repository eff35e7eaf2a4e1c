import type { Class } from '@institute/contract/classes';
import type { ClassState } from '@institute/contract/rules/class-states';
import { isRegistrationClosed } from '@institute/contract/rules/registration';

/** How a class stands at `now`; one without lessons is a draft (decision 072). */
export function classStateOf(
  item: Pick<Class, 'isActive' | 'lessonCount' | 'registrationEnd'>,
  now: Date,
  timeZone: string,
): ClassState {
  if (!item.isActive) return 'inactive';
  if (item.lessonCount === 0) return 'draft';
  return isRegistrationClosed(item.registrationEnd, now, timeZone) ? 'closed' : 'active';
}
