/* What every lesson's page needs to know of exams; apart, so that it is light. */

/** How often an exam may be sat at the most. */
export const MOST_ATTEMPTS = 5;

/**
 * Seconds after the deadline in which what was on its way is still taken: the last save, and the
 * submission that the page makes by itself when time is up. Then the attempt is handed in as saved.
 */
export const DEADLINE_GRACE_SECONDS = 30;
