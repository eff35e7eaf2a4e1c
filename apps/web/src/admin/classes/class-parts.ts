import type { ClassForm } from '../../domains/classes/managed-model.ts';
import { partsOf } from '../../forms/merge.ts';

/** What of a class two administrators may change at once; each part is taken as a whole. */
export const classParts = partsOf<ClassForm>()({
  name: ['name'],
  category: ['category'],
  about: ['about'],
  price: ['isPremium', 'price', 'isMonthly'],
  status: ['isActive'],
  limit: ['monthlyLimit'],
  closes: ['closesOn'],
  prerequisite: ['prerequisiteId'],
  links: ['links'],
});
/** A part of the class form, by the name of its words. */
export type ClassPart = keyof typeof classParts;
