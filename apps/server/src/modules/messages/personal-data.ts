import type { PersonalData } from '../../ports.ts';
import { eraseMailTraces } from './store-personal.ts';

/** Messages go to an account, not to an address; only a mail server's complaint may name one. */
export const personalData: PersonalData = {
  holdings: async () => ({}),
  erase: (tx, userId) => eraseMailTraces(tx, userId),
};
