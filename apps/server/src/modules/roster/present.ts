import { unixOf } from '@institute/contract/fields';
import type { Intake } from '@institute/contract/roster';
import type { IntakeLine } from './store.ts';

/** An intake as the wire has it. */
export function presentIntake(row: IntakeLine): Intake {
  return {
    id: row.id,
    kind: row.kind,
    classes: row.classNames,
    total: row.total,
    processed: row.processed,
    added: row.added,
    enrolled: row.enrolled,
    done: row.finishedAt !== null,
    started_at: unixOf(row.startedAt),
    started_by: row.startedByName,
    started_by_id: row.startedById,
  };
}
