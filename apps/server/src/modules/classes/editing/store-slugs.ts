import { and, eq, isNull } from 'drizzle-orm';
import { type Database, lockInTransaction, prepareRead, type Tx } from '../../../platform/db.ts';
import { classes, formerClassSlugs } from '../../../schema/index.ts';

/** Any number that no other program uses as an advisory lock of this database. */
const SLUGS_LOCK = 7_202_665;

/** Lets changes of slugs follow each other, to the end of the transaction. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await lockInTransaction(tx, SLUGS_LOCK);
}

/**
 * The class to which a slug leads, or led before; null for one that is free, as are those of deleted
 * classes.
 */
export async function slugHolder(tx: Tx, slug: string): Promise<number | null> {
  const [now] = await tx.select({ id: classes.id }).from(classes).where(eq(classes.slug, slug));
  if (now) return now.id;
  const [before] = await tx
    .select({ id: formerClassSlugs.classId })
    .from(formerClassSlugs)
    .innerJoin(classes, and(eq(classes.id, formerClassSlugs.classId), isNull(classes.deletedAt)))
    .where(eq(formerClassSlugs.slug, slug));
  return before?.id ?? null;
}

/** Keeps a slug that a class had, for the links that have been shared. */
export async function keepFormerSlug(tx: Tx, classId: number, slug: string): Promise<void> {
  await tx.insert(formerClassSlugs).values({ slug, classId });
}

/** A slug is in use again: it leads where it led before no more. */
export async function freeFormerSlug(tx: Tx, slug: string): Promise<void> {
  await tx.delete(formerClassSlugs).where(eq(formerClassSlugs.slug, slug));
}

/** The slugs that classes had before, which are not deleted; hot: every visit of a class page. */
export async function formerSlugs(db: Database): Promise<{ slug: string; classId: number }[]> {
  const statement = prepareRead(db, 'former_class_slugs', (on, name) =>
    on
      .select({ slug: formerClassSlugs.slug, classId: formerClassSlugs.classId })
      .from(formerClassSlugs)
      .innerJoin(classes, and(eq(classes.id, formerClassSlugs.classId), isNull(classes.deletedAt)))
      .prepare(name),
  );
  return statement.execute();
}
