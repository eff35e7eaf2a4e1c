/** Largest picture of a teacher, as it is uploaded. */
export const MAX_PORTRAIT_BYTES = 2 * 1024 * 1024;
