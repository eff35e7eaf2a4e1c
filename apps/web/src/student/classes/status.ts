import type { Class, Enrolment } from '@institute/contract/classes/classes';
import { isRegistrationClosed } from '@institute/contract/classes/registration';

/** The status of a class in the list for the student. */
export type ClassStatus = 'enrolled' | 'closed' | 'open';

/**
 * The status of a class. While it is not known which classes were joined (null),
 * none counts as closed: the class's own page then says so.
 */
export function statusOf(
  item: Class,
  joined: ReadonlySet<number> | null,
  now: Date,
  timeZone: string,
): ClassStatus {
  if (joined === null) return 'open';
  if (joined.has(item.id)) return 'enrolled';
  return isRegistrationClosed(item.registrationEnd, now, timeZone) ? 'closed' : 'open';
}

/** The ids of joined classes. */
export function joinedIds(mine: readonly Enrolment[]): ReadonlySet<number> {
  return new Set(mine.map((entry) => entry.joined.id));
}

/** The classes one may look for: active ones. Inactive ones that were joined stand in My Classes. */
export function onOffer(classes: readonly Class[]): Class[] {
  return classes.filter((item) => item.isActive);
}
