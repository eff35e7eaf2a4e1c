import type { Group, Pattern } from '@institute/contract/meetings/groups';
import type { OfficeMeeting } from '@institute/contract/meetings/meetings';
import type { GroupRow, Named, PatternRow } from './store.ts';
import type { MeetingLine } from './store-meetings.ts';

/** A meeting as the office sees it. */
export function presentMeeting(line: MeetingLine): OfficeMeeting {
  const { meeting, group, className, teacherName, place, lacksRegister } = line;
  const { id, startsAt, endsAt, topic, state, reason, byHand, version } = meeting;
  return {
    ...{ id, groupId: group.id, groupName: group.name, classId: group.classId, className },
    ...{ startsAt, endsAt, zone: group.zone },
    // Of an account that is deleted nobody is named.
    teacherId: teacherName === null ? null : meeting.teacherId,
    teacherName: teacherName ?? '',
    ...{ place, topic, state, reason, byHand, version, lacksRegister },
  };
}

/** A weekly time as it is answered. */
export function presentPattern(pattern: PatternRow, teacherName: string | null): Pattern {
  const { groupId: _group, teacherId, ...row } = pattern;
  return {
    ...row,
    teacherId: teacherName === null ? null : teacherId,
    teacherName: teacherName ?? '',
  };
}

/** A group as it is answered, with its students and weekly times. */
export function presentGroup(
  group: GroupRow,
  of: { teacherName: string | null; students: Named[]; patterns: Pattern[] },
): Group {
  const { classId: _class, teacherId, ...row } = group;
  const { teacherName, students, patterns } = of;
  return {
    ...row,
    teacherId: teacherName === null ? null : teacherId,
    teacherName: teacherName ?? '',
    students: students.map(({ id, name }) => ({ id, name })),
    patterns,
  };
}
