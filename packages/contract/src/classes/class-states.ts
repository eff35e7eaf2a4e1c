/** How long a student of a class may open nothing of it before they count as silent, in ms. */
export const SILENT_MS = 7 * 24 * 3600 * 1000;

/** How a class was joined: free, by one payment for good, or month by month. */
export const joinTerms = ['free', 'once', 'monthly'] as const;

/** How a class stands: it runs, visitors do not see it yet (it is not published, or has no lesson), it takes nobody any more, students do not see it. */
export const classStates = ['active', 'draft', 'closed', 'inactive'] as const;
export type ClassState = (typeof classStates)[number];
