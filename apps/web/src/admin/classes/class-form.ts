import type { Class } from '@institute/contract/classes';
import { anyText } from '@institute/contract/fields';
import { classFields } from '@institute/contract/managed-classes';
import { parseNaira } from '@institute/contract/money';
import { dateText } from '@institute/contract/rules/calendar';
import * as z from 'zod/mini';
import type { ClassInput } from '../../domains/classes/managed-api.ts';
import { text } from './text.ts';

/** The class form as it is typed: texts all of them. */
export interface ClassValues {
  category: string;
  name: string;
  about: string;
  premium: '0' | '1';
  /** Naira. */
  amount: string;
  monthlySub: boolean;
  status: '0' | '1';
  /** 'YYYY-MM-DD' or empty. */
  regclosedate: string;
  monthlylimit: string;
  /** '0' for none. */
  prequisite_id: string;
  links: string;
}

/** What of a class its form changes, as the wire has it. */
export type ShownClass = Record<keyof ClassValues, string>;

/** Admin §4: a new class is free, active and without limit. */
export const newClass: ClassValues = {
  category: '',
  name: '',
  about: '',
  premium: '0',
  amount: '0',
  monthlySub: false,
  status: '1',
  regclosedate: '',
  monthlylimit: '0',
  prequisite_id: '0',
  links: '',
};

const { category, name, about } = classFields;

/** What is checked before anything is sent (admin §5); all that is wrong is said at once. */
export const classSchema = z
  .object({
    category,
    name,
    about,
    premium: z.enum(['0', '1']),
    amount: z.string(),
    monthlySub: z.boolean(),
    status: z.enum(['0', '1']),
    // The browser's own picker gives a day or nothing.
    regclosedate: z.string(),
    monthlylimit: z.string().check(
      z.refine((typed) => typed.trim() !== '', text.limitNeeded),
      z.refine((typed) => /^\s*(\d{1,3}|1000)?\s*$/.test(typed), text.limitInvalid),
    ),
    prequisite_id: z.string(),
    links: anyText(2000),
  })
  .check(
    z.refine(({ premium, amount }) => priceFault(premium, amount) !== text.priceNeeded, {
      path: ['amount'],
      message: text.priceNeeded,
      when: () => true,
    }),
    z.refine(({ premium, amount }) => priceFault(premium, amount) !== text.priceInvalid, {
      path: ['amount'],
      message: text.priceInvalid,
      when: () => true,
    }),
  );

/** What is wrong with a price; null for nothing. A free class needs none. */
function priceFault(premium: string, amount: string): string | null {
  if (premium !== '1') return null;
  if (amount.trim() === '') return text.priceNeeded;
  const kobo = parseNaira(amount);
  if (kobo === null) return text.priceInvalid;
  return kobo === 0 ? text.priceNeeded : null;
}

/** A class in the form. A prerequisite that is gone asks for nothing any more. */
export function valuesOf(item: Class, known: ReadonlySet<number>, timeZone: string): ClassValues {
  return {
    category: item.category,
    name: item.name,
    about: item.about,
    premium: item.premium,
    amount: item.amount,
    monthlySub: item.monthlySub === '1',
    status: item.status,
    regclosedate: closeDateOf(item.regclosedate, timeZone),
    monthlylimit: String(item.monthlylimit),
    prequisite_id: known.has(item.prequisite_id) ? String(item.prequisite_id) : '0',
    links: item.links,
  };
}

/** What the server showed of a class, as it is sent back with a change of it. */
export function shownOf(item: Class): ShownClass {
  const names = Object.keys(newClass) as (keyof ClassValues)[];
  return Object.fromEntries(names.map((name) => [name, String(item[name])])) as ShownClass;
}

function closeDateOf(wire: string, timeZone: string): string {
  if (wire.includes('-')) return wire;
  const seconds = Number(wire);
  return seconds > 0 ? dateText(new Date(seconds * 1000), timeZone) : '';
}

/**
 * The form as it is sent. An instant of closing that is not the end of a day stays to the second
 * as long as its day is not changed.
 */
export function inputOf(
  values: ClassValues,
  item: Pick<ShownClass, 'regclosedate'> | null,
  timeZone: string,
): ClassInput {
  const isPaid = values.premium === '1';
  const isSameDay = item && closeDateOf(item.regclosedate, timeZone) === values.regclosedate;
  return {
    ...values,
    amount: isPaid ? values.amount.trim() : '0',
    monthlySub: isPaid && values.monthlySub ? '1' : '0',
    regclosedate: isSameDay ? item.regclosedate : values.regclosedate,
    monthlylimit: values.monthlylimit.trim(),
  };
}
