import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { type Database, prepareRead, type Tx } from '../../platform/db.ts';
import { comments, lessons, users } from '../../schema/index.ts';

/** A comment with its author. */
export interface CommentRow {
  id: number;
  lessonId: number;
  parentId: number | null;
  body: string;
  byTeacher: boolean;
  createdAt: Date;
  deletedAt: Date | null;
  /** Null of a place whose author has erased the account. */
  authorId: number | null;
  name: string | null;
  /** Null once the author was deleted, and of who has none. */
  email: string | null;
  phone: string | null;
}

const columns = {
  id: comments.id,
  lessonId: comments.lessonId,
  parentId: comments.parentId,
  body: comments.body,
  byTeacher: comments.byTeacher,
  createdAt: comments.createdAt,
  deletedAt: comments.deletedAt,
  authorId: comments.authorId,
  name: users.name,
  email: users.email,
  phone: users.phone,
};

/**
 * The shape of a discussion: all comments of a lesson, deleted ones too, oldest first, without what
 * they say. Hot: every opened lesson reads it.
 */
export async function outlineOf(
  db: Database,
  lessonId: number,
): Promise<(Pick<CommentRow, 'id' | 'parentId' | 'deletedAt'> & { size: number })[]> {
  const statement = prepareRead(db, 'outline_of_comments', (on, name) =>
    on
      .select({
        ...{ id: comments.id, parentId: comments.parentId, deletedAt: comments.deletedAt },
        // Its text, and the rest of what is said of it.
        size: sql<number>`octet_length(${comments.body}) + 300`,
      })
      .from(comments)
      .where(eq(comments.lessonId, sql.placeholder('lessonId')))
      .orderBy(asc(comments.id))
      .prepare(name),
  );
  return statement.execute({ lessonId });
}

/** Comments by their ids, oldest first. */
export async function commentsById(db: Database, ids: readonly number[]): Promise<CommentRow[]> {
  const statement = prepareRead(db, 'comments_by_id', (on, name) =>
    on
      .select(columns)
      .from(comments)
      .leftJoin(users, eq(users.id, comments.authorId))
      .where(sql`${comments.id} = any(string_to_array(${sql.placeholder('ids')}, ',')::int[])`)
      .orderBy(asc(comments.id))
      .prepare(name),
  );
  return ids.length === 0 ? [] : statement.execute({ ids: ids.join(',') });
}

/** A live comment, which stays so until the transaction ends. */
export async function lockComment(
  tx: Tx,
  id: number,
  strength: 'share' | 'update',
): Promise<{ id: number; lessonId: number; classId: number; authorId: number | null } | null> {
  const [found] = await tx
    .select({
      id: comments.id,
      lessonId: comments.lessonId,
      classId: lessons.classId,
      authorId: comments.authorId,
    })
    .from(comments)
    .innerJoin(lessons, eq(lessons.id, comments.lessonId))
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
    .for(strength, { of: comments });
  return found ?? null;
}

/** What an author has posted under a key. */
export async function commentByKey(
  tx: Tx,
  authorId: number,
  requestKey: string,
): Promise<CommentRow | null> {
  const [found] = await tx
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.authorId, authorId), eq(comments.requestKey, requestKey)));
  return found ?? null;
}

/** Writes a comment; null when its author has used the key before. */
export async function insertComment(
  tx: Tx,
  row: typeof comments.$inferInsert,
): Promise<number | null> {
  const [added] = await tx
    .insert(comments)
    .values(row)
    .onConflictDoNothing({ target: [comments.authorId, comments.requestKey] })
    .returning({ id: comments.id });
  return added?.id ?? null;
}

/** Deletes a comment: its text goes, its place stays. */
export async function eraseComment(tx: Tx, id: number, deletedAt: Date): Promise<void> {
  await tx.update(comments).set({ body: '', deletedAt }).where(eq(comments.id, id));
}

/** Hides a comment, whose text stays until {@link eraseOldComments}. */
export async function hideComment(
  tx: Tx,
  id: number,
  deleted: { at: Date; by: number },
): Promise<void> {
  await tx
    .update(comments)
    .set({ deletedAt: deleted.at, deletedBy: deleted.by })
    .where(eq(comments.id, id));
}

/** Shows a comment again that was hidden since `since`; null when there is none. */
export async function showComment(
  tx: Tx,
  id: number,
  since: Date,
): Promise<{ lessonId: number; authorId: number | null } | null> {
  const [shown] = await tx
    .update(comments)
    .set({ deletedAt: null, deletedBy: null })
    .where(
      and(
        eq(comments.id, id),
        isNotNull(comments.deletedBy),
        gte(comments.deletedAt, since),
        ne(comments.body, ''),
      ),
    )
    .returning({ lessonId: comments.lessonId, authorId: comments.authorId });
  return shown ?? null;
}

/** Takes the text of some comments that were hidden before `before`, and says of how many. */
export async function eraseOldComments(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(isNotNull(comments.deletedBy), lt(comments.deletedAt, before), ne(comments.body, '')),
    )
    .limit(most);
  const erased = await db
    .update(comments)
    .set({ body: '' })
    .where(inArray(comments.id, old))
    .returning({ id: comments.id });
  return erased.length;
}
