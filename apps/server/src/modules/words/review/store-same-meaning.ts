import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';

/** A word that means the same as another one, and the languages in which it does. */
interface SameMeaning {
  arabic: string;
  languages: ('english' | 'hausa' | 'yoruba')[];
}

/** Meanings stand side by side, `home, house`; what stands in brackets says of what, and is no meaning. */
const senses = (column: 'meaning' | 'hausa' | 'yoruba') => sql`array_remove(
  regexp_split_to_array(
    btrim(regexp_replace(lower(${sql.raw(column)}), '\\([^)]*\\)', '', 'g')), '\\s*[,;/،]\\s*'), '')`;

/**
 * For some words, the others that a student has met and that have a meaning in common with them; words
 * without any are left out. Each meaning is taken apart once, however many words there are.
 */
export async function sameMeanings(
  db: Database,
  userId: number,
  wordIds: readonly number[],
): Promise<Map<number, SameMeaning[]>> {
  if (wordIds.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; same: SameMeaning[] }>(
    db,
    sql`with met as materialized (
        select id, arabic, ${senses('meaning')} as english, ${senses('hausa')} as hausa,
          ${senses('yoruba')} as yoruba
        from words where deleted_at is null and (
          lesson_id in (select lesson_id from lesson_progress where user_id = ${userId})
          or id in (select word_id from own_words where user_id = ${userId}))
      ), pairs as (
        select distinct asked.id, other.arabic, asked.english && other.english as english,
          asked.hausa && other.hausa as hausa, asked.yoruba && other.yoruba as yoruba
        from met asked join met other on other.arabic <> asked.arabic
        where asked.id in ${[...wordIds]}
      )
      select id, json_agg(json_build_object('arabic', arabic, 'languages', array_remove(array[
          case when english then 'english' end, case when hausa then 'hausa' end,
          case when yoruba then 'yoruba' end], null)) order by arabic) as same
      from pairs where english or hausa or yoruba group by id`,
  );
  return new Map(rows.map(({ id, same }) => [id, same]));
}
