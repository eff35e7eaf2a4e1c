import type { PersonalData } from '../../ports.ts';
import { countEnrolmentsOf } from './store-personal.ts';

/** Enrolments say nothing of a person but that there was one; they stay for the figures. */
export const personalData: PersonalData = {
  holdings: async (db, userId) => ({ classes: await countEnrolmentsOf(db, userId) }),
  erase: async () => undefined,
};
