import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { DAY_MS, HOUR_MS } from '@institute/contract/time/durations';
import { type Context, type Services, signedIn } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import type { JobRun } from '../../platform/job-queue.ts';
import { calendarEvent, INVITE_AHEAD_MS, invitationsDue } from './invitation-rules.ts';
import { HORIZON } from './plan-meetings.ts';
import { eventsOf } from './read-calendar.ts';
import {
  forgetInvitations,
  holdInvitations,
  insertInvitation,
  lastInvitations,
  noteLooked,
  peopleToInvite,
  renewInvitation,
} from './store-invitations.ts';
import { writeOneChoice } from './store-reminders.ts';

type Inviting = Pick<Services, 'db' | 'clock' | 'config' | 'notices'>;

/** People who are asked for at once. */
const BATCH = 200;
/** How often it is looked at all meetings of a person: of what has left their timetable no row tells. */
const LOOK_MS = 6 * HOUR_MS;
/** For how many days after a meeting it is kept how one was invited. */
const KEPT = 30;

/** The session's user is invited to meetings by e-mail, or no more. Errors: not_as_student. */
export async function chooseInvitations(context: Context, isInvited: boolean): Promise<void> {
  const actor = signedIn(context);
  if (!can(actor, 'choices.make')) throw new AppError('not_as_student');
  const person = { userId: actor.userId, zone: context.config.timeZone };
  await context.transaction((tx) => writeOneChoice(tx, person, { isInvited }));
}

/**
 * Invites by e-mail, who wants that, to the meetings of the next two weeks, and tells them of what has become otherwise.
 * Each once, however often and wherever this runs. Gives how many mails it has written.
 */
export async function invitePeople(
  services: Inviting,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<number> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + INVITE_AHEAD_MS);
  const since = new Date(now.getTime() - LOOK_MS);
  let written = 0;
  for (let after = 0; !signal.aborted; ) {
    const people = await peopleToInvite(services.db, { now, until, since, after, most: BATCH });
    for (const userId of people) {
      if (signal.aborted) break;
      written += await invite(services, userId, now);
    }
    const last = people.at(-1);
    if (last === undefined || people.length < BATCH) break;
    after = last;
  }
  return written;
}

function invite(services: Inviting, userId: number, now: Date): Promise<number> {
  const { notices } = services;
  return inTransaction(services.db, async (tx) => {
    const held = await holdInvitations(tx, userId);
    if (!held) return 0;
    const until = new Date(now.getTime() + HORIZON * DAY_MS);
    const events = await eventsOf({ ...services, db: tx }, userId, { from: now, until });
    const told = await lastInvitations(tx, userId, now);
    const { due, same } = invitationsDue(events, told, now);
    for (const { method, event } of due) {
      const messageId = await notices.meetingInvited(tx, now, {
        instituteZone: services.config.timeZone,
        ...{ userId, zone: held.zone, method, isAgain: told.has(event.id) },
        event: calendarEvent(event, now),
      });
      const nth = (told.get(event.id)?.nth ?? 0) + 1;
      const endsAt = new Date(event.endsAt * 1000);
      const row = { userId, meetingId: event.id, nth, method, event, endsAt, messageId };
      await insertInvitation(tx, { ...row, madeAt: now });
    }
    for (const event of same) {
      await renewInvitation(tx, { userId, nth: told.get(event.id)?.nth ?? 0 }, event);
    }
    await noteLooked(tx, userId, now);
    return due.length;
  });
}

/** Forgets how people were invited to meetings of a month ago. */
export const forgetOldInvitations = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  forgetInvitations(db, new Date(clock.now().getTime() - KEPT * DAY_MS));
