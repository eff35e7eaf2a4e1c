import type { Services } from '../../context.ts';
import { offerAllSeats } from './offer-seats.ts';
import { planAll } from './plan-meetings.ts';

/** Meetings are made ahead by the clock, and seats that are free are offered. */
export function registerJobs(services: Services): void {
  services.jobs.every('plan-meetings', '14 1 * * *', () => planAll(services));
  services.jobs.every('offer-seats', '*/5 * * * *', () => offerAllSeats(services));
}
