import { type SQL, sql } from 'drizzle-orm';

/**
 * When somebody was last at a meeting of a class, or null: who sits in class is not missed, whatever they open
 * (decision 193).
 */
export const lastMet = ({
  userId,
  classId,
}: {
  userId: SQL | number;
  classId: SQL | number;
}): SQL<Date | null> => sql<Date | null>`(
  select max(met.starts_at) from presences came
  join meetings met on met.id = came.meeting_id
  join groups own on own.id = met.group_id
  where came.user_id = ${userId} and own.class_id = ${classId} and came.source <> 'asked'
    and came.state in ('present', 'late', 'left_early') and met.state in ('planned', 'held'))`;
