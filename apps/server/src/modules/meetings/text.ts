import { countOf, dictionary } from '@institute/contract/language';
import type { SheetCell } from './register-sheet-rules.ts';

/** What the server says of meetings. */
export const text = dictionary('server/meetings', {
  planned: 'The weekly time is planned.',
  patternChanged: 'The weekly time is changed, and the students are told.',
  patternEnded: 'The weekly time ends, and the students are told.',
  groupAdded: 'The group is added.',
  saved: 'Saved.',
  offered: 'The seat is offered, and they are told.',
  cancelled: 'The meeting is cancelled, and the students are told.',
  moved: 'The meeting is moved, and the students are told.',
  asked: 'The office is asked, and you are told what it says.',
  granted: 'It is done, and the teacher and the students are told.',
  begun: 'This meeting has begun.',
  notYours: 'Somebody else teaches this meeting.',
  requestChanged: 'This was answered or asked anew meanwhile. Please look at it again.',
  notGranted: 'The teacher is told that it stays as it is.',
  restored: 'The meeting follows its weekly time again.',
  given: 'The meetings are given wherever their teachers are free.',
  closed: 'The days are closed, and the students are told.',
  opened: 'Meetings are held on these days again.',
  busy: (teacher: string, className: string, when: string) =>
    `${teacher} is in a meeting of ${className} then: ${when}.`,
  groupBusy: (when: string) => `The group is in another meeting then: ${when}.`,
  groupMeets: 'The group is in another meeting then.',
  closedBefore: (name: string) => `These days are closed already: ${name}.`,
  dayClosed: (name: string) => `Nothing is held on that day: ${name}.`,
  reportChanged: (now: string) =>
    now === ''
      ? 'Somebody has removed that meanwhile. Save again to write yours.'
      : `Somebody has written meanwhile: “${now}”. Save again to write yours over it.`,
  unknownZone: 'There is no such time zone.',
  notInClass: (names: string) =>
    names === ''
      ? 'Somebody of them has no place in the class.'
      : `Without a place in the class: ${names}.`,
  inGroup: (name: string, group: string) => `${name} is in ${group}.`,
  keptFor: (name: string, until: string) => `${name} until ${until}`,
  seatsKept: (seats: number, whose: string) =>
    `The group has ${countOf(seats, 'seat')}, and one each is kept for: ${whose}.`,
  daySpan: 'The last day is before the first.',
  longSpan: (days: string) => `At most ${days} days at once.`,
  notInRegister: 'Somebody of them is not in this register.',
  excused: 'You have asked to be excused. Your teacher is told.',
  expected: 'You are expected again.',
  registered: 'The register is saved.',
  recorded: 'The recording is here.',
  recordingKind: 'This is no recording that can be read. Send an MP4, WebM, M4A, MP3, Ogg or WAV.',
  recordingFilm:
    'This server cannot take the sound out of a video. Send the sound alone, which most programs save beside it (Zoom: “audio only”), or ask whoever runs the server to install ffmpeg.',
  recordingRemoved: 'The recording is removed.',
  everybody: 'Everybody',
  sheetColumns: {
    name: 'Name',
    email: 'E-mail',
    present: 'Present',
    late: 'Late',
    leftEarly: 'Left early',
    excused: 'Excused',
    absent: 'Absent',
    notCounted: 'Not counted',
    percent: 'Came',
  },
  sheetWords: {
    present: 'present',
    late: 'late',
    left_early: 'left early',
    excused: 'excused',
    absent: 'absent',
    cancelled: 'not counted: cancelled',
    teacher_absent: 'not counted: teacher absent',
    unsaid: 'not counted: nothing noted',
  } satisfies Record<SheetCell, string>,
  calendar: {
    notHeld: (title: string) => `Not held: ${title}`,
    teacher: (name: string) => `Teacher: ${name}`,
    reason: (reason: string) => `Reason: ${reason}`,
    page: (address: string) => `To the meeting: ${address}`,
  },
  holidays: {
    newYear: 'New Year',
    easter: 'Easter',
    workers: 'Workers’ Day',
    democracy: 'Democracy Day',
    independence: 'Independence Day',
    christmas: 'Christmas',
    mawlid: 'Mawlid',
    eidAlFitr: 'Eid al-Fitr',
    eidAlAdha: 'Eid al-Adha',
  },
});
