import { AppError } from '@institute/contract/errors';
import { MAX_IMPORTED, type RosterField, rosterFields } from '@institute/contract/roster/roster';
import * as z from 'zod/mini';
import { newPace } from '../../platform/in-steps.ts';
import { type CountryCode, phonesIn, readPhoneNumber } from '../../shared/phone-number.ts';
import { type RowError, rowsOfTable, type TableShape } from '../../shared/read-table.ts';
import { text } from './text.ts';

/** Somebody who is to have an account. */
export interface Newcomer {
  name: string;
  /** Trimmed and lower-cased. */
  email: string;
  /** As it is dialled from abroad; '' where the table has none. */
  phone: string;
  /** Further numbers of the same cell, which become a note. */
  otherPhones?: string[] | undefined;
}

const columns = ['name', 'email', 'phonenumber'] as const satisfies readonly RosterField[];
const shape: TableShape<RosterField> = {
  columns,
  otherNames: Object.fromEntries(
    columns.flatMap((column) => text.columns[column].split(', ').map((name) => [name, column])),
  ),
  needed: ['name', 'email'],
};
const Row = z.object(rosterFields);

/**
 * Reads a table of students, in turns; rows that are not right are told apart with what is wrong, those that
 * name somebody a second time among them. Errors: table_unreadable, rows_missing, rows_too_many.
 */
export async function rosterOf(
  table: string,
  country: CountryCode,
): Promise<{ people: Newcomer[]; errors: RowError[] }> {
  const rows = await rowsOfTable(table, shape);
  if (rows.length === 0) throw new AppError('rows_missing');
  if (rows.length > MAX_IMPORTED) throw new AppError('rows_too_many');
  const people: Newcomer[] = [];
  const errors: RowError[] = [];
  const firstRows = new Map<string, number>();
  const pace = newPace();
  for (const { row, cells } of rows) {
    await pace();
    const read = z.safeParse(Row, { name: '', email: '', ...cells });
    if (!read.success) {
      errors.push({ row, message: read.error.issues[0]?.message ?? '' });
      continue;
    }
    const { name, email, phonenumber } = read.data;
    const phones = phonesOf(phonenumber, country);
    if ('fault' in phones) {
      errors.push({ row, message: phones.fault });
      continue;
    }
    const first = firstRows.get(email);
    if (first === undefined) people.push({ name, email, ...phones });
    else errors.push({ row, message: text.twiceInTable(first) });
    firstRows.set(email, first ?? row);
  }
  return { people, errors };
}

/** The first number of a cell as it is kept, and the others; or what is wrong with one of them. */
function phonesOf(
  cell: string,
  country: CountryCode,
): Pick<Newcomer, 'phone' | 'otherPhones'> | { fault: string } {
  if (cell === '') return { phone: '' };
  const read = phonesIn(cell).map((one) => readPhoneNumber(one, country));
  const [first = readPhoneNumber(cell, country), ...others] = read;
  if ('fault' in first) return first;
  const numbers = others.flatMap((one) => ('number' in one ? [one.number] : []));
  const further = numbers.filter((one) => one !== first.number);
  return { phone: first.number, ...(further.length > 0 && { otherPhones: further }) };
}
