import type { BankFormat } from '@institute/contract/bank/bank';
import type { Format } from './bank-file.ts';

/**
 * The formats in which questions come and go, each with libraries of its own, which a process loads
 * when one is asked for.
 */
const load: Readonly<Record<BankFormat, () => Promise<Format>>> = {
  csv: async () => (await import('./csv.ts')).csv,
  gift: async () => (await import('./gift.ts')).gift,
  moodle: async () => (await import('./moodle.ts')).moodle,
};

/** A format by its name. */
export const formatNamed = (name: BankFormat): Promise<Format> => load[name]();
