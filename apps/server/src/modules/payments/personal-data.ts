import type { PersonalData } from '../../ports.ts';
import { erasePayer } from './store-personal.ts';

/** Money history stays (rulings §4); the payer's e-mail, noted with what disagreed, does not. */
export const personalData: PersonalData = {
  holdings: async () => ({}),
  erase: (tx, userId) => erasePayer(tx, userId),
};
