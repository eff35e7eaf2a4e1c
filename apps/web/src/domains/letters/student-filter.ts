/** Name in the address of the student whose letters are listed. */
export const STUDENT_FILTER = 'student';
