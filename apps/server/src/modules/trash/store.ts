import { searchWords } from '@institute/contract/rules/fold-arabic';
import type { TrashKind } from '@institute/contract/rules/trash';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';
import { foldedByDatabase } from '../../store-folding.ts';
import { holdsWord } from '../../store-people-search.ts';

/** Something that was deleted. */
export interface TrashRow {
  kind: TrashKind;
  id: number;
  name: string;
  /** The class of a lesson, the lesson of a comment. */
  within: string;
  /** Who wrote a comment. */
  author: string;
  /** Null where nobody was noted. */
  deletedBy: string | null;
  deletedAt: Date;
  classDeleted: boolean;
}

/** What was deleted since `since`, of each kind; the index of each finds it. */
const deletedSince = (since: Date): Record<TrashKind, SQL> => ({
  class: sql`select 'class' as kind, id, name, '' as within, '' as author,
      deleted_by, deleted_at, false as class_deleted
    from classes where deleted_at >= ${since}`,
  lesson: sql`select 'lesson', l.id, l.subject, c.name, '',
      l.deleted_by, l.deleted_at, c.deleted_at is not null
    from lessons l join classes c on c.id = l.class_id where l.deleted_at >= ${since}`,
  template: sql`select 'template', id, title, '', '', deleted_by, deleted_at, false
    from certificate_templates where deleted_at >= ${since}`,
  messageTemplate: sql`select 'messageTemplate', id, name, '', '', deleted_by, deleted_at, false
    from message_templates where deleted_at >= ${since}`,
  comment: sql`select 'comment', m.id, m.body, l.subject, coalesce(a.name, ''),
      m.deleted_by, m.deleted_at, false
    from comments m join lessons l on l.id = m.lesson_id left join users a on a.id = m.author_id
    where m.deleted_by is not null and m.deleted_at >= ${since} and m.body <> ''`,
});

/** A page of what was deleted since `since`, the newest first. */
export async function trashPage(
  db: Database,
  wanted: {
    since: Date;
    kind: TrashKind | undefined;
    search: string;
    limit: number;
    offset: number;
  },
): Promise<{ total: number; rows: TrashRow[] }> {
  const { kind, limit, offset } = wanted;
  const all = sql.join(Object.values(deletedSince(wanted.since)), sql` union all `);
  const text = foldedByDatabase("t.name || ' ' || t.within || ' ' || t.author");
  const found = searchWords(wanted.search).map((word) => holdsWord(text, word));
  const conditions = [...(kind ? [sql`t.kind = ${kind}`] : []), ...found];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${all}) t ${where}`,
  );
  const rows = await rowsOf<Omit<TrashRow, 'deletedAt'> & { deletedAt: Date | string }>(
    db,
    sql`select t.kind, t.id, t.name, t.within, t.author, u.name as "deletedBy",
               t.deleted_at as "deletedAt", t.class_deleted as "classDeleted"
        from (${all}) t left join users u on u.id = t.deleted_by ${where}
        order by t.deleted_at desc, t.kind, t.id desc limit ${limit} offset ${offset}`,
  );
  return {
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt) })),
  };
}
