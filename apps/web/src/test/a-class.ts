import type { Class } from '@institute/contract/classes';
import * as model from '../domains/classes/model.ts';

/** A class of the wire for tests: free, open, active, with three lessons; `changes` over that. */
export function aClass(id: number, changes: Partial<Class> = {}): Class {
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
    prequisite_id: 0,
    slug: `class-number-${id}`,
    level: '',
    hours: 0,
    outcomes: '',
    teacher: '',
    ...changes,
  };
}

/** The same class as the browser speaks of it. */
export function aClassModel(id: number, changes: Partial<model.Class> = {}): model.Class {
  return { ...model.classOf(aClass(id)), ...changes };
}
