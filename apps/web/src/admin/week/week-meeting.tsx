import type { OfficeMeeting } from '@institute/contract/meetings/meetings';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { formatTime } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';
import { lacksOf, type WeekWay } from './week-model.ts';

/** What the two views of a week are given. */
export interface WeekViewProps {
  meetings: readonly OfficeMeeting[];
  /** Days of the calendar in `timeZone`, from Monday. */
  days: readonly string[];
  way: WeekWay;
  timeZone: string;
  today: string;
  now: Date;
  /** What closes the institute on days of them. */
  closed: ReadonlyMap<string, string>;
}

/** A seventh of a screen is narrower than some words. */
const inCell = 'max-w-full whitespace-normal! [overflow-wrap:anywhere]';

interface WeekMeetingProps extends Pick<WeekViewProps, 'timeZone' | 'now'> {
  meeting: OfficeMeeting;
  /** What stands beneath the hours, where the row does not say it. */
  isClassSaid?: boolean;
  isTeacherSaid?: boolean;
}

/** A meeting: its hours lead to its register once it has begun, and before to itself among those of its class. */
export function WeekMeeting(props: WeekMeetingProps) {
  const { meeting, timeZone, now, isClassSaid = false, isTeacherSaid = false } = props;
  const { id, classId, className, groupName, teacherName, startsAt, endsAt, state } = meeting;
  const isHeld = state !== 'cancelled';
  const to =
    isHeld && startsAt <= now
      ? pathTo('meetingRegister', { id })
      : `${pathTo('managedClass', { id: classId })}?tab=meetings#meeting-${id}`;
  return (
    <div className="flex min-w-0 flex-col items-start gap-0.5 py-1">
      <Link
        to={to}
        className={cx(
          'tap inline-flex items-center font-medium underline-offset-4',
          isHeld ? 'text-primary underline' : 'text-muted line-through',
        )}
      >
        <time dateTime={startsAt.toISOString()} className="figures whitespace-nowrap">
          {formatTime(startsAt, timeZone)}–{formatTime(endsAt, timeZone)}
        </time>
      </Link>
      {!isClassSaid && (
        <PersonText className="max-w-full break-words text-sm">{className}</PersonText>
      )}
      {groupName !== '' && (
        <PersonText className="max-w-full break-words text-muted text-sm">{groupName}</PersonText>
      )}
      {!isTeacherSaid && teacherName !== '' && (
        <PersonText className="max-w-full break-words text-muted text-sm">{teacherName}</PersonText>
      )}
      {!isHeld && (
        <Badge tone="gold" className={inCell}>
          {text.cancelled}
        </Badge>
      )}
      {state === 'teacher_absent' && (
        <Badge tone="gold" className={inCell}>
          {text.teacherAbsent}
        </Badge>
      )}
      {lacksOf(meeting, now).map((lack) => (
        <Badge key={lack} tone="bad" className={inCell}>
          {text.lacks[lack]}
        </Badge>
      ))}
    </div>
  );
}
