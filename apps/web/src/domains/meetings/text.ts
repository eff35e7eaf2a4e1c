import { countOf, dictionary } from '@institute/contract/language';
import type { MyMeeting } from '@institute/contract/meetings/my-meetings';
import type { PresenceState } from '@institute/contract/meetings/presence-rules';

/** The words of meetings that students and teachers share. */
export const text = dictionary('domains/meetings', {
  nowUntil: (time: string) => `Now, until ${time}`,
  today: (hours: string) => `Today, ${hours}`,
  onDay: (day: string, hours: string) => `${day}, ${hours}`,
  inZone: (hours: string, place: string) => `${hours} ${place} time`,
  yours: (time: string) => `${time}, your time`,
  soon: 'in a minute',
  inMinutes: (count: number) => `in ${countOf(count, 'minute')}`,
  inHours: (count: number) => `in ${countOf(count, 'hour')}`,
  inDays: (count: number) => `in ${countOf(count, 'day')}`,
  cancelled: 'Not held',
  teacherAbsent: 'Teacher absent',
  moved: (from: string) => `Moved from ${from}`,
  presence: {
    present: 'Present',
    late: 'Late',
    left_early: 'Left early',
    excused: 'Excused',
    absent: 'Absent',
  } satisfies Record<PresenceState, string>,
  unsaid: 'Nothing noted',
  asked: 'Asked to be excused',
  state: {
    planned: '',
    held: '',
    teacher_absent: 'Teacher absent',
    cancelled: 'Not held',
  } satisfies Record<MyMeeting['state'], string>,
});
