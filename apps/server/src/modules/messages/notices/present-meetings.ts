import { isolated } from '@institute/contract/arabic/two-scripts';
import { isLink } from '@institute/contract/meetings/meetings';
import { dateFormat } from '@institute/contract/text/formats';
import { zoneName } from '@institute/contract/time/zone-name';
import type {
  ComingMeeting,
  InvitedMeeting,
  MeetingChange,
} from '../../../ports-notices/meetings.ts';
import { text as words } from '../text.ts';
import { dayWords, type NoticeWords } from './present.ts';

/* What messages say of meetings. */

const text = words.notices.meetings;

/** By whose clocks a time is told: those of the reader, and those of the group beside where they are others. */
interface Clocks {
  own: string;
  group: string;
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * `Tuesday, 1 December 2026, 18:00 (Lagos time)`, or by the reader's clocks
 * `Tuesday, 1 December 2026, 19:00 (Cairo time; 18:00 Lagos time)`.
 */
function timeWords(at: Date, { own, group }: Clocks): string {
  const inZone = (timeZone: string) =>
    dateFormat({ timeZone, ...day, ...clock })
      .format(at)
      .replace(' at ', ', ');
  const dayIn = (timeZone: string) => dateFormat({ timeZone, ...day }).format(at);
  const [here, there] = [inZone(own), inZone(group)];
  if (here === there) return text.by(there, zoneName(group));
  const beside =
    dayIn(own) === dayIn(group) ? dateFormat({ timeZone: group, ...clock }).format(at) : there;
  return text.byBoth(here, zoneName(own), beside, zoneName(group));
}

/** Meetings of a group are at other times, not held, or held after all. */
export function meetingsChangedWords(
  news: { className: string; groupName: string; zone: string; change: MeetingChange },
  ownZone: string,
): NoticeWords {
  const { groupName, zone, change } = news;
  const clocks = { own: ownZone, group: zone };
  const className = isolated(news.className);
  const what = groupName === '' ? className : text.ofGroup(className, isolated(groupName));
  if (change.kind === 'weekly') {
    const { subject, body } = text.weekly;
    const [from, to] = [change.from, change.to].map((time) => text.by(time, zoneName(zone)));
    const said = body(what, dayWords(change.on), to ?? '', from ?? '');
    const lines = [said, ...(change.isExcuseOver ? [text.excuseOver] : [])];
    return { subject: subject(what), body: lines.join('\n') };
  }
  if (change.kind === 'ends') {
    const weekly = text.by(change.weekly, zoneName(zone));
    const body = text.ends.body(what, weekly, dayWords(change.on));
    return { subject: text.ends.subject(what), body };
  }
  if (change.kind === 'altered') {
    const { teacher, place, at } = change;
    const said = [
      text.altered.when(what, timeWords(at, clocks)),
      teacher && text.altered.teacher(isolated(teacher)),
      place && (isLink(place) ? text.altered.link : text.altered.room(isolated(place))),
    ];
    const body = said.filter((line) => line !== '').join('\n');
    return { subject: text.altered.subject(what), body };
  }
  const lines =
    change.kind === 'moved'
      ? [text.moved.body(what, timeWords(change.from, clocks), timeWords(change.to, clocks))]
      : timesWords(text[change.kind], what, change.times, clocks);
  const reason = change.kind === 'held' ? '' : change.reason;
  if (reason !== '') lines.push(words.notices.placeEnded.why(isolated(reason)));
  if (change.kind === 'moved' && change.isExcuseOver) lines.push(text.excuseOver);
  return { subject: text[change.kind].subject(what), body: lines.join('\n') };
}

/** The office has answered what a teacher asked about a meeting. */
export function meetingAnsweredWords(news: {
  className: string;
  groupName: string;
  zone: string;
  ownZone: string;
  isGranted: boolean;
  at: Date;
  to: Date | null;
  reply: string;
}): NoticeWords {
  const { groupName, isGranted, at, to, reply } = news;
  const clocks = { own: news.ownZone, group: news.zone };
  const className = isolated(news.className);
  const what = groupName === '' ? className : text.ofGroup(className, isolated(groupName));
  const said = text.answered[isGranted ? 'granted' : 'refused'];
  const [when, moved] = [timeWords(at, clocks), to && timeWords(to, clocks)];
  return {
    subject: said.subject(what),
    body: withReply(moved ? said.moved(what, when, moved) : said.cancelled(what, when), reply),
  };
}

/** What is told, and below it what the office says with it. */
const withReply = (body: string, reply: string) =>
  reply === '' ? body : `${body}\n${text.reply(isolated(reply))}`;

/** The office has answered whether a register is opened again. */
export function registerAnsweredWords(news: {
  className: string;
  groupName: string;
  zone: string;
  ownZone: string;
  at: Date;
  until: Date | null;
  reply: string;
}): NoticeWords {
  const { groupName, at, until, reply } = news;
  const clocks = { own: news.ownZone, group: news.zone };
  const className = isolated(news.className);
  const what = groupName === '' ? className : text.ofGroup(className, isolated(groupName));
  const said = text.register[until ? 'opened' : 'closed'];
  const body = said.body(what, timeWords(at, clocks), until ? timeWords(until, clocks) : '');
  return { subject: said.subject(what), body: withReply(body, reply) };
}

/** A seat in a group is theirs to take until a moment. */
export function seatOfferedWords(news: {
  className: string;
  groupName: string;
  zone: string;
  ownZone: string;
  until: Date;
}): NoticeWords {
  const what = text.ofGroup(isolated(news.className), isolated(news.groupName));
  const { subject, body } = text.seatOffered;
  const until = timeWords(news.until, { own: news.ownZone, group: news.zone });
  return { subject: subject(what), body: body(what, until) };
}

/** A seat that was offered was not taken in time. */
export function seatLapsedWords(news: { className: string; groupName: string }): NoticeWords {
  const what = text.ofGroup(isolated(news.className), isolated(news.groupName));
  const { subject, body } = text.seatLapsed;
  return { subject: subject(what), body: body(what) };
}

/** A seat that was offered goes to somebody else. */
export function seatWithdrawnWords(news: { className: string; groupName: string }): NoticeWords {
  const what = text.ofGroup(isolated(news.className), isolated(news.groupName));
  const { subject, body } = text.seatWithdrawn;
  return { subject: subject(what), body: body(what) };
}

/** One time in a sentence, several in a list under one. */
function timesWords(
  said: { one: (what: string, when: string) => string; many: (what: string) => string },
  what: string,
  times: readonly Date[],
  clocks: Clocks,
): string[] {
  const [first] = times;
  if (first && times.length === 1) return [said.one(what, timeWords(first, clocks))];
  return [said.many(what), ...times.map((at) => timeWords(at, clocks))];
}

/** What a change is called that is told once more. */
export const toldAgain = (subject: string): string => text.again(subject);

/** A meeting can be heard again. */
export function recordingHeardWords(news: {
  className: string;
  groupName: string;
  zone: string;
  startsAt: Date;
  topic: string;
}): NoticeWords {
  const { groupName, zone, startsAt, topic } = news;
  const className = isolated(news.className);
  const what = groupName === '' ? className : text.ofGroup(className, isolated(groupName));
  const { subject, body, about } = text.heard;
  const when = timeWords(startsAt, { own: zone, group: zone });
  const said = topic === '' ? body(what, when) : about(what, when, isolated(topic));
  return { subject: subject(what), body: said };
}

/** An invitation to a meeting as people read it; calendars read the file beside it. */
export function meetingInvitedWords(news: {
  zone: string;
  instituteZone: string;
  method: 'REQUEST' | 'CANCEL';
  isAgain: boolean;
  event: InvitedMeeting;
}): NoticeWords {
  const { zone, method, isAgain, event } = news;
  const className = isolated(event.className);
  const what =
    event.groupName === '' ? className : text.ofGroup(className, isolated(event.groupName));
  const when = timeWords(event.startsAt, { own: zone, group: news.instituteZone });
  const said = text.invited[method === 'CANCEL' ? 'ended' : isAgain ? 'changed' : 'first'];
  const reason = event.reason && words.notices.placeEnded.why(isolated(event.reason));
  const lines = [said.body(what, when), reason, event.page].filter((line) => line !== '');
  return { subject: said.subject(what, when), body: lines.join('\n') };
}

/** Live meetings of the next day, or of the next hours, by the clocks of whoever is reminded. */
export function meetingsComingWords(news: {
  stage: 'day' | 'hour';
  zone: string;
  meetings: readonly ComingMeeting[];
}): NoticeWords {
  const { stage, zone, meetings } = news;
  const said = text.coming;
  const hour = dateFormat({ timeZone: zone, ...clock });
  const [first] = meetings as readonly [ComingMeeting];
  const at = hour.format(first.startsAt);
  const subject =
    meetings.length === 1
      ? said[stage].one(at, isolated(first.className))
      : said[stage].many(at, meetings.length);
  const lines = meetings.map((meeting) => {
    const { className, groupName, teacherName, place, startsAt, groupZone } = meeting;
    const parts = [className, groupName, teacherName, isLink(place) ? '' : place]
      .filter((part) => part !== '')
      .map(isolated);
    return said.line(timeWords(startsAt, { own: zone, group: groupZone }), parts.join(' · '));
  });
  return { subject, body: [...lines, said.join].join('\n') };
}
