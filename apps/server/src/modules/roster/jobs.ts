import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { continueIntake, intakeJobs } from './continue-intake.ts';
import { billListed, listedDebts } from './listed-debts.ts';
import { runningIntakes } from './store.ts';

/** What the roster does after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { db, jobs } = services;
  jobs.work(intakeJobs, ({ id }, { signal }) => continueIntake(services, id, signal));
  jobs.work(listedDebts, (debt) => billListed(services, debt));
  // One whose job has died for good is taken up again.
  jobs.every('intakes', '*/10 * * * *', async () => {
    for (const id of await runningIntakes(db)) {
      await inTransaction(db, (tx) => jobs.enqueue(tx, intakeJobs, { id }, { key: String(id) }));
    }
  });
}
