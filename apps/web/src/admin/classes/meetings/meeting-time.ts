import type { OfficeMeeting } from '@institute/contract/meetings/meetings';
import { formatBy, formatTime } from '../../../ui/format.ts';

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** When a meeting is, by the clocks of its group: `Tue, 5 Jan 2027, 18:00–19:00`. */
export const meetingTime = ({ startsAt, endsAt, zone }: OfficeMeeting): string =>
  `${formatBy(startsAt, { ...day, timeZone: zone })}, ${formatTime(startsAt, zone)}–${formatTime(endsAt, zone)}`;
