import { countOf, dictionary } from '@institute/contract/language';

/** The words of the week of the office. */
export const text = dictionary('admin/week', {
  title: 'The week',
  intro: (zone: string) => `All live meetings, by the clock of ${zone}.`,
  closures: 'Closed days',
  previous: 'The week before',
  next: 'The week after',
  today: 'This week',
  days: (from: string, until: string) => `${from} – ${until}`,
  by: 'One row for each',
  ways: { teacher: 'Teacher', class: 'Class' },
  nobody: 'Nobody teaches',
  meetings: (count: number) => countOf(count, 'meeting'),
  lacks: {
    teacher: 'No teacher',
    place: 'No link or room',
    register: 'No register',
  },
  lacking: {
    teacher: (count: number) => `${countOf(count, 'meeting')} without a teacher`,
    place: (count: number) => `${countOf(count, 'meeting')} without a link or room`,
    register: (count: number) => `${countOf(count, 'meeting')} without a register`,
  },
  cancelled: 'Cancelled',
  teacherAbsent: 'Teacher absent',
  none: 'No meetings this week',
  noneDetail: 'Weekly times are planned on the page of a class, under Meetings.',
  toClasses: 'To the classes',
  noneOn: 'None',
  absences: 'Absent three times running',
  absencesDetail: 'From the last three meetings of the class, and not excused.',
  lastOn: (day: string) => `last on ${day}`,
  message: 'Message',
  messageTo: (name: string) => `Message to ${name}`,
  loading: 'Loading the week',
  failed: 'The week could not be loaded.',
});
