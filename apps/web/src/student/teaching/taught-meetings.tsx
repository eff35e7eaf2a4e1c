import { doorOf } from '@institute/contract/meetings/presence-rules';
import type { TaughtMeeting } from '@institute/contract/meetings/registers';
import { pathTo } from '@institute/contract/routes';
import { dateText } from '@institute/contract/time/calendar';
import { ClipboardList, Play } from 'lucide-react';
import { whenText } from '../../domains/meetings/meeting-time.ts';
import { useTaughtMeetings } from '../../domains/meetings/taught-meetings.ts';
import { CalendarButton } from '../../domains/meetings/widgets/calendar/calendar-button.tsx';
import {
  AskedOfOffice,
  ChangeMeeting,
} from '../../domains/meetings/widgets/change/change-meeting.tsx';
import { MeetingState } from '../../domains/meetings/widgets/meeting-state.tsx';
import { MeetingWhen } from '../../domains/meetings/widgets/meeting-when.tsx';
import { RegisterStands } from '../../domains/meetings/widgets/register-stands.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { draftPlaces } from '../../forms/draft.ts';
import { useSignInName } from '../../platform/auth-store.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** Today's meetings of a teacher, each with its one press, and past ones whose register waits. */
export function TaughtMeetings() {
  const { data } = useTaughtMeetings();
  const now = useNow();
  const timeZone = useTimeZone();
  const unsaved = new Set(draftPlaces('register', useSignInName()));
  if (!data || data.length === 0) return null;
  const waits = (meeting: TaughtMeeting) =>
    doorOf(meeting, now) === 'after' && (meeting.lacksRegister || unsaved.has(String(meeting.id)));
  const missing = data.filter(waits);
  const rest = data.filter((meeting) => !missing.includes(meeting));
  const today = dateText(now, timeZone);
  const dayOf = ({ startsAt }: TaughtMeeting) => dateText(startsAt, timeZone);
  const todays = rest.filter((meeting) => dayOf(meeting) === today);
  const coming = rest.filter((meeting) => dayOf(meeting) > today);
  const past = rest.filter((meeting) => dayOf(meeting) < today).reverse();
  const next = coming.find(({ state }) => state === 'planned');
  const rows = { now, unsaved };
  return (
    <>
      {todays.length > 0 && (
        <Card aria-labelledby="today">
          <h2 id="today" className="text-xl">
            {text.meetings}
          </h2>
          <MeetingRows meetings={todays} {...rows} />
          <CalendarButton />
        </Card>
      )}
      {missing.length > 0 && (
        <Card aria-labelledby="missing">
          <h2 id="missing" className="text-xl">
            {text.registersMissing}
          </h2>
          <MeetingRows meetings={missing} {...rows} />
        </Card>
      )}
      {coming.length > 0 && (
        <Card aria-labelledby="coming">
          {/* Where nothing is today, what comes next is what one looks for. */}
          <details open={todays.length === 0}>
            <summary id="coming" className="min-h-11 cursor-pointer py-2.5 text-primary">
              {text.coming(coming.length)}
              {next && (
                <span className="ms-2 text-muted">
                  <Sentence
                    words={text.nextMeeting}
                    fill={{
                      time: whenText(next, now),
                      name: <PersonText>{next.className}</PersonText>,
                    }}
                  />
                </span>
              )}
            </summary>
            <MeetingRows meetings={coming} {...rows} />
          </details>
        </Card>
      )}
      {past.length > 0 && (
        <Card aria-labelledby="past">
          <details>
            <summary id="past" className="min-h-11 cursor-pointer py-2.5 text-primary">
              {text.past(past.length)}
            </summary>
            <MeetingRows meetings={past} {...rows} />
          </details>
        </Card>
      )}
    </>
  );
}

interface MeetingRowsProps {
  meetings: readonly TaughtMeeting[];
  now: Date;
  /** The numbers of the meetings of which something is kept on this device. */
  unsaved: ReadonlySet<string>;
}

function MeetingRows({ meetings, now, unsaved }: MeetingRowsProps) {
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
              <WhoTeaches meeting={meeting} />
            </p>
            <MeetingState meeting={{ ...meeting, movedFrom: null }} />
            <AskedOfOffice meeting={meeting} />
            {meeting.place === '' && meeting.state === 'planned' && meeting.endsAt > now && (
              <Badge tone="bad">{text.noPlace}</Badge>
            )}
            {unsaved.has(String(meeting.id)) && <Badge tone="gold">{text.notSaved}</Badge>}
            {doorOf(meeting, now) === 'after' && meeting.lacksRegister && (
              <RegisterStands meeting={meeting} />
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

/** Who teaches it, and for whom where somebody substitutes. */
function WhoTeaches({ meeting: { teacherName, usualTeacher } }: { meeting: TaughtMeeting }) {
  const name = <PersonText isName>{teacherName}</PersonText>;
  if (teacherName === '' || usualTeacher === '') return teacherName === '' ? null : name;
  return (
    <span>
      <Sentence
        words={text.substitutes}
        fill={{ name, usual: <PersonText isName>{usualTeacher}</PersonText> }}
      />
    </span>
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
