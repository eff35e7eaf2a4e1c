import { formatKobo, type Kobo } from '@institute/contract/money';
import type { RosterRow } from '@institute/contract/roster/columns';
import { rosterFields } from '@institute/contract/roster/sheets';
import * as z from 'zod/mini';
import { newPace } from '../../platform/in-steps.ts';
import { type CountryCode, phonesIn, readPhoneNumber } from '../../shared/phone-number.ts';
import { type Paid, readOwed, readPaid } from './paid-rules.ts';
import { classKey, partsOfName } from './reading/guess-columns.ts';
import { text } from './text.ts';

/** Somebody who is to have an account. */
export interface Newcomer {
  name: string;
  /** Trimmed and lower-cased; '' for whoever signs in with the phone. */
  email: string;
  /** As it is dialled from abroad; '' where the table has none. */
  phone: string;
  /** Further numbers of the same cell, and what else the table says of them, which become notes. */
  otherPhones?: string[] | undefined;
  note?: string | undefined;
}

/** What is wrong with somebody, and in which field. */
export interface RowFault {
  row: number;
  field: 'name' | 'email' | 'phonenumber' | 'class' | 'paid' | 'owed' | 'note';
  message: string;
}

/** A class that a row may name. */
export interface RosterClass {
  id: number;
  name: string;
  /** Kobo; 0 for a free one. */
  price: Kobo;
  /** In which parts it is paid; '' where it is paid at once. */
  parts: string;
}

/** What a word of a sheet was chosen to mean; no class where that is null. */
export interface ClassChoice {
  value: string;
  id: number | null;
}

/** What a sheet calls classes, as it was chosen, and else by the names that classes have. */
export type ClassOf = (value: string) => RosterClass | 'none' | 'unknown';

/** A row that can be imported. */
export interface RightRow {
  row: number;
  person: Newcomer;
  /** The class that the row names. */
  ownClass: RosterClass | null;
  /** What of the row is to be booked; null for nothing. */
  payment: RowPayment | null;
  /** What of the row is to be billed, in kobo; 0 for nothing. */
  owed: Kobo;
}

/** What was paid outside, or waived. */
export interface RowPayment {
  amount: Kobo;
  isWaived: boolean;
}

const fields = ['name', 'email', 'phonenumber'] as const;
const isField = (name: unknown): name is (typeof fields)[number] =>
  fields.some((field) => field === name);
const Row = z.object(rosterFields);

/**
 * Judges the rows of a sheet, in turns: those that can be imported, and what is wrong with the others,
 * among them those who stand in it a second time.
 */
export async function checkRows(
  rows: readonly RosterRow[],
  { country, classOf }: { country: CountryCode; classOf: ClassOf },
): Promise<{ right: RightRow[]; faults: RowFault[] }> {
  const read: RightRow[] = [];
  const faults: RowFault[] = [];
  const pace = newPace();
  for (const row of rows) {
    await pace();
    const found = readRow(row, country, classOf);
    if ('fault' in found) faults.push({ row: row.row, ...found.fault });
    else read.push({ row: row.row, ...found });
  }
  const { right, twice } = withoutTwice(read);
  return { right, faults: [...faults, ...twice].sort((a, b) => a.row - b.row) };
}

/**
 * Each person once: by the e-mail, and where there is none by the number, which then may stand in no
 * other row.
 */
function withoutTwice(rows: readonly RightRow[]): { right: RightRow[]; twice: RowFault[] } {
  const right: RightRow[] = [];
  const twice: RowFault[] = [];
  const emails = new Map<string, RightRow>();
  const phones = new Map<string, RightRow>();
  for (const one of rows) {
    const { email, phone } = one.person;
    if (email !== '' && phone !== '' && !phones.has(phone)) phones.set(phone, one);
  }
  for (const one of rows) {
    const { email, phone } = one.person;
    const first = email === '' ? phones.get(phone) : emails.get(email);
    if (email === '' && !first) phones.set(phone, one);
    if (email !== '' && !first) emails.set(email, one);
    if (!first) right.push(one);
    else if (email === '') twice.push(twiceIn(one, first, 'phonenumber', text.phoneTwice));
    else twice.push(twiceIn(one, first, 'email', text.emailTwice));
  }
  return { right, twice };
}

