import { text } from './text.ts';

/** One meeting as a calendar shows it. */
export interface CalendarEvent {
  id: number;
  version: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  isHeld: boolean;
  className: string;
  /** Empty for the group of everybody. */
  groupName: string;
  /** Empty where nobody teaches it, and for the teacher. */
  teacherName: string;
  /** Empty where it is held by a link. */
  room: string;
  topic: string;
  /** Why it is not held, or was moved. */
  reason: string;
  /** The page of the product from which it is joined, or taught. */
  page: string;
}

/** How a calendar is called, and on which host its meetings have their numbers. */
export interface CalendarOf {
  name: string;
  host: string;
}

/** Bytes of a line, at the most (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** How often a calendar had better look again. */
const LOOK_AGAIN = 'PT1H';

/** The meetings as a file of iCalendar (RFC 5545): a feed that is fetched again and again, or one meeting. */
export function calendarText(events: readonly CalendarEvent[], of: CalendarOf): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Arabic Institute//Meetings//EN'],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[`NAME:${escaped(of.name)}`, `X-WR-CALNAME:${escaped(of.name)}`],
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${LOOK_AGAIN}`, `X-PUBLISHED-TTL:${LOOK_AGAIN}`],
    ...events.flatMap((event) => eventLines(event, of)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Who invites whom to one meeting, or tells them that it is not held; made anew at a moment. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  organizer: { name: string; address: string };
  attendee: { name: string; address: string };
  madeAt: Date;
}

/** An invitation to one meeting, or its end, as a mail brings it to a calendar (RFC 5546). */
export function invitationText(
  event: CalendarEvent,
  of: CalendarOf,
  { method, organizer, attendee, madeAt }: Invitation,
): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Arabic Institute//Meetings//EN'],
    ...['CALSCALE:GREGORIAN', `METHOD:${method}`],
    ...eventLines({ ...event, changedAt: madeAt }, of, [
      `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
      // Nobody waits for an answer: the page of the meeting takes excuses.
      `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${attendee.address}`,
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A name as a parameter, where neither quotes nor control characters may stand. */
const quoted = (name: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
  `"${name.replace(/["\u0000-\u001f\u007f]/g, ' ')}"`;

function eventLines(
  event: CalendarEvent,
  { host }: CalendarOf,
  people: readonly string[] = [],
): string[] {
  const { isHeld, className, groupName, teacherName, room, topic, reason, page } = event;
  const title = groupName === '' ? className : `${className} · ${groupName}`;
  const said = [
    topic,
    teacherName && text.calendar.teacher(teacherName),
    reason && text.calendar.reason(reason),
    text.calendar.page(page),
  ].filter((line) => line !== '');
  return [
    ...['BEGIN:VEVENT', `UID:meeting-${event.id}@${host}`, `SEQUENCE:${event.version}`],
    ...[`DTSTAMP:${utc(event.changedAt)}`, `LAST-MODIFIED:${utc(event.changedAt)}`],
    ...[`DTSTART:${utc(event.startsAt)}`, `DTEND:${utc(event.endsAt)}`],
    `STATUS:${isHeld ? 'CONFIRMED' : 'CANCELLED'}`,
    `TRANSP:${isHeld ? 'OPAQUE' : 'TRANSPARENT'}`,
    // Some calendars show what is cancelled as if it were held.
    `SUMMARY:${escaped(isHeld ? title : text.calendar.notHeld(title))}`,
    `DESCRIPTION:${escaped(said.join('\n'))}`,
    `LOCATION:${escaped(room || page)}`,
    ...[`URL:${page}`, ...people, 'END:VEVENT'],
  ];
}

/** `20270105T170000Z` */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** A text of people as a value: what has a meaning in a file is said otherwise, and what is no sign is left out. */
const escaped = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

/** A line in pieces of 75 bytes, none of which ends within a sign. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line;
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (bytes + more > LINE_BYTES) {
      pieces.push(piece);
      // The space that goes on with a line counts as well.
      [piece, bytes] = ['', 1];
    }
    piece += sign;
    bytes += more;
  }
  return [...pieces, piece].join('\r\n ');
}
