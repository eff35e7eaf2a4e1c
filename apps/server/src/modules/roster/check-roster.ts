import { AppError } from '@institute/contract/errors';
import type { RosterRow } from '@institute/contract/roster/columns';
import type { Context } from '../../context.ts';
import { liveClasses } from '../classes/index.ts';
import {
  type ClassChoice,
  type ClassOf,
  checkRows,
  classFinder,
  type RightRow,
  type RowFault,
} from './check-rows.ts';
import { classKey } from './reading/guess-columns.ts';
import { usersByEmail } from './store.ts';

/** Rows of a sheet, and what some of its words for classes were chosen to mean. */
export interface RosterOrder {
  rows: readonly RosterRow[];
  classChoices: readonly ClassChoice[];
}

/** Rows as they were judged. */
interface CheckedRoster {
  right: RightRow[];
  faults: RowFault[];
  /** How many of the right ones have an account. */
  known: number;
  classes: { value: string; count: number; name: string | null }[];
}

/** Says what an import of some rows would do. Errors: class_not_found. */
export async function checkRoster(context: Context, order: RosterOrder): Promise<CheckedRoster> {
  const { right, faults, classOf } = await judgeRoster(context, order);
  const emails = right.map(({ person }) => person.email);
  const { size: known } = await usersByEmail(context.db, emails);
  return { right, faults, known, classes: classWords(order.rows, classOf) };
}

/** Judges rows by the classes and the country of the institute. Errors: class_not_found. */
export async function judgeRoster({ db, config }: Context, order: RosterOrder) {
  const classes = await liveClasses(db);
  const ids = new Set(classes.map(({ id }) => id));
  if (order.classChoices.some(({ id }) => id !== null && !ids.has(id))) {
    throw new AppError('class_not_found');
  }
  const classOf = classFinder(classes, order.classChoices);
  return { ...(await checkRows(order.rows, { country: config.country, classOf })), classOf };
}

/** The words of a sheet for classes, each once, with how often it stands there and what it means. */
function classWords(rows: readonly RosterRow[], classOf: ClassOf): CheckedRoster['classes'] {
  const words = new Map<string, { value: string; count: number; name: string | null }>();
  for (const { class: value } of rows) {
    if (value === '') continue;
    const word = words.get(classKey(value));
    if (word) {
      word.count += 1;
      continue;
    }
    const found = classOf(value);
    const name = found === 'none' || found === 'unknown' ? null : found.name;
    words.set(classKey(value), { value, count: 1, name });
  }
  return [...words.values()];
}
