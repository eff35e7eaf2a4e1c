import { type Merged, mergeParts, withPart } from '../../forms/merge.ts';
import type { ClassValues } from './class-form.ts';

const parts = {
  name: ['name'],
  category: ['category'],
  about: ['about'],
  price: ['premium', 'amount', 'monthlySub'],
  status: ['status'],
  limit: ['monthlylimit'],
  closes: ['regclosedate'],
  prerequisite: ['prequisite_id'],
  links: ['links'],
} as const satisfies Record<string, readonly (keyof ClassValues)[]>;
/** A part of the class form, by the name of its words; each is taken as a whole. */
export type ClassPart = keyof typeof parts;

/** Puts what is typed here together with the class somebody else has saved. See `mergeParts`. */
export function mergeClasses(
  base: ClassValues,
  mine: ClassValues,
  theirs: ClassValues,
): Merged<ClassValues, ClassPart> {
  return mergeParts(parts, base, mine, theirs);
}

/** A form with some of its parts as somebody else has them. */
export function withTheirs(
  form: ClassValues,
  theirs: ClassValues,
  taken: readonly ClassPart[],
): ClassValues {
  return taken.reduce((taking, part) => withPart(parts, taking, theirs, part), form);
}
