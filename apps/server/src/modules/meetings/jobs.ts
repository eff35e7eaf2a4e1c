import type { Services } from '../../context.ts';
import { planAll } from './plan-meetings.ts';

/** Meetings are made ahead by the clock. */
export function registerJobs(services: Services): void {
  services.jobs.every('plan-meetings', '14 1 * * *', () => planAll(services));
}
