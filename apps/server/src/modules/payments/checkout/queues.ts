import { defineQueue } from '../../../platform/job-queue.ts';

/** Card payments the provider has said something of; few tries, since the sweeper asks as well. */
export const settlements = defineQueue<{ paymentId: number }>('settle-card-payments', {
  retries: 3,
  backoff: 15,
  timeLimit: 60,
});
