import { getTimetable } from '@institute/contract/meetings/groups';
import { type OfficeMeeting, restoreMeeting } from '@institute/contract/meetings/meetings';
import { zoneName } from '@institute/contract/time/zone-name';
import { CalendarX, Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { brokenWords, refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { CancelMeetingDialog } from './cancel-meeting-dialog.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { meetingDay, meetingHours, meetingTime } from './meeting-time.ts';
import { text } from './text.ts';
import type { TimetableData } from './timetable-data.ts';

interface MeetingListProps {
  meetings: readonly OfficeMeeting[];
  timetable: TimetableData;
}

/** The meetings of a class that come next, with what they lack in red. */
export function MeetingList({ meetings, timetable }: MeetingListProps) {
  const [changed, setChanged] = useState<OfficeMeeting | null>(null);
  const [cancelled, setCancelled] = useState<OfficeMeeting | null>(null);
  return (
    <Card aria-label={text.next}>
      <h2 className="font-semibold text-lg">{text.next}</h2>
      {meetings.length === 0 ? (
        <p className="mt-2 text-muted">{text.noNext}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {meetings.map((meeting) => (
            <MeetingRow
              key={meeting.id}
              {...{ meeting, timetable }}
              onChange={() => setChanged(meeting)}
              onCancel={() => setCancelled(meeting)}
            />
          ))}
        </ul>
      )}
      {changed && (
        <MeetingDialog meeting={changed} timetable={timetable} onClose={() => setChanged(null)} />
      )}
      {cancelled && <CancelMeetingDialog meeting={cancelled} onClose={() => setCancelled(null)} />}
    </Card>
  );
}

interface MeetingRowProps {
  meeting: OfficeMeeting;
  timetable: TimetableData;
  onChange: () => void;
  onCancel: () => void;
}

function MeetingRow({ meeting, timetable, onChange, onCancel }: MeetingRowProps) {
  const restore = useAct(restoreMeeting, { refreshes: [getTimetable] });
  const putBack = async () => {
    try {
      await restore.mutateAsync({ meetingId: meeting.id });
      toast.success(text.restored);
    } catch (error) {
      toast.error(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  const isHeld = meeting.state !== 'cancelled';
  // Whoever comes from the week is shown the one that they pressed.
  const anchor = `meeting-${meeting.id}`;
  const isAsked = useLocation().hash === `#${anchor}`;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) row.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const actions: Action[] = [
    { label: text.changeMeeting, icon: Pencil, onSelect: onChange },
    ...(meeting.byHand
      ? [{ label: text.restoreMeeting, icon: RotateCcw, onSelect: () => void putBack() }]
      : []),
    ...(isHeld
      ? [
          {
            ...{ label: text.cancelMeeting, icon: CalendarX, tone: 'danger' as const },
            onSelect: onCancel,
          },
        ]
      : []),
  ];
  return (
    <li
      ref={row}
      id={anchor}
      className={cx(
        'flex scroll-mt-24 items-start justify-between gap-3 py-2.5',
        isAsked && '-mx-2 rounded-field bg-primary-soft px-2',
      )}
    >
      <div className="min-w-0">
        <p className={isHeld ? 'font-medium' : 'text-muted line-through'}>
          <time dateTime={meeting.startsAt.toISOString()}>
            {meetingDay(meeting)},{' '}
            <span className="whitespace-nowrap">{meetingHours(meeting)}</span>
          </time>
          {meeting.zone !== timetable.zone && ` (${text.zoneTime(zoneName(meeting.zone))})`}
        </p>
        <MeetingFacts meeting={meeting} />
      </div>
      <ActionMenu label={text.actionsFor(meetingTime(meeting))} actions={actions} />
    </li>
  );
}

/** Who teaches it where and about what, and what it lacks. */
function MeetingFacts({ meeting }: { meeting: OfficeMeeting }) {
  const { groupName, teacherName, place, topic, state, reason, byHand } = meeting;
  const isHeld = state !== 'cancelled';
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {!isHeld && <Badge tone="gold">{text.cancelled}</Badge>}
      {state === 'teacher_absent' && <Badge tone="gold">{text.teacherAbsent}</Badge>}
      {reason !== '' && <PersonText>{reason}</PersonText>}
      {groupName !== '' && <PersonText>{groupName}</PersonText>}
      {teacherName !== '' && <PersonText>{teacherName}</PersonText>}
      {topic !== '' && <PersonText>{topic}</PersonText>}
      {isHeld && teacherName === '' && <Badge tone="bad">{text.noTeacher}</Badge>}
      {isHeld && place === '' && <Badge tone="bad">{text.noPlace}</Badge>}
      {isHeld && byHand && <Badge tone="info">{text.byHand}</Badge>}
    </div>
  );
}
