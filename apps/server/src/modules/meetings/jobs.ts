import type { Services } from '../../context.ts';
import { planAll } from './plan-meetings.ts';
import { forgetOldReminders, remindPeople } from './remind-people.ts';
import { tellAgain } from './tell-again.ts';

/** Meetings are made ahead by the clock, and people reminded of them. */
export function registerJobs(services: Services): void {
  services.jobs.every('plan-meetings', '14 1 * * *', async () => {
    await planAll(services);
    await forgetOldReminders(services);
  });
  services.jobs.every('meeting-reminders', '*/5 * * * *', async () => {
    await remindPeople(services);
    await tellAgain(services);
  });
}
