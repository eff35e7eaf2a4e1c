import type { Certificate } from '@institute/contract/certificates/certificates';
import type { Class, Enrolment } from '@institute/contract/classes/classes';
import { isRegistrationClosed } from '@institute/contract/classes/registration';

/**
 * The class to go on with after one is finished: one that asks for it, else one of its category, else
 * the first; of those that are open, not joined, and ask for nothing else.
 */
export function nextClassOf(
  finished: Pick<Class, 'id' | 'category'>,
  classes: readonly Class[],
  mine: readonly Enrolment[],
  now: Date,
  timeZone: string,
): Class | null {
  const joined = new Set(mine.map((entry) => entry.joined.id));
  const offered = classes.filter(
    (item) =>
      item.isActive &&
      item.id !== finished.id &&
      !joined.has(item.id) &&
      !isRegistrationClosed(item.registrationEnd, now, timeZone) &&
      [null, finished.id].includes(item.prerequisiteId),
  );
  return (
    offered.find((item) => item.prerequisiteId === finished.id) ??
    offered.find((item) => item.category === finished.category) ??
    offered[0] ??
    null
  );
}

/** The newest certificate that names a class, in its title or in what it says; null while there is none. */
export function certificateFor(
  className: string,
  certificates: readonly Certificate[],
): Certificate | null {
  const names = ({ title, content, revokedOn }: Certificate) =>
    !revokedOn && `${title}\n${content}`.includes(className);
  return certificates.find(names) ?? null;
}
