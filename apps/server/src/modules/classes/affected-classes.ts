import type { Context } from '../../context.ts';
import type { AffectedClass } from '../../handler.ts';
import { classByRef } from './store.ts';

/** The class that a call names, for abilities that are asked about classes. */
export async function namedClass(
  { db }: Context,
  { class_id }: { class_id: string },
): Promise<AffectedClass[]> {
  const row = await classByRef(db, class_id);
  return [{ classId: row?.id ?? null, unknown: 'class_not_found' }];
}
