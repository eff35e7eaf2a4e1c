import type { Services } from '../../context.ts';
import { collectDue } from './pay-invoice.ts';
import { remindByCalendar } from './remind.ts';
import { recountOwed } from './store-totals.ts';

/** What is owed, by the clock: taken from wallets that have it, and reminded of. */
export function registerJobs(services: Services): void {
  services.jobs.every('collect-due', '4-59/10 * * * *', () => collectDue(services));
  services.jobs.every('recount-owed', '41 * * * *', async () => {
    await recountOwed(services.db);
  });
  services.jobs.every('remind-owing', '52 * * * *', () => remindByCalendar(services));
}
