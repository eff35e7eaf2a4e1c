import { searchWords } from '@institute/contract/arabic/fold-arabic';
import type { TrashKind } from '@institute/contract/trash/kinds';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';
import { MOST_COUNTED } from '../../shared/sql/counted.ts';
import { foldedByDatabase } from '../../shared/sql/folding.ts';
import { holdsWord } from '../../shared/sql/people-search.ts';

/** Something that was deleted. */
export interface TrashRow {
  kind: TrashKind;
  id: number;
  name: string;
  /** The class of a lesson, the lesson of a comment. */
  within: string;
  /** Who wrote a comment. */
  author: string;
  authorId: number | null;
  /** Null where nobody was noted. */
  deletedBy: string | null;
  /** Also null once the account was deleted: it has no page. */
  deletedById: number | null;
  deletedAt: Date;
  isClassDeleted: boolean;
}

/** What was deleted since `since`, of each kind, as `t`; the index of each finds it. */
const deletedSince = (since: Date): Record<TrashKind, SQL> => ({
  class: sql`select id, name, '' as within, '' as author, null::int as author_id,
      deleted_by, deleted_at, false as class_deleted
    from classes where deleted_at >= ${since}`,
  lesson: sql`select l.id, l.subject as name, c.name as within, '' as author, null::int as author_id,
      l.deleted_by, l.deleted_at, c.deleted_at is not null as class_deleted
    from lessons l left join classes c on c.id = l.class_id where l.deleted_at >= ${since}`,
  template: sql`select id, title as name, '' as within, '' as author, null::int as author_id,
      deleted_by, deleted_at, false as class_deleted
    from certificate_templates where deleted_at >= ${since}`,
  messageTemplate: sql`select id, name, '' as within, '' as author, null::int as author_id,
      deleted_by, deleted_at, false as class_deleted
    from message_templates where deleted_at >= ${since}`,
  comment: sql`select m.id, m.body as name, l.subject as within, coalesce(a.name, '') as author, m.author_id,
      m.deleted_by, m.deleted_at, false as class_deleted
    from comments m left join lessons l on l.id = m.lesson_id left join users a on a.id = m.author_id
    where m.deleted_by is not null and m.deleted_at >= ${since} and m.body <> ''`,
});

/** Which of it is wanted. */
interface WantedTrash {
  since: Date;
  kind: TrashKind | undefined;
  search: string;
  limit: number;
  offset: number;
}

/** A page of what was deleted since `since`, the newest first; counted as `countedPage` does. */
export async function trashPage(
  db: Database,
  wanted: WantedTrash,
): Promise<{ total: number; more: boolean; rows: TrashRow[] }> {
  const { limit, offset } = wanted;
  const found = knownTrash(wanted);
  const page = await rowsOf<{ kind: TrashKind; id: number; known: number }>(
    db,
    sql`select kind, id, (count(*) over ())::int as known from (${found}) known
        order by deleted_at desc, kind, id desc
        limit ${Math.max(0, Math.min(limit, MOST_COUNTED - offset))} offset ${offset}`,
  );
  const known = page[0]?.known ?? (offset === 0 ? 0 : await countOf(db, found));
  return {
    total: Math.min(known, MOST_COUNTED),
    more: known > MOST_COUNTED,
    rows: page.length === 0 ? [] : await rowsOfTrash(db, wanted.since, page),
  };
}

/** The newest of each kind that a search finds, no more than are counted. */
function knownTrash({ since, kind, search }: WantedTrash): SQL {
  const text = foldedByDatabase("t.name || ' ' || t.within || ' ' || t.author");
  const found = [sql`true`, ...searchWords(search).map((word) => holdsWord(text, word))];
  const kinds = Object.entries(deletedSince(since)).filter(([one]) => !kind || one === kind);
  return sql.join(
    kinds.map(
      ([one, deleted]) => sql`(select ${one}::text as kind, t.id, t.deleted_at from (${deleted}) t
        where ${sql.join(found, sql` and `)}
        order by t.deleted_at desc, t.id desc limit ${MOST_COUNTED + 1})`,
    ),
    sql` union all `,
  );
}

async function countOf(db: Database, found: SQL): Promise<number> {
  const [row] = await rowsOf<{ known: number }>(
    db,
    sql`select count(*)::int as known from (${found}) known`,
  );
  return row?.known ?? 0;
}

/** What is shown of a page. */
async function rowsOfTrash(
  db: Database,
  since: Date,
  page: readonly { kind: TrashKind; id: number }[],
): Promise<TrashRow[]> {
  const deleted = Object.entries(deletedSince(since)).map(([kind, all]) => {
    const ids = page.filter((one) => one.kind === kind).map(({ id }) => id);
    return sql`(select ${kind}::text as kind, t.* from (${all}) t
      where t.id = any(${`{${ids.join(',')}}`}::int[]))`;
  });
  const rows = await rowsOf<Omit<TrashRow, 'deletedAt'> & { deletedAt: Date | string }>(
    db,
    sql`select t.kind, t.id, t.name, t.within, t.author, t.author_id as "authorId",
               u.name as "deletedBy",
               case when u.deleted_at is null then u.id end as "deletedById",
               t.deleted_at as "deletedAt", t.class_deleted as "isClassDeleted"
        from (${sql.join(deleted, sql` union all `)}) t left join users u on u.id = t.deleted_by
        order by t.deleted_at desc, t.kind, t.id desc`,
  );
  return rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt) }));
}
