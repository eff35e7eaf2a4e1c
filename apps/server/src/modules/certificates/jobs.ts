import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import type { Queue } from '../../platform/job-queue.ts';
import { continueAssignment, longAssignments } from './assigning/continue-assignment.ts';
import { runningAssignments } from './assigning/store-assignments.ts';
import { continueRevocation, longRevocations } from './revoking/continue-revocation.ts';
import { runningRevocations } from './revoking/store-revocations.ts';

/** What certificates do after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { db, jobs } = services;
  jobs.work(longAssignments, ({ id }, { signal }) => continueAssignment(services, id, signal));
  jobs.work(longRevocations, ({ id }, { signal }) => continueRevocation(services, id, signal));
  const again = async (queue: Queue<{ id: number }>, ids: readonly number[]) => {
    for (const id of ids) {
      await inTransaction(db, (tx) => jobs.enqueue(tx, queue, { id }, { key: String(id) }));
    }
  };
  // One whose job has died for good is taken up again.
  jobs.every('long-assignments', '*/10 * * * *', async () => {
    await again(longAssignments, await runningAssignments(db));
    await again(longRevocations, await runningRevocations(db));
  });
}
