import { defineQueue } from '../../../platform/job-queue.ts';

/** Somebody asked for a reset code. Nobody waits longer than some minutes for one. */
export const resetCodes = defineQueue<{ email: string }>('reset-codes', {
  retries: 5,
  backoff: 15,
  timeLimit: 60,
});

/** A password was changed, which its owner is told. */
export const passwordNotices = defineQueue<{ userId: number }>('password-notices');
