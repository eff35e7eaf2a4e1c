/** What follows the address of the students to open their import at once. */
export const IMPORT_STUDENTS = '#import';
