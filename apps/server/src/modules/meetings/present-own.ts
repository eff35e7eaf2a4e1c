import { isLink } from '@institute/contract/meetings/meetings';
import type { MyMeeting } from '@institute/contract/meetings/my-meetings';
import { isSaid } from '@institute/contract/meetings/presence-rules';
import { spanOn } from './meeting-rules.ts';
import type { OwnLine } from './store-presences.ts';

/** When its weekly time would have had a meeting; null where it is held then. */
function movedFrom({ meeting, pattern, group }: OwnLine): Date | null {
  if (!meeting.byHand || meeting.state === 'cancelled') return null;
  const { startsAt } = spanOn(meeting.plannedOn, { ...pattern, zone: group.zone });
  return startsAt.getTime() === meeting.startsAt.getTime() ? null : startsAt;
}

/** A meeting as its student sees it. */
export function presentOwn(line: OwnLine): MyMeeting {
  const { meeting, group, place, presence } = line;
  const { id, startsAt, endsAt, topic, state, reason, taught, homework } = meeting;
  return {
    ...{ id, classId: line.class.id, classRand: line.class.rand, className: line.class.name },
    ...{ groupName: group.name, teacherName: line.teacherName ?? '' },
    ...{ startsAt, endsAt, zone: group.zone, movedFrom: movedFrom(line) },
    ...{
      room: isLink(place) ? '' : place,
      hasPlace: place !== '',
      topic,
      state,
      reason,
      taught,
      homework,
    },
    ...{ lessonRand: line.lessonRand ?? '', lesson: line.lesson ?? '' },
    presence: presence && isSaid(presence.source) ? presence.state : null,
    source: presence?.source ?? null,
    excuse: presence?.excuse ?? '',
    hasRecording: line.recording !== null,
  };
}
