/** The screen of a class, by number as the specification has it (admin, section 2). */
export const classPath = (id: number): string => `/admin/classes/manage/${id}`;
