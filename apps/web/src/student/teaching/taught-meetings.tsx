import { doorOf } from '@institute/contract/meetings/presence-rules';
import { getTaughtMeetings, type TaughtMeeting } from '@institute/contract/meetings/registers';
import { pathTo } from '@institute/contract/routes';
import { dateText } from '@institute/contract/time/calendar';
import { ClipboardList, Play } from 'lucide-react';
import { CalendarButton } from '../../domains/meetings/widgets/calendar/calendar-button.tsx';
import {
  AskedOfOffice,
  ChangeMeeting,
} from '../../domains/meetings/widgets/change/change-meeting.tsx';
import { MeetingState } from '../../domains/meetings/widgets/meeting-state.tsx';
import { MeetingWhen } from '../../domains/meetings/widgets/meeting-when.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** For how many days from today on meetings are shown. */
const DAYS = 14;

/** Today's meetings of a teacher, each with its one press, and past ones whose register waits. */
export function TaughtMeetings() {
  const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;
  const { data } = useAnswer(getTaughtMeetings, { days: DAYS }, fresh);
  const now = useNow();
  const timeZone = useTimeZone();
  if (!data || data.length === 0) return null;
  // That students have pressed Join holds no register.
  const missing = data.filter(
    (meeting) => doorOf(meeting, now) === 'after' && meeting.lacksRegister,
  );
  const rest = data.filter((meeting) => !missing.includes(meeting));
  const today = dateText(now, timeZone);
  const isToday = ({ startsAt }: TaughtMeeting) => dateText(startsAt, timeZone) <= today;
  const [todays, coming] = [rest.filter(isToday), rest.filter((meeting) => !isToday(meeting))];
  return (
    <>
      {todays.length > 0 && (
        <Card aria-labelledby="today">
          <h2 id="today" className="text-xl">
            {text.meetings}
          </h2>
          <MeetingRows meetings={todays} now={now} />
          <CalendarButton />
        </Card>
      )}
      {missing.length > 0 && (
        <Card aria-labelledby="missing">
          <h2 id="missing" className="text-xl">
            {text.registersMissing}
          </h2>
          <MeetingRows meetings={missing} now={now} />
        </Card>
      )}
      {coming.length > 0 && (
        <Card aria-labelledby="coming">
          <details>
            <summary id="coming" className="flex min-h-11 cursor-pointer items-center text-primary">
              {text.coming(coming.length)}
            </summary>
            <MeetingRows meetings={coming} now={now} />
          </details>
        </Card>
      )}
    </>
  );
}

function MeetingRows({ meetings, now }: { meetings: readonly TaughtMeeting[]; now: Date }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {meetings.map((meeting) => (
        <li
          key={meeting.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
        >
          <div className="min-w-0">
            <p className="font-medium">
              <MeetingWhen meeting={meeting} now={now} />
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-muted">
              <PersonText>{meeting.className}</PersonText>
              {meeting.groupName !== '' && <PersonText>{meeting.groupName}</PersonText>}
              {meeting.teacherName !== '' && <PersonText isName>{meeting.teacherName}</PersonText>}
            </p>
            <MeetingState meeting={{ ...meeting, movedFrom: null }} />
            <AskedOfOffice meeting={meeting} />
            {meeting.place === '' && meeting.state === 'planned' && (
              <Badge tone="bad">{text.noPlace}</Badge>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Way meeting={meeting} now={now} />
            <ChangeMeeting meeting={meeting} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The way to the register: as Start while the meeting waits for its teacher. */
function Way({ meeting, now }: { meeting: TaughtMeeting; now: Date }) {
  if (meeting.state === 'cancelled') return null;
  const starts = meeting.state === 'planned' && doorOf(meeting, now) === 'open';
  return (
    <LinkButton
      to={pathTo('meetingRegister', { id: meeting.id })}
      variant={starts ? 'primary' : 'secondary'}
      icon={starts ? <Play size={18} /> : <ClipboardList size={18} />}
    >
      {starts ? text.start : text.register}
    </LinkButton>
  );
}
