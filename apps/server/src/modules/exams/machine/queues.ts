import { defineQueue } from '../../../platform/job-queue.ts';

/** A round of automatic marking; whatever it leaves undone, the next one finds again. */
export const machineRounds = defineQueue<Record<string, never>>('machine-rounds', {
  retries: 2,
  timeLimit: 900,
});
