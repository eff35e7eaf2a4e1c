import type { Class } from '@institute/contract/classes/classes';

/** The classes on show, and how many can be joined in all. */
export interface OfferedClasses {
  classes: readonly Class[];
  total: number;
}
