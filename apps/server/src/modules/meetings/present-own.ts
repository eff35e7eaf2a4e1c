import { isLink } from '@institute/contract/meetings/meetings';
import type { MyMeeting } from '@institute/contract/meetings/my-meetings';
import { isSaid } from '@institute/contract/meetings/presence-rules';
import type { MeetingRow } from './store-meetings.ts';
import type { OwnLine } from './store-presences.ts';

/** When it was to be held last before it was moved, as the message of that said; null where it was not. */
const movedFrom = ({ movedFrom: from, byHand, state }: MeetingRow): Date | null =>
  byHand && state !== 'cancelled' ? from : null;

/** A meeting as its student sees it. */
export function presentOwn(line: OwnLine): MyMeeting {
  const { meeting, group, place, presence } = line;
  const { id, startsAt, endsAt, topic, state, reason, taught, homework } = meeting;
  return {
    ...{ id, classId: line.class.id, classRand: line.class.rand, className: line.class.name },
    ...{ groupName: group.name, teacherName: line.teacherName ?? '' },
    ...{ startsAt, endsAt, zone: group.zone, movedFrom: movedFrom(meeting) },
    ...{ room: isLink(place) ? '' : place, hasPlace: place !== '', topic, state, reason },
    ...{ taught, homework },
    ...{ lessonRand: line.lessonRand ?? '', lesson: line.lesson ?? '' },
    presence: presence && isSaid(presence.source) ? presence.state : null,
    source: presence?.source ?? null,
    excuse: presence?.excuse ?? '',
    hasTask: meeting.task !== null,
    hasRecording: line.recording !== null,
  };
}
