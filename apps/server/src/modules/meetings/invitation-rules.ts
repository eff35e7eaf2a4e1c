import { DAY_MS } from '@institute/contract/time/durations';
import type { CalendarEvent } from './calendar-text.ts';

/** How far ahead one is invited: a calendar is not filled with mails for months. */
export const INVITE_AHEAD_MS = 14 * DAY_MS;

/** A meeting as it is kept with what was told of it. */
export const keptEvent = ({ changedAt: _, startsAt, endsAt, ...event }: CalendarEvent) => ({
  ...event,
  startsAt: startsAt.getTime() / 1000,
  endsAt: endsAt.getTime() / 1000,
});

type InvitedEvent = ReturnType<typeof keptEvent>;

/** What somebody was told of a meeting last, or is to be told. */
export interface Invited {
  method: 'REQUEST' | 'CANCEL';
  event: InvitedEvent;
}

/** A meeting that was kept, as it is written for a calendar. */
export const calendarEvent = (kept: InvitedEvent, changedAt: Date): CalendarEvent => ({
  ...kept,
  changedAt,
  startsAt: new Date(kept.startsAt * 1000),
  endsAt: new Date(kept.endsAt * 1000),
});

/** What a calendar is told of a meeting: another link, topic or name is no news for it. */
const newsOf = ({ startsAt, endsAt, isHeld, room, teacherName }: InvitedEvent) =>
  JSON.stringify([startsAt, endsAt, isHeld, room, teacherName]);

/**
 * What is to be told of the meetings of a person that have not begun: of those of the next two weeks, and of those that
 * they were told of already; one that is not among theirs any more is not held for them. And what has become another
 * version without any news.
 */
export function invitationsDue(
  events: readonly CalendarEvent[],
  told: ReadonlyMap<number, Invited>,
  now: Date,
): { due: Invited[]; same: InvitedEvent[] } {
  const until = now.getTime() + INVITE_AHEAD_MS;
  const due: Invited[] = [];
  const same: InvitedEvent[] = [];
  for (const event of events) {
    const last = told.get(event.id);
    const kept = keptEvent(event);
    if (event.isHeld && last?.method !== 'REQUEST') {
      if (event.startsAt.getTime() <= until) due.push({ method: 'REQUEST', event: kept });
    } else if (last?.method === 'REQUEST' && newsOf(last.event) !== newsOf(kept)) {
      due.push({ method: event.isHeld ? 'REQUEST' : 'CANCEL', event: kept });
    } else if (last && last.event.version !== kept.version) same.push(kept);
  }
  const theirs = new Set(events.map(({ id }) => id));
  for (const [id, { method, event }] of told) {
    if (method !== 'REQUEST' || theirs.has(id) || event.startsAt * 1000 <= now.getTime()) continue;
    due.push({ method: 'CANCEL', event: { ...event, isHeld: false } });
  }
  return { due, same };
}
