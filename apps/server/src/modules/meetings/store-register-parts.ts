import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { enrolments, groupMembers, groups, meetings, users } from '../../schema/index.ts';

/** A meeting and its group in a statement: their columns, or what they are of one that was read. */
interface MeetingParts {
  meeting: Record<'id' | 'startsAt' | 'endsAt', unknown>;
  group: Record<'id' | 'classId' | 'isEverybody', unknown>;
}

/** Whether a place in the class of a meeting, in a row of `enrolments`, was one in its group then. */
const reachedThen = ({ meeting, group }: MeetingParts): SQL => sql`(
  ${enrolments.classId} = ${group.classId} and ${enrolments.enrolledAt} < ${meeting.endsAt}
  and (${enrolments.subscriptionEndsAt} is null or ${enrolments.subscriptionEndsAt} > ${meeting.startsAt})
  and (${group.isEverybody} or exists (select 1 from ${groupMembers}
    where ${groupMembers.groupId} = ${group.id} and ${groupMembers.userId} = ${enrolments.userId})))`;

/**
 * Whether a user stands in the register of a meeting: a student of the group who had a place in the class then, or
 * of whom something is said.
 */
export const standsIn = (parts: MeetingParts, userId: SQLWrapper = users.id): SQL => sql`(
  exists (select 1 from presences p where p.meeting_id = ${parts.meeting.id} and p.user_id = ${userId})
  or exists (select 1 from ${enrolments}
    where ${enrolments.userId} = ${userId} and ${reachedThen(parts)}))`;

/**
 * Whether a meeting is one that counts, nobody who teaches it has said anything of its students, and of some of them
 * nothing is said at all: where all have joined or asked to be excused, nothing is missing.
 */
export const lacksRegister = sql<boolean>`(${and(
  inArray(meetings.state, ['planned', 'held']),
  sql`not exists (select 1 from presences p where p.meeting_id = ${meetings.id}
    and p.source in ('teacher', 'office'))`,
  sql`exists (select 1 from ${enrolments}
    where ${reachedThen({ meeting: meetings, group: groups })}
      and not exists (select 1 from presences p
        where p.meeting_id = ${meetings.id} and p.user_id = ${enrolments.userId}
          and (p.source <> 'asked' or p.state = 'excused'))
      and exists (select 1 from ${users}
        where ${users.id} = ${enrolments.userId} and ${users.deletedAt} is null))`,
)})`;
