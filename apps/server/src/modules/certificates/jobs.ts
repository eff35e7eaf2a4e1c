import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { continueAssignment, longAssignments } from './continue-assignment.ts';
import { runningAssignments } from './store-assignments.ts';

/** What certificates do after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { db, jobs } = services;
  jobs.work(longAssignments, ({ id }, { signal }) => continueAssignment(services, id, signal));
  // One whose job has died for good is taken up again.
  jobs.every('long-assignments', '*/10 * * * *', async () => {
    for (const id of await runningAssignments(db)) {
      await inTransaction(db, (tx) =>
        jobs.enqueue(tx, longAssignments, { id }, { key: String(id) }),
      );
    }
  });
}
