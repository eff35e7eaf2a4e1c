import type { PersonalData } from '../../ports.ts';
import { countCertificatesOf, eraseHolder } from './store-personal.ts';

/** Certificates name who holds them; of one whose holder is gone, title and date remain. */
export const personalData: PersonalData = {
  holdings: async (db, userId) => ({ certificates: await countCertificatesOf(db, userId) }),
  erase: (tx, userId) => eraseHolder(tx, userId),
};
