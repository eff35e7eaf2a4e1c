import type { Services } from '../../context.ts';
import { forgetOldInvitations, invitePeople } from './invite-people.ts';
import { makeSound, soundsToMake } from './make-sound.ts';
import { offerAllSeats } from './offer-seats.ts';
import { planAll } from './plan-meetings.ts';
import { forgetOldReminders, remindPeople } from './remind-people.ts';
import { tellAgain } from './tell-again.ts';

/** Meetings are made ahead by the clock, people reminded of them, seats that are free offered, and sounds of recordings made. */
export function registerJobs(services: Services): void {
  services.jobs.every('plan-meetings', '14 1 * * *', async () => {
    await planAll(services);
    await forgetOldReminders(services);
    await forgetOldInvitations(services);
  });
  services.jobs.every('meeting-reminders', '*/5 * * * *', async () => {
    await remindPeople(services);
    await tellAgain(services);
  });
  services.jobs.work(soundsToMake, (job, run) => makeSound(services, job, run));
  services.jobs.every('meeting-invitations', '3-59/5 * * * *', (run) =>
    invitePeople(services, run),
  );
  services.jobs.every('offer-seats', '*/5 * * * *', () => offerAllSeats(services));
}
