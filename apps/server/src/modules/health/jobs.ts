import type { Services } from '../../context.ts';
import { forgetErrors } from '../../platform/error-notes-store.ts';

/** How long errors are remembered. */
const REMEMBERED_MS = 14 * 24 * 3600 * 1000;

/** Forgets errors of two weeks ago. */
export function registerJobs({ jobs, db, clock }: Services): void {
  jobs.every('forget-errors', '50 3 * * *', () =>
    forgetErrors(db, new Date(clock.now().getTime() - REMEMBERED_MS)),
  );
}
