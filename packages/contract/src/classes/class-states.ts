/** How a class stands: it runs, visitors do not see it yet, it takes nobody any more, students do not see it. */
export const classStates = ['active', 'draft', 'closed', 'inactive'] as const;
export type ClassState = (typeof classStates)[number];
