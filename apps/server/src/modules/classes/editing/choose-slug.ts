import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../../platform/db.ts';
import { slugsLike } from '../rules.ts';
import { freeFormerSlug, keepFormerSlug, lockSlugs, slugHolder } from './store-slugs.ts';

/** Between them is no other name to try: as many classes of one name have one each. */
const MOST_TRIES = 1000;

/**
 * The slug that a class is to have: the one that was asked for, or without one the first free one of
 * its name. No other change of slugs comes between this and the end of the transaction. Errors:
 * slug_taken.
 * @param classId null for a class that is new
 */
export async function chooseSlug(
  tx: Tx,
  classId: number | null,
  wanted: { slug: string; name: string },
): Promise<string> {
  await lockSlugs(tx);
  const isFree = async (slug: string) => {
    const holder = await slugHolder(tx, slug);
    return holder === null || holder === classId;
  };
  const wishes = wanted.slug ? [wanted.slug] : slugsLike(wanted.name, MOST_TRIES);
  for (const slug of wishes) {
    if (!(await isFree(slug))) continue;
    // A deleted class may have had it; that one leads there no more when it comes back.
    await freeFormerSlug(tx, slug);
    return slug;
  }
  throw new AppError('slug_taken');
}

/** The slug of a class that comes back: its own, or the first free one of its name. */
export async function slugAgain(
  tx: Tx,
  { id, name, deletedSlug }: { id: number; name: string; deletedSlug: string | null },
): Promise<string> {
  await lockSlugs(tx);
  const holder = deletedSlug === null ? null : await slugHolder(tx, deletedSlug);
  const isOwn = holder === null || holder === id;
  return chooseSlug(tx, id, { slug: (isOwn && deletedSlug) || '', name });
}

/** Notes that a class has another slug now; what it had before leads to it from here on. */
export async function moveSlug(
  tx: Tx,
  classId: number,
  { before, now }: { before: string | null; now: string },
): Promise<void> {
  if (before && before !== now) await keepFormerSlug(tx, classId, before);
}
