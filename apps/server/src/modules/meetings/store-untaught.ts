import type { Untaught } from '@institute/contract/meetings/groups';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { groups, meetings, patterns } from '../../schema/index.ts';

/**
 * The meetings of a class to come that stand without a teacher though their weekly time or group names one, and where
 * those are then. One that was changed by itself stands as somebody wanted it.
 */
export async function untaughtOf(
  db: Database | Tx,
  classId: number,
  now: Date,
): Promise<Untaught | null> {
  const result = await db.execute(sql`
    select count(distinct ${meetings.id})::int as meetings,
      count(distinct ${meetings.id}) filter (where other.id is null)::int as free,
      coalesce(array_agg(distinct t.name order by t.name), '{}') as teachers,
      coalesce(array_agg(distinct other.class_name order by other.class_name)
        filter (where other.id is not null), '{}') as clashes
    from ${meetings}
    join ${groups} on ${groups.id} = ${meetings.groupId}
    join ${patterns} on ${patterns.id} = ${meetings.patternId}
    join users t on t.id = coalesce(${patterns.teacherId}, ${groups.teacherId}) and t.deleted_at is null
      and exists (select 1 from class_staff s where s.user_id = t.id)
    left join lateral (
      select m.id, c.name as class_name
      from meetings m
      join groups g on g.id = m.group_id
      join classes c on c.id = g.class_id
      where m.teacher_id = t.id and m.state <> 'cancelled'
        and m.starts_at < ${meetings.endsAt} and m.ends_at > ${meetings.startsAt}
    ) other on true
    where ${groups.classId} = ${classId}::int and ${meetings.teacherId} is null
      and ${meetings.state} = 'planned' and not ${meetings.byHand}
      and ${meetings.startsAt} > ${now.toISOString()}::timestamptz`);
  const [found] = (result as unknown as { rows: Untaught[] }).rows;
  return found && found.meetings > 0 ? found : null;
}
