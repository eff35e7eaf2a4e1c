import { AppError } from '@institute/contract/errors';
import { isLink } from '@institute/contract/meetings/meetings';
import { pathTo } from '@institute/contract/routes';
import { startOfDay } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, type Services, signedIn } from '../../context.ts';
import { hash } from '../../platform/random.ts';
import { readSettings } from '../settings/index.ts';
import { type CalendarEvent, type CalendarOf, calendarText } from './calendar-text.ts';
import { HORIZON } from './plan-meetings.ts';
import { feedOwner } from './store-calendars.ts';
import { type MeetingLine, meetingLine, meetingsFrom } from './store-meetings.ts';
import { heldFor, type OwnLine, ownMeeting } from './store-presences.ts';

/** How far back a feed reaches, in days; ahead it reaches as far as meetings are made. */
const BACK = 28;

/** Meetings of a feed, at the most: a teacher with twenty a week is far below it. */
const MOST = 1000;

type Reading = Pick<Services, 'db' | 'clock' | 'config'>;

const pageOf = ({ config }: Pick<Reading, 'config'>, path: string) => `${config.publicUrl}${path}`;

function eventOf(
  { meeting, group, place }: Pick<MeetingLine | OwnLine, 'meeting' | 'group' | 'place'>,
  own: Pick<CalendarEvent, 'className' | 'teacherName' | 'page'>,
): CalendarEvent {
  const { id, version, changedAt, startsAt, endsAt, topic, reason } = meeting;
  return {
    ...{ id, version, changedAt, startsAt, endsAt, topic, reason, ...own },
    ...{ groupName: group.name, room: isLink(place) ? '' : place },
    isHeld: meeting.state !== 'cancelled',
  };
}

/** As its student sees it: the link is told by the page alone, where the press is the arrival. */
const attended = (reading: Reading, line: OwnLine) =>
  eventOf(line, {
    ...{ className: line.class.name, teacherName: line.teacherName ?? '' },
    page: pageOf(reading, pathTo('meeting', { id: line.meeting.id })),
  });

/** As whoever teaches it sees it. */
const taught = (reading: Reading, line: MeetingLine) =>
  eventOf(line, {
    ...{ className: line.className, teacherName: '' },
    page: pageOf(reading, pathTo('meetingRegister', { id: line.meeting.id })),
  });

async function calendarOf({ db, config }: Reading): Promise<CalendarOf> {
  const { siteName } = await readSettings(db);
  return { name: siteName, host: new URL(config.publicUrl).hostname };
}

/** A feed, and whose it is. */
export interface Feed {
  userId: number;
  text: string;
}

/** The feed with a key: what its person attends and teaches, four weeks back and sixteen ahead. Errors: not_found. */
export async function readFeed(reading: Reading, key: string): Promise<Feed> {
  const { db, clock, config } = reading;
  const userId = await feedOwner(db, hash(key));
  if (userId === null) throw new AppError('not_found');
  const now = clock.now();
  // By whole days, so that it is the same text all day while nothing changes.
  const day = startOfDay(now, config.timeZone).getTime();
  const from = new Date(day - BACK * DAY_MS);
  const until = new Date(day + (HORIZON + 1) * DAY_MS);
  const events = await eventsOf(reading, userId, { from, until });
  return { userId, text: calendarText(events, await calendarOf(reading)) };
}

/** What a person attends and teaches in a span, the first first. */
export async function eventsOf(
  reading: Reading,
  userId: number,
  { from, until }: { from: Date; until: Date },
): Promise<CalendarEvent[]> {
  const { db, clock } = reading;
  const span = { from, until, now: clock.now(), limit: MOST };
  const teaching = await meetingsFrom(db, { from, until, teacherId: userId }, MOST);
  const attending = await heldFor(db, userId, span);
  const events = new Map<number, CalendarEvent>();
  for (const line of attending) events.set(line.meeting.id, attended(reading, line));
  for (const line of teaching) events.set(line.meeting.id, taught(reading, line));
  return [...events.values()].sort(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id,
  );
}

/** One meeting of the session's user as a file. Errors: meeting_not_found. */
export async function meetingFile(
  context: Context,
  id: number,
): Promise<{ name: string; text: string }> {
  const { userId } = signedIn(context);
  const line = await meetingLine(context.db, id);
  if (!line) throw new AppError('meeting_not_found');
  const own = await ownMeeting(context.db, userId, id);
  if (line.meeting.teacherId !== userId && !own) throw new AppError('meeting_not_found');
  const event =
    line.meeting.teacherId === userId || !own ? taught(context, line) : attended(context, own);
  const text = calendarText([event], await calendarOf(context));
  return { name: `meeting-${id}.ics`, text };
}
