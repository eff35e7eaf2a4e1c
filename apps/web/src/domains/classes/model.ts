import type * as wire from '@institute/contract/classes';
import { koboOf } from '@institute/contract/money';
import { dateOfUnix, isSet } from '../../platform/decode.ts';

/** A class as the browser speaks of it. */
export interface Class {
  id: number;
  /** Public token used in addresses. */
  rand: string;
  name: string;
  category: string;
  about: string;
  /** False for a class that costs nothing; see also `isFree`. */
  isPremium: boolean;
  /** The price; of a month where the class is monthly. */
  priceKobo: number;
  isMonthly: boolean;
  /** When registration ends, in the notation of `contract/rules/registration`: a day is the institute's. */
  registrationEnd: string;
  lessonCount: number;
  /** Live-class links, one per line; empty for those who have not joined. */
  links: string;
  /** Lessons that may be opened a month; 0 means no limit. */
  monthlyLimit: number;
  isActive: boolean;
  /** The class to complete first. */
  prerequisiteId: number | null;
  /** The address of its public page, below /c/; empty where its rand stands there. */
  slug: string;
  /** A0 to B2; empty where nothing is said. */
  level: wire.ClassLevel | '';
  /** Hours of study; 0 where nothing is said. */
  hours: number;
  /** What a student can do afterwards, one a line. */
  outcomes: string;
  teacher: string;
}

/** A class that the student has joined. */
export interface Enrolment {
  id: number;
  joined: Class;
  /** When the paid month ends; null for a free class or one bought once. */
  subscriptionEndsAt: Date | null;
}

export function classOf(item: wire.Class): Class {
  return {
    id: item.id,
    rand: item.rand,
    name: item.name,
    category: item.category,
    about: item.about,
    isPremium: isSet(item.premium),
    priceKobo: koboOf(Number(item.amount)),
    isMonthly: isSet(item.monthlySub),
    registrationEnd: item.regclosedate,
    lessonCount: item.subjecttotal,
    links: item.links,
    monthlyLimit: item.monthlylimit,
    isActive: isSet(item.status),
    prerequisiteId: item.prequisite_id || null,
    slug: item.slug,
    level: item.level,
    hours: item.hours,
    outcomes: item.outcomes,
    teacher: item.teacher,
  };
}

export function classesOf(items: readonly wire.Class[]): Class[] {
  return items.map(classOf);
}

export function enrolmentsOf(entries: readonly wire.EnrolledClass[]): Enrolment[] {
  return entries.map(({ myclass, class_details }) => ({
    id: myclass.id,
    joined: classOf(class_details),
    subscriptionEndsAt: dateOfUnix(myclass.nextSub),
  }));
}

/** A teacher as students see them; the picture is empty for none. */
export interface Teacher {
  name: string;
  picture: string;
}