const twiceIn = (
  { row }: RightRow,
  first: RightRow,
  field: RowFault['field'],
  said: (row: number, name: string) => string,
): RowFault => ({ row, field, message: said(first.row, first.person.name) });

type Fault = Omit<RowFault, 'row'>;

/** A row as an account, or the first thing that is wrong with it. */
function readRow(
  row: RosterRow,
  country: CountryCode,
  classOf: ClassOf,
): Omit<RightRow, 'row'> | { fault: Fault } {
  const read = z.safeParse(Row, row);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path[0];
    return { fault: { field: isField(field) ? field : 'name', message: issue?.message ?? '' } };
  }
  const { name, email, phonenumber } = read.data;
  if (email === '' && phonenumber === '') {
    return { fault: { field: 'email', message: text.wayInMissing } };
  }
  const phones = phonesOf(phonenumber, country);
  if ('fault' in phones) return { fault: { field: 'phonenumber', message: phones.fault } };
  const found = row.class === '' ? 'none' : classOf(row.class);
  if (found === 'unknown') {
    return { fault: { field: 'class', message: text.unknownClass(row.class) } };
  }
  const ownClass = found === 'none' ? null : found;
  const paid = moneyOf(row.paid, readPaid(row.paid), ownClass);
  if ('fault' in paid) return { fault: { field: 'paid', message: paid.fault } };
  const owed = moneyOf(row.owed, readOwed(row.owed), ownClass);
  if ('fault' in owed) return { fault: { field: 'owed', message: owed.fault } };
  const note = row.note.trim();
  const person = { name, email, ...phones, ...(note !== '' && { note }) };
  return { person, ownClass, payment: paid.payment, owed: paid.owed + owed.owed };
}

/** What a cell says of money: without an amount the price of the class is meant; or what is wrong with it. */
function moneyOf(
  cell: string,
  read: Paid,
  ownClass: RosterClass | null,
): { payment: RowPayment | null; owed: Kobo } | { fault: string } {
  if (read.kind === 'unclear') return { fault: text.moneyUnclear(cell) };
  if (read.kind === 'nothing') return { payment: null, owed: 0 };
  const amount = read.amount ?? ownClass?.price ?? 0;
  // A fee of a free class is none that could be waived.
  if (amount === 0 && read.kind === 'waived' && ownClass) return { payment: null, owed: 0 };
  if (amount === 0) return { fault: text.amountMissing(cell) };
  if (read.kind === 'owed') return { payment: null, owed: amount };
  const isTooMuch = read.kind === 'waived' && ownClass && amount > ownClass.price;
  if (isTooMuch && ownClass.price > 0)
    return { fault: text.waivedTooMuch(formatKobo(ownClass.price)) };
  return { payment: { amount, isWaived: read.kind === 'waived' }, owed: 0 };
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

/**
 * Tells classes by the words of a sheet: what was chosen for a word goes before a name that is alike, and
 * that before the part of one.
 */
export function classFinder(
  classes: readonly RosterClass[],
  choices: readonly ClassChoice[],
): ClassOf {
  const byId = new Map(classes.map((one) => [one.id, one]));
  const named = byKeys(classes, (name) => [classKey(name)]);
  const parts = byKeys(classes, partsOfName);
  const chosen = new Map(choices.map(({ value, id }) => [classKey(value), id]));
  return (value) => {
    const key = classKey(value);
    const choice = chosen.get(key);
    if (choice === null) return 'none';
    const found = choice === undefined ? (named.get(key) ?? parts.get(key)) : byId.get(choice);
    return found ?? 'unknown';
  };
}

/** Classes by what they may be called; what two are called is told apart by nobody but the office. */
function byKeys(classes: readonly RosterClass[], keysOf: (name: string) => readonly string[]) {
  const found = new Map<string, RosterClass | 'unknown'>();
  for (const one of classes) {
    for (const key of new Set(keysOf(one.name))) found.set(key, found.has(key) ? 'unknown' : one);
  }
  return found;
}
