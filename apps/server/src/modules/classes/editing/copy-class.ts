import type { Tx } from '../../../platform/db.ts';
import { randToken } from '../../../platform/random.ts';
import { type ClassRow, classAddedBy, insertClass } from '../store.ts';
import { chooseSlug } from './choose-slug.ts';

/**
 * Writes a class with every column of another one but those named here: it is a class of its own,
 * which nobody has joined, a draft until it is published, and not closed by a date that was the
 * original's.
 */
export async function copyClass(
  tx: Tx,
  { id: _original, ...columns }: ClassRow,
  own: { name: string; addedBy: string; createdAt: Date },
): Promise<{ id: number; rand: string }> {
  await insertClass(tx, {
    ...columns,
    ...own,
    rand: randToken(),
    slug: await chooseSlug(tx, null, { slug: '', name: own.name }),
    isActive: true,
    isDraft: true,
    registrationClosesAt: null,
    lessonTotal: 0,
    deletedAt: null,
    deletedBy: null,
    deletedSlug: null,
  });
  const added = await classAddedBy(tx, own.addedBy);
  if (!added) throw new Error('the class was not written');
  return added;
}
