import type { PersonalData } from '../../ports.ts';
import { countResultsOf, eraseDrafts } from './store-personal.ts';

/** Results stay (rulings §4), without a name; what was never handed in goes. */
export const personalData: PersonalData = {
  holdings: async (db, userId) => ({ results: await countResultsOf(db, userId) }),
  erase: (tx, userId) => eraseDrafts(tx, userId),
};
