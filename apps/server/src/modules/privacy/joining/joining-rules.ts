import { roles } from '@institute/contract/auth/roles';

/** A place, as far as it says which of two in a class is worth more. */
export interface Place {
  subscriptionEndsAt: Date | null;
  /** Why nobody pays for it; null where somebody did, or it costs nothing. */
  freeReason: string | null;
  enrolledAt: Date;
}

/**
 * Which of two places of one person in a class stays: the one that is paid for longer, then one that somebody paid
 * for, then the older. What was studied is no question: it is united, whichever stays.
 */
export function isBetterPlace(place: Place, than: Place): boolean {
  const end = place.subscriptionEndsAt?.getTime() ?? 0;
  const otherEnd = than.subscriptionEndsAt?.getTime() ?? 0;
  if (end !== otherEnd) return end > otherEnd;
  if ((place.freeReason === null) !== (than.freeReason === null)) return place.freeReason === null;
  return place.enrolledAt < than.enrolledAt;
}

/** Whether an account may be joined with another: a student's, of nobody who teaches or works here. */
export const mayBeJoined = (person: { role: number }, worksHere: boolean): boolean =>
  person.role === roles.student && !worksHere;

/** What somebody signs in with. */
interface Names {
  email: string | null;
  phone: string;
}

/** What of the names of the account that ends the one that stays takes over: those of which it has none. */
export function namesTaken(stays: Names, ends: Names): Partial<Names> {
  return {
    ...(stays.email === null && ends.email !== null && { email: ends.email }),
    ...(stays.phone === '' && ends.phone !== '' && { phone: ends.phone }),
  };
}
