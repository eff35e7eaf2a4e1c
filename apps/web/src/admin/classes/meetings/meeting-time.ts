import type { OfficeMeeting } from '@institute/contract/meetings/meetings';
import { formatBy, formatTime } from '../../../ui/format.ts';

type Timed = Pick<OfficeMeeting, 'startsAt' | 'endsAt' | 'zone'>;

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** On which day a meeting is, by the clocks of its group: `Tue, 5 Jan 2027`. */
export const meetingDay = ({ startsAt, zone }: Timed): string =>
  formatBy(startsAt, { ...day, timeZone: zone });

/** From when to when: `18:00–19:00`. */
export const meetingHours = ({ startsAt, endsAt, zone }: Timed): string =>
  `${formatTime(startsAt, zone)}–${formatTime(endsAt, zone)}`;

/** Both: `Tue, 5 Jan 2027, 18:00–19:00`. */
export const meetingTime = (meeting: Timed): string =>
  `${meetingDay(meeting)}, ${meetingHours(meeting)}`;
