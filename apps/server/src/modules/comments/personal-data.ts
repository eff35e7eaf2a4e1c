import type { PersonalData } from '../../ports.ts';
import { countCommentsOf, eraseCommentsOf } from './store-personal.ts';

/** Comments leave with their author; their places stay for the replies. */
export const personalData: PersonalData = {
  holdings: async (db, userId) => ({ comments: await countCommentsOf(db, userId) }),
  erase: eraseCommentsOf,
};
