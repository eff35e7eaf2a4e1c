import type { DataOf } from '@institute/contract/call';
import { type getClassForgotten, MAX_FORGOTTEN } from '@institute/contract/words/managed-words';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';

type Forgotten = DataOf<typeof getClassForgotten>;

/** What students have set aside of the lessons of a class, that of the most first. */
export async function classForgotten(db: Database, classId: number): Promise<Forgotten> {
  const [words, exercises] = await Promise.all([
    rowsOf<Forgotten['words'][number]>(
      db,
      sql`select words.id, words.arabic, words.meaning, lessons.id as "lessonId", lessons.subject,
          count(distinct card.user_id)::int as "setAsideBy"
        from lessons
        join words on words.lesson_id = lessons.id and words.deleted_at is null
        join review_cards card on card.word_id = words.id and card.is_set_aside
        where lessons.class_id = ${classId} and lessons.deleted_at is null
        group by words.id, lessons.id
        order by "setAsideBy" desc, lessons.position, words.id limit ${MAX_FORGOTTEN}`,
    ),
    rowsOf<Forgotten['exercises'][number]>(
      db,
      sql`select part ->> 'id' as id, part -> 'exercise' ->> 'prompt' as prompt,
          card.lesson_id as "lessonId", card.subject, card.set_aside_by as "setAsideBy"
        from (
          select lessons.id as lesson_id, lessons.subject, lessons.position, card.exercise_id,
            case lessons.kind when 'exam' then lessons.exercises else lessons.blocks end as parts,
            count(*)::int as set_aside_by
          from lessons join exercise_cards card
            on card.lesson_id = lessons.id and card.is_set_aside
          where lessons.class_id = ${classId} and lessons.deleted_at is null
          group by lessons.id, card.exercise_id
        ) card
        cross join lateral jsonb_array_elements(card.parts) part
        where part ->> 'id' = card.exercise_id and part ->> 'kind' = 'exercise'
          and part -> 'removed' is null
        order by card.set_aside_by desc, card.position, card.exercise_id limit ${MAX_FORGOTTEN}`,
    ),
  ]);
  return { words, exercises };
}
