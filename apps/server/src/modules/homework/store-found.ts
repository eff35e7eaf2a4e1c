import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { containing } from '../../shared/like.ts';
import { countedPage, type Way } from '../../shared/sql/counted.ts';
import { few, fewPeople } from '../../shared/sql/few.ts';
import { foldedByDatabase, foldedColumn } from '../../shared/sql/folding.ts';
import { matchingPerson, searchedIn } from '../../shared/sql/people-search.ts';
import type { WholeHandIn } from './store.ts';
import { handInsById, isNothing, type WantedHandIns } from './store-inbox.ts';

const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/** The same as `wantedOf` of store-inbox.ts, of the rows `r`. */
const conditionOf = ({ classIds, meetingIds, within, state }: WantedHandIns): SQL => {
  const own =
    classIds === null
      ? sql`true`
      : sql`(r.class_id = any(${idsOf(classIds)}) or r.meeting_id = any(${idsOf(meetingIds)}))`;
  const inClass = within === null ? sql`true` : sql`r.class_id = ${within}::int`;
  return sql`r.state = ${state} and r.is_last and ${own} and ${inClass}`;
};

/** The title of a task as it was asked; an index of trigrams is over this very expression (migration 0153). */
const title = foldedByDatabase("r.asked ->> 'title'");

/**
 * A page of the hand-ins that a search finds by student, title or class, counted so far. Few students, titles and
 * classes are looked up before; along the order of the list, all that is others' would be passed over.
 */
export async function handInsFound(
  db: Database,
  wanted: WantedHandIns,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ rows: WholeHandIn[]; total: number; more: boolean }> {
  if (isNothing(wanted)) return { rows: [], total: 0, more: false };
  // Teachers find students by their names alone; what a few classes hold is little as it is.
  const isOffice = wanted.classIds === null;
  const person = matchingPerson(searchedIn(!isOffice), search);
  const pattern = containing(search.trim());
  const ofClasses = sql`${foldedColumn('c.name')} like ${pattern}`;
  const [students, titled, inClasses] = await Promise.all([
    isOffice ? fewPeople(db, person) : null,
    few(db, [sql`select r.id from hand_ins r where ${title} like ${pattern}`]),
    few(db, [sql`select c.id from classes c where c.deleted_at is null and ${ofClasses}`]),
  ]);
  const condition = conditionOf(wanted);
  const within = (rows: SQL, found: SQL): Way =>
    sql`from ${rows} r join users on users.id = r.user_id and users.deleted_at is null
      join classes c on c.id = r.class_id and c.deleted_at is null where ${condition} and ${found}`;
  const some = (column: string, ids: readonly number[]) =>
    within(
      sql`(select * from hand_ins where ${sql.raw(column)} = any(${idsOf(ids)}) offset 0)`,
      sql`true`,
    );
  const all = sql`hand_ins`;
  const { ids, ...counted } = await countedPage(db, {
    ways: [
      students ? some('user_id', students) : within(all, person),
      titled ? some('id', titled) : within(all, sql`${title} like ${pattern}`),
      inClasses ? some('class_id', inClasses) : within(all, ofClasses),
    ],
    key: wanted.state === 'waiting' ? sql`r.handed_in_at` : sql`r.answered_at`,
    ...{ descending: wanted.state !== 'waiting', limit, offset },
  });
  return { ...counted, rows: await handInsById(db, ids, wanted) };
}
