import { shortened } from '../text/lines.ts';
import { priceKindOf, priceKinds } from './class-price.ts';
import { type Class, classLevels } from './classes.ts';
import { isRegistrationClosed } from './registration.ts';

/** Classes of each way to pay that the landing page shows: however many there are, it stays as light. */
export const SHOWN_OF_EACH_KIND = 4;

/** What the landing page tells of a class; its own page tells the rest. */
const ABOUT_LENGTH = 700;

/** What the landing page shows of the classes. */
export interface ClassesOnShow {
  /** Those that are shown: free ones first, then those paid once, then the monthly ones. */
  classes: Class[];
  /** How many can be joined in all. */
  total: number;
}

/** The classes whose registration is open at `now`, those for beginners first. */
export function openClasses(classes: readonly Class[], now: Date, timeZone: string): Class[] {
  // What says nothing of its level stands last.
  const rank = ({ level }: Class) =>
    level === '' ? classLevels.length : classLevels.indexOf(level);
  return classes
    .filter((item) => !isRegistrationClosed(item.registrationEnd, now, timeZone))
    .sort((one, other) => rank(one) - rank(other));
}

/** The classes that the landing page shows, of those whose registration is open at `now`. */
export function classesOnShow(
  classes: readonly Class[],
  now: Date,
  timeZone: string,
): ClassesOnShow {
  const open = openClasses(classes, now, timeZone);
  const shown = priceKinds.flatMap((kind) =>
    open.filter((item) => priceKindOf(item) === kind).slice(0, SHOWN_OF_EACH_KIND),
  );
  return {
    classes: shown.map((item) => ({
      ...item,
      about: shortened(item.about, ABOUT_LENGTH),
      outcomes: '',
      links: '',
    })),
    total: open.length,
  };
}
