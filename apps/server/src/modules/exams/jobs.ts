import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { machineRounds, markByMachine } from './machine/mark-by-machine.ts';
import { marksToTell, tellOfMark } from './marking/tell-mark.ts';
import { handInAllOverdue } from './sitting/hand-in.ts';

/** What exams do after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { db, jobs } = services;
  jobs.work(machineRounds, async (_none, { signal }) => {
    await markByMachine(services, signal);
  });
  jobs.work(marksToTell, ({ change }) => tellOfMark(services, change));
  // Attempts whose time is over and that nobody opens any more.
  jobs.every('exam-deadlines', '* * * * *', ({ signal }) => handInAllOverdue(services, signal));
  // What was submitted meanwhile, and what waits since the provider was last away.
  if (services.chatModel) {
    jobs.every('machine-marking', '*/2 * * * *', () =>
      inTransaction(db, (tx) => jobs.enqueue(tx, machineRounds, {}, { key: 'round' })),
    );
  }
}
