import type { WireOf } from '@institute/contract/call';
import { Class, type getClasses } from '@institute/contract/classes/classes';
import * as z from 'zod/mini';

/** A class as it travels. */
export type WireClass = WireOf<typeof getClasses>[number];

/** A class of the wire for tests: free, open, active, with three lessons; `changes` over that. */
export function aClass(id: number, changes: Partial<WireClass> = {}): WireClass {
  return {
    id,
    rand: `class-${id}`,
    name: `Class number ${id}`,
    category: 'Grammar',
    about: '',
    premium: '0',
    amount: '0',
    regclosedate: '0',
    subjecttotal: 3,
    links: '',
    monthlySub: '0',
    monthlylimit: 0,
    status: '1',
    is_draft: '0',
    prequisite_id: 0,
    entry_exam_id: 0,
    slug: `class-number-${id}`,
    level: '',
    hours: 0,
    outcomes: '',
    teacher: '',
    ...changes,
  };
}

/** A class that travelled, as the browser speaks of it. */
export const classOf = (item: WireClass): Class => z.parse(Class, item);

/** A class as the browser speaks of it. */
export function aClassModel(id: number, changes: Partial<Class> = {}): Class {
  return { ...classOf(aClass(id)), ...changes };
}
