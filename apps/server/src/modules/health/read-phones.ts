import type { Services } from '../../context.ts';
import { timeLimits, within } from '../../platform/time-limits.ts';
import { uncertainPhones } from '../people/index.ts';

/** How many people are named. */
const NAMED = 20;
const none = { count: 0, first: [] };

/** People whose phone number is to be looked at; nobody while the database does not answer. */
export function readPhones({ db }: Pick<Services, 'db'>) {
  const found = uncertainPhones(db, NAMED).catch(() => none);
  return within(timeLimits.healthPart, found, none);
}
