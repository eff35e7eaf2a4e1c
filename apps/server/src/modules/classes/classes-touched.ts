import type { Context } from '../../context.ts';
import { classByRef } from './store.ts';

/** The class that a call names, for abilities that are asked about classes; none where there is none. */
export async function namedClass(
  { db }: Context,
  { class_id }: { class_id: string },
): Promise<number[]> {
  const row = await classByRef(db, class_id);
  return row ? [row.id] : [];
}
