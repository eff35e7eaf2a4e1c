import type { Class, EnrolledClass } from '@institute/contract/classes';
import { isRegistrationClosed } from '@institute/contract/rules/registration';

/** How a class in the list stands to the student. */
export type Standing = 'enrolled' | 'closed' | 'open';

/**
 * Where the student stands with a class. While it is not known which classes were joined (null),
 * none counts as closed: the class's own page then says so.
 */
export function standingOf(
  item: Class,
  joined: ReadonlySet<number> | null,
  now: Date,
  timeZone: string,
): Standing {
  if (joined === null) return 'open';
  if (joined.has(item.id)) return 'enrolled';
  return isRegistrationClosed(item.regclosedate, now, timeZone) ? 'closed' : 'open';
}

/** The ids of joined classes. */
export function joinedIds(mine: readonly EnrolledClass[]): ReadonlySet<number> {
  return new Set(mine.map((entry) => entry.class_details.id));
}

/** The classes one may look for: active ones. Inactive ones that were joined stand in My Classes. */
export function onOffer(classes: readonly Class[]): Class[] {
  return classes.filter((item) => item.status === '1');
}
