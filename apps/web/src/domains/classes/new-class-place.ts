/** What follows the address of the classes to open the form of a new one at once. */
export const NEW_CLASS = '#new';
