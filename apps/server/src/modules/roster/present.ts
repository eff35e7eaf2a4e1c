import type { Intake } from '@institute/contract/roster/roster';
import type { IntakeLine } from './store.ts';

/** An intake as the office sees it. */
export function presentIntake(row: IntakeLine): Intake {
  return {
    id: row.id,
    kind: row.kind,
    classes: row.classNames,
    total: row.total,
    processed: row.processed,
    added: row.added,
    enrolled: row.enrolled,
    isDone: row.finishedAt !== null,
    startedAt: row.startedAt,
    startedBy: row.startedByName,
    startedById: row.startedById,
  };
}
