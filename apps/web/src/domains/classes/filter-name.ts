/** Name in the address of a filter by class. */
export const CLASS_FILTER = 'class';
