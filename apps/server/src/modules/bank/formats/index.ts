import type { BankFormat, BankSource } from '@institute/contract/bank/bank';
import type { Format, FormatReader } from './bank-file.ts';

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

/** What reads questions: a format, or lines as they stand in a book. */
export const readerNamed = async (name: BankSource): Promise<FormatReader> =>
  name === 'book' ? (await import('./book.ts')).book : formatNamed(name);
