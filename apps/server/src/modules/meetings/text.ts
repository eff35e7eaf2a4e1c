import { dictionary } from '@institute/contract/language';

/** What the server says of meetings. */
export const text = dictionary('server/meetings', {
  planned: 'The weekly time is planned.',
  patternChanged: 'The weekly time is changed, and the students are told.',
  patternEnded: 'The weekly time ends, and the students are told.',
  groupAdded: 'The group is added.',
  saved: 'Saved.',
  offered: 'The seat is offered, and they are told.',
  cancelled: 'The meeting is cancelled, and the students are told.',
  restored: 'The meeting follows its weekly time again.',
  closed: 'The days are closed, and the students are told.',
  opened: 'Meetings are held on these days again.',
  busy: (teacher: string, className: string, when: string) =>
    `${teacher} is in a meeting of ${className} then: ${when}.`,
  unknownZone: 'There is no such time zone.',
  notInClass: (names: string) =>
    names === ''
      ? 'Somebody of them has no place in the class.'
      : `Without a place in the class: ${names}.`,
  daySpan: 'The last day is before the first.',
  longSpan: (days: string) => `At most ${days} days at once.`,
  notInRegister: 'Somebody of them is not in this register.',
  excused: 'Your teacher is told that you cannot come.',
  expected: 'You are expected again.',
  registered: 'The register is saved.',
  recorded: 'The recording is here.',
  recordingKind: 'This is no recording that can be read. Send an MP4, WebM, M4A, MP3, Ogg or WAV.',
  recordingFilm:
    'This server cannot take the sound out of a video. Send the sound alone, which most programs save beside it (Zoom: “audio only”), or ask whoever runs the server to install ffmpeg.',
  recordingRemoved: 'The recording is removed.',
  everybody: 'Everybody',
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
