import type { Meeting as ProseMeeting } from '@institute/contract/lessons/study';
import { getMyMeetings, type MyMeeting } from '@institute/contract/meetings/my-meetings';
import { counts, doorOf } from '@institute/contract/meetings/presence-rules';
import { pathTo } from '@institute/contract/routes';
import { MapPin, Video } from 'lucide-react';
import { Link } from 'react-router';
import { factsText } from '../../domains/classes/text.ts';
import { OwnMeeting } from '../../domains/classes/widgets/meeting.tsx';
import { zoneHours } from '../../domains/meetings/meeting-time.ts';
import { CalendarButton } from '../../domains/meetings/widgets/calendar/calendar-button.tsx';
import { MeetingState } from '../../domains/meetings/widgets/meeting-state.tsx';
import { MeetingWhen } from '../../domains/meetings/widgets/meeting-when.tsx';
import { OwnPresence } from '../../domains/meetings/widgets/presence-badge.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { lazy } from '../../ui/lazy.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** Only where a reader's clocks are others than those of a meeting. */
const NoteZone = lazy(
  () => import('../../domains/meetings/widgets/note-zone.tsx').then((code) => code.NoteZone),
  { whenLost: 'hide' },
);

const linkClass = cx(
  cardClass,
  'flex grow items-center gap-4 p-4 transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary sm:px-6',
);

/** The next meeting that is held and the way to it; `prose` is what the timetable of a class says, where there are none. */
export function NextMeeting({ prose }: { prose: ProseMeeting | null }) {
  const { data } = useAnswer(getMyMeetings, {});
  const now = useNow();
  const coming = data?.coming.filter(({ endsAt }) => endsAt > now) ?? [];
  const at = coming.findIndex(({ state }) => counts(state));
  const next = coming[at];
  // What would have come before it, or all there is.
  const [notHeld] = at === -1 ? coming : coming.slice(0, at);
  // A class whose timetable stands in words alone may meet before it.
  const isFirst = prose !== null && (!next || prose.at < next.startsAt);
  return (
    <>
      {(next ?? notHeld) && (
        <div className="flex flex-col gap-1">
          {next && <Planned meeting={next} now={now} />}
          {notHeld && <NotHeld meeting={notHeld} now={now} />}
          {coming.some((meeting) => zoneHours(meeting) !== '') && <NoteZone />}
          <CalendarButton />
        </div>
      )}
      {isFirst && <Prose meeting={prose} />}
    </>
  );
}

/** One that is not held, smaller than the one that is. */
const NotHeld = ({ meeting, now }: { meeting: MyMeeting; now: Date }) => (
  <Link
    to={pathTo('meeting', { id: meeting.id })}
    className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 text-sm hover:underline focus-visible:outline-primary sm:px-6"
  >
    <span className="text-muted line-through">
      <MeetingWhen meeting={meeting} now={now} />
    </span>
    <PersonText className="text-muted">{meeting.className}</PersonText>
    <MeetingState meeting={meeting} />
  </Link>
);

function Planned({ meeting, now }: { meeting: MyMeeting; now: Date }) {
  const isOpen = doorOf(meeting, now) === 'open';
  const { room } = meeting;
  const Icon = room === '' ? Video : MapPin;
  return (
    <Link to={pathTo('meeting', { id: meeting.id })} className={linkClass}>
      <Icon size={24} className="shrink-0 text-primary" />
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="text-muted text-sm">{text.nextMeeting}</span>
        <span className="font-semibold">
          <MeetingWhen meeting={meeting} now={now} withUntil />
        </span>
        <MeetingState meeting={meeting} />
        <span className="empty:hidden">
          <OwnPresence meeting={meeting} />
        </span>
        {room !== '' && <PersonText className="line-clamp-1 font-medium">{room}</PersonText>}
        <PersonText className="line-clamp-1 text-muted text-sm">{meeting.className}</PersonText>
      </span>
      {isOpen && (
        <span className={cx(buttonClass('primary', 'sm'), 'shrink-0')}>
          {room === '' ? text.joinMeeting : text.enterMeetingCode}
        </span>
      )}
    </Link>
  );
}

/** When a class meets next by its timetable in words, and the way to it, where its live links stand. */
function Prose({ meeting }: { meeting: ProseMeeting }) {
  const timeZone = useTimeZone();
  return (
    <Link to={pathTo('class', { id: meeting.classRand })} className={linkClass}>
      <Video size={24} className="shrink-0 text-primary" />
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{factsText.meets}</span>
        <span className="font-semibold">
          <OwnMeeting at={meeting.at} timeZone={timeZone} />
        </span>
        <PersonText className="line-clamp-1 text-muted text-sm">{meeting.className}</PersonText>
      </span>
    </Link>
  );
}
