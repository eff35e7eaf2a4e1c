import type { Context } from '../../context.ts';
import type { RowError } from '../../shared/read-table.ts';
import { beginIntake, refuseUnknownClasses } from './begin-intake.ts';
import { rosterOf } from './read-roster.ts';
import { type IntakeLine, usersByEmail } from './store.ts';

/** What an import has begun, or would. */
interface Imported {
  /** Rows without and with an account. */
  fresh: number;
  known: number;
  errors: RowError[];
  intake: IntakeLine | null;
}

/**
 * Begins to make accounts for the rows of a table, or says what that would do. Where a row is not
 * right nothing is begun. Errors: table_unreadable, rows_missing, rows_too_many, class_not_found.
 */
export async function importStudents(
  context: Context,
  order: {
    table: string;
    classIds: readonly number[];
    isDryRun: boolean;
    requestKey: string | null;
  },
): Promise<Imported> {
  const { classIds, requestKey } = order;
  const { people, errors } = await rosterOf(order.table, context.config.country);
  await refuseUnknownClasses(context.db, classIds);
  const there = await usersByEmail(
    context.db,
    people.map(({ email }) => email),
  );
  const counts = { known: there.size, fresh: people.length - there.size, errors };
  if (order.isDryRun || errors.length > 0) return { ...counts, intake: null };
  const intake = await beginIntake(context, { kind: 'import', people, classIds, requestKey });
  return { ...counts, intake };
}
