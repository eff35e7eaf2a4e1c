import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import { getMyMeetings, type MyMeeting } from '@institute/contract/meetings/my-meetings';
import { counts, type Tally, tallyOf } from '@institute/contract/meetings/presence-rules';
import { pathTo } from '@institute/contract/routes';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { text as meetingText } from '../../domains/meetings/text.ts';
import { CalendarButton } from '../../domains/meetings/widgets/calendar/calendar-button.tsx';
import { MeetingState } from '../../domains/meetings/widgets/meeting-state.tsx';
import { MeetingWhen } from '../../domains/meetings/widgets/meeting-when.tsx';
import { OwnPresence } from '../../domains/meetings/widgets/presence-badge.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Card } from '../../ui/card.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PersonText } from '../../ui/person-text.tsx';

/** Only where there is something to hear; a saved class may have it with it. */
const HeardAgain = lazy(
  () =>
    import('../../domains/meetings/widgets/recording/heard-again.tsx').then(
      (code) => code.HeardAgain,
    ),
  { whenLost: 'hide', isForSavedClasses: true },
);

/** Only where a meeting gave something to hand in. */
const ToDoMark = lazy(
  () => import('../../domains/homework/widgets/to-do.tsx').then((code) => code.ToDoMark),
  { whenLost: 'hide' },
);

/** Its words come with it. */
const text = dictionary('student/class-detail/meetings', {
  title: 'Live meetings',
  none: 'No meeting is planned now.',
  expired: 'Coming meetings are shown once your subscription is renewed.',
  yours: 'Your attendance',
  came: (came: string, counted: string) => `${came} of ${counted}`,
  late: (count: number) => (count === 1 ? 'once late' : `${countOf(count, 'time')} late`),
  excused: (count: number) => (count === 1 ? 'once excused' : `${countOf(count, 'time')} excused`),
  past: 'Past meetings',
});

/** Meetings to come, and held, that a class shows. */
const SHOWN = 3;

/** The first that are held, and what is not between them. */
function firstHeld(coming: readonly MyMeeting[]): readonly MyMeeting[] {
  const last = coming.filter(({ state }) => counts(state))[SHOWN - 1];
  return last ? coming.slice(0, coming.indexOf(last) + 1) : coming;
}

interface ClassMeetingsProps {
  classId: string;
  /** Whether the place has to be renewed: of one that is over no coming meetings are told. */
  isExpired: boolean;
  /** What stands there while the class has no meetings. */
  otherwise: ReactNode;
}

/** The live meetings of a class: the next ones, each with the way to it, and how one was there. */
export function ClassMeetings({ classId, isExpired, otherwise }: ClassMeetingsProps) {
  const { data } = useAnswer(getMyMeetings, { classId });
  const now = useNow();
  // Without a connection only what is saved here can say.
  const isOffline = useIsOffline();
  const heard = isOffline && !data && <HeardAgain classId={classId} />;
  if (!data || data.coming.length + data.past.length === 0) {
    return (
      <>
        {otherwise}
        {heard}
      </>
    );
  }
  const coming = firstHeld(data.coming.filter(({ endsAt }) => endsAt > now));
  // Whoever is in several groups reads which each is of.
  const isSeveral = new Set(data.coming.map(({ groupName }) => groupName)).size > 1;
  return (
    <>
      <Card aria-labelledby="live">
        <h2 id="live" className="mb-1 flex items-center gap-2 text-lg">
          <Video size={20} className="text-primary" />
          {text.title}
        </h2>
        {coming.length === 0 ? (
          <p className="text-muted">{isExpired ? text.expired : text.none}</p>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {coming.map((meeting) => (
                <MeetingRow key={meeting.id} {...{ meeting, now, isSeveral }} />
              ))}
            </ul>
            <CalendarButton />
          </>
        )}
        {data.past.length > 0 && <Attendance past={data.past} now={now} />}
      </Card>
      {[...data.coming, ...data.past].some(({ hasRecording }) => hasRecording) && (
        <HeardAgain classId={classId} />
      )}
    </>
  );
}

interface MeetingRowProps {
  meeting: MyMeeting;
  now: Date;
  /** Whether it is one of those of several groups. */
  isSeveral: boolean;
}

function MeetingRow({ meeting, now, isSeveral }: MeetingRowProps) {
  const isHeld = counts(meeting.state);
  return (
    <li>
      <Link
        to={pathTo('meeting', { id: meeting.id })}
        className="-mx-2 flex min-h-11 flex-col justify-center gap-0.5 rounded-field px-2 py-2 hover:bg-sunken focus-visible:outline-primary"
      >
        <span className={isHeld ? 'font-medium' : 'text-muted text-sm line-through'}>
          <MeetingWhen meeting={meeting} now={now} withUntil={isHeld} />
        </span>
        {isSeveral && meeting.groupName !== '' && (
          <PersonText className="text-sm">{meeting.groupName}</PersonText>
        )}
        <MeetingState meeting={meeting} />
        {meeting.room !== '' && <PersonText className="text-sm">{meeting.room}</PersonText>}
        {meeting.topic !== '' && (
          <PersonText className="text-muted text-sm">{meeting.topic}</PersonText>
        )}
        {meeting.hasTask && <ToDoMark meetingId={meeting.id} />}
        <span className="empty:hidden">
          <OwnPresence meeting={meeting} />
        </span>
      </Link>
    </li>
  );
}

/** `11 of 12, once late`. */
export function tallyWords({ counted, came, late, excused }: Tally): string {
  const parts = [text.came(formatNumber(came), formatNumber(counted))];
  if (late > 0) parts.push(text.late(late));
  if (excused > 0) parts.push(text.excused(excused));
  return parts.join(', ');
}

/** How the student was there, in words, and meeting by meeting. */
function Attendance({ past, now }: { past: readonly MyMeeting[]; now: Date }) {
  const tally = tallyOf(past);
  return (
    <div className="mt-3 border-line border-t pt-3">
      {tally.counted > 0 && (
        <p>
          <span className="text-muted">{text.yours}:</span>{' '}
          <span className="font-medium">{tallyWords(tally)}</span>
        </p>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-primary">
          {text.past}
        </summary>
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {past.map((meeting) => (
            <li key={meeting.id}>
              <Link
                to={pathTo('meeting', { id: meeting.id })}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 hover:underline"
              >
                <span className="min-w-0">
                  <MeetingWhen meeting={meeting} now={now} />
                  {meeting.taught !== '' && (
                    <PersonText className="block text-muted text-sm">{meeting.taught}</PersonText>
                  )}
                </span>
                {meeting.hasTask && <ToDoMark meetingId={meeting.id} />}
                <PastState meeting={meeting} />
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function PastState({ meeting }: { meeting: MyMeeting }) {
  if (meetingText.state[meeting.state] !== '') return <MeetingState meeting={meeting} />;
  const unsaid = <span className="text-muted text-sm">{meetingText.unsaid}</span>;
  return <OwnPresence meeting={meeting} otherwise={unsaid} />;
}
