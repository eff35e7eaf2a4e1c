import type { Services } from '../../context.ts';
import { billMonths } from './enrolling/months.ts';

/** What classes do by the clock: the months of their places are owed in time, and no longer than that. */
export function registerJobs(services: Services): void {
  services.jobs.every('bill-months', '6-59/10 * * * *', () => billMonths(services));
}
