import { MyMeeting } from '@institute/contract/meetings/my-meetings';
import * as z from 'zod/mini';

const meeting: MyMeeting = {
  ...{ id: 11, classId: 7, classRand: 'roots', className: 'Roots and Patterns', groupName: '' },
  ...{
    teacherName: 'Ustadha Huda',
    zone: 'Africa/Lagos',
    movedFrom: null,
    room: '',
    hasPlace: true,
    topic: '',
  },
  startsAt: new Date('2027-01-05T17:00:00Z'),
  endsAt: new Date('2027-01-05T18:00:00Z'),
  ...{ state: 'planned', reason: '', taught: '', homework: '', lessonRand: '', lesson: '' },
  ...{ presence: null, source: null, excuse: '', hasTask: false, hasRecording: false },
};

/** A meeting of a student as an answer brings it. */
export const sentMeeting = (own: Partial<MyMeeting> = {}) =>
  z.encode(MyMeeting, { ...meeting, ...own });
