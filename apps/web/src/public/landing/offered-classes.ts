import type { Class } from '../../domains/classes/model.ts';

/** The classes on show, and how many can be joined in all. */
export interface OfferedClasses {
  classes: readonly Class[];
  total: number;
}
