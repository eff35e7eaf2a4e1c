import { type SQL, sql } from 'drizzle-orm';
import { isOnHold } from './on-hold.ts';

/** The hold of the place that is looked at. */
const held = { heldFrom: sql`place.held_from`, heldUntil: sql`place.held_until` };

/** Columns, or values, by which a place is found. */
interface Place {
  userId: SQL | number;
  classId: SQL | number;
}

/**
 * Whether somebody's place in a class is open and a lesson of it, open by now, has not been opened by
 * them: who has nothing left to do, or may do nothing, is not missed.
 */
export const leftToStudy = (
  { userId, classId }: Place,
  now: Date,
): SQL<boolean> => sql<boolean>`exists (
  select 1 from enrolments place join classes taken on taken.id = place.class_id
  where place.user_id = ${userId} and place.class_id = ${classId}
    and taken.is_active and taken.deleted_at is null
    and not (taken.is_monthly and taken.price > 0 and coalesce(place.subscription_ends_at <= ${now}, false))
    and not ${isOnHold(held, now)} and not coalesce(place.overdue_at <= ${now}, false)
    and exists (
      select 1 from lessons due
      where due.class_id = taken.id and due.deleted_at is null and due.kind <> 'timetable'
        and (due.opens_at is null or due.opens_at <= ${now})
        and not exists (select 1 from lesson_progress done
          where done.user_id = place.user_id and done.lesson_id = due.id)))`;
