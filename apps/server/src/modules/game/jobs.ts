import type { Services } from '../../context.ts';
import { payUnclaimedWins } from './pay-wins.ts';

/** What is done for the quiz by the clock. */
export function registerJobs(services: Services): void {
  services.jobs.every('pay-unclaimed-wins', '48 * * * *', () => payUnclaimedWins(services));
}
