import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a place is on hold at `now`, by its columns in a statement; `isHeld` of the classes says it of a row. */
export const isOnHold = (
  { heldFrom, heldUntil }: Record<'heldFrom' | 'heldUntil', SQLWrapper>,
  now: Date,
): SQL<boolean> => sql<boolean>`coalesce(${heldFrom} <= ${now} and ${now} < ${heldUntil}, false)`;
