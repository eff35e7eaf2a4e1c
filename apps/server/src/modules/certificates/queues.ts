import { defineQueue } from '../../platform/job-queue.ts';

/** An assignment to more students than a request may wait for. */
export const longAssignments = defineQueue<{ id: number }>('long-assignments', { backoff: 5 });
