/** Name in the address of a filter by class. */
export const CLASS_FILTER = 'class';

/** In the address of a class: to whom of it a message is to be written. */
export const WRITE_TO = 'write';
