import type { cardSides } from '@institute/contract/words/words';
import { eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../platform/db.ts';
import { enrolments } from '../../../schema/index.ts';
import { cancelUnpaid } from '../../invoices/index.ts';
import { isBetterPlace } from './joining-rules.ts';
import type { Joined, Trail } from './store-joining.ts';

/**
 * Places of both: in a class that both are in one stays, by `isBetterPlace`, and of the other nothing is owed any more.
 */
export async function joinPlaces(
  tx: Tx,
  { from, into }: Joined,
  trail: Trail,
  at: Date,
): Promise<void> {
  const places = await tx
    .select()
    .from(enrolments)
    .where(inArray(enrolments.userId, [from, into]))
    .orderBy(enrolments.id)
    .for('update');
  const held = new Map(
    places.filter((one) => one.userId === into).map((one) => [one.classId, one]),
  );
  for (const place of places.filter(({ userId }) => userId === from)) {
    const other = held.get(place.classId);
    const isKept = !other || isBetterPlace(place, other);
    const ending = isKept ? other : place;
    if (ending) {
      await cancelUnpaid(tx, { placeIds: [ending.id] }, { reason: '', at });
      await tx.delete(enrolments).where(eq(enrolments.id, ending.id));
      note(trail.before, 'enrolments', [ending]);
    }
    if (!isKept) continue;
    await tx.update(enrolments).set({ userId: into }).where(eq(enrolments.id, place.id));
    note(trail.moved, 'enrolments.user_id', [place.id]);
  }
}

/** Lessons that both have opened are one row: opened when the first of them did, handed in likewise. */
export async function joinProgress(tx: Tx, { from, into }: Joined, trail: Trail): Promise<void> {
  const before = await rowsOf(
    tx,
    sql`select to_jsonb(t) as row from lesson_progress t where user_id = ${into}
        and lesson_id in (select lesson_id from lesson_progress where user_id = ${from})`,
  );
  note(trail.before, 'lesson_progress', before);
  await tx.execute(sql`update lesson_progress t set
      viewed_at = least(t.viewed_at, o.viewed_at),
      submitted_at = least(t.submitted_at, o.submitted_at),
      has_exercises_left = t.has_exercises_left and o.has_exercises_left
    from lesson_progress o
    where t.user_id = ${into} and o.user_id = ${from} and o.lesson_id = t.lesson_id`);
  const moved = await rowsOf(
    tx,
    sql`update lesson_progress t set user_id = ${into} where user_id = ${from}
        and not exists (select 1 from lesson_progress o
          where o.user_id = ${into} and o.lesson_id = t.lesson_id)
        returning lesson_id`,
  );
  note(trail.moved, 'lesson_progress.user_id', moved);
}

/** Attempts of both stay: those of the account that ends follow the others, and which counts is decided anew. */
export async function joinAttempts(tx: Tx, { from, into }: Joined, trail: Trail): Promise<void> {
  const shared = await rowsOf<{ lesson: number; last: number }>(
    tx,
    sql`select lesson_id as lesson, max(attempt)::int as last from (
          select lesson_id, attempt from exam_results where user_id = ${into}
          union all select lesson_id, attempt from exam_sittings where user_id = ${into}) theirs
        where lesson_id in (select lesson_id from exam_results where user_id = ${from}
          union select lesson_id from exam_sittings where user_id = ${from})
        group by lesson_id order by lesson_id`,
  );
  for (const { lesson, last } of shared) {
    await tx.execute(sql`update exam_results set user_id = ${into},
        attempt = attempt + ${last}::int, is_counted = false
      where user_id = ${from} and lesson_id = ${lesson}`);
    await tx.execute(sql`update exam_sittings set user_id = ${into}, attempt = attempt + ${last}::int
      where user_id = ${from} and lesson_id = ${lesson}`);
    await tx.execute(sql`select choose_counted_attempt(${into}::int, ${lesson}::int)`);
  }
  note(trail.before, 'exam_attempts', shared);
  for (const table of ['exam_results', 'exam_sittings']) {
    const moved = await rowsOf(
      tx,
      sql`update ${sql.identifier(table)} set user_id = ${into} where user_id = ${from}
          returning lesson_id, attempt`,
    );
    note(trail.moved, `${table}.user_id`, moved);
  }
}

/** A card of a word or of an exercise that both have. */
export interface SharedCards {
  words: { wordId: number; asks: (typeof cardSides)[number] }[];
  exercises: { lessonId: number; exerciseId: string }[];
}

/** Reviews of both; they are never changed, so those of the account that ends are written again. */
export async function joinReviews(tx: Tx, { from, into }: Joined): Promise<SharedCards> {
  for (const table of ['review_logs', 'exercise_logs']) {
    const columns = await rowsOf<{ name: string }>(
      tx,
      sql`select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass
          and attnum > 0 and not attisdropped and attname <> 'user_id' order by attnum`,
    );
    const names = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    const logs = sql.identifier(table);
    await tx.execute(sql`insert into ${logs} (user_id, ${names})
      select ${into}::int, ${names} from ${logs} where user_id = ${from} on conflict do nothing`);
    await tx.execute(sql`delete from ${logs} where user_id = ${from}`);
  }
  // What went over has its state; cards that both have get theirs from the reviews of both.
  const words = await rowsOf<SharedCards['words'][number]>(
    tx,
    sql`select word_id as "wordId", asks from review_cards where user_id = ${from}`,
  );
  const exercises = await rowsOf<SharedCards['exercises'][number]>(
    tx,
    sql`select lesson_id as "lessonId", exercise_id as "exerciseId" from exercise_cards
        where user_id = ${from}`,
  );
  return { words, exercises };
}

/** Adds rows to what is noted of a table. */
function note(part: Record<string, unknown[]>, name: string, rows: readonly unknown[]): void {
  if (rows.length > 0) part[name] = [...(part[name] ?? []), ...rows];
}
