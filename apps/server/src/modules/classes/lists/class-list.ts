import type { Class } from '@institute/contract/classes/classes';
import type { Services } from '../../../context.ts';
import type { MadeBody } from '../../../platform/made-body.ts';
import { token } from '../../../platform/random.ts';
import { Recent } from '../../../platform/version-cache.ts';
import { presentClass } from '../present.ts';
import { isOnShow } from '../rules.ts';
import { type ClassRow, listClasses } from '../store.ts';

/** What somebody may read of a class: nothing, all but its live links, or all. */
export type Right = 'hidden' | 'plain' | 'linked';

/** A class of the list. */
interface ListedClass {
  row: ClassRow;
  plain: Class;
  linked: Class;
}

/** Every class that is not deleted, as one version of the table has it, and what was made of it. */
export interface ClassList {
  version: string;
  rows: readonly ClassRow[];
  /** Classes as they are answered, by what may be read of each row. */
  of(rights: readonly Right[]): Class[];
  /** One of them, with its links and without; null where there is none. */
  one(id: number): ListedClass | null;
  /** Whole answers by the rights they were made for, so by all that they depend on. */
  answers: Recent<MadeBody>;
}

/** Answers kept of one version: as many groups of students, by what they have joined, are served fast. */
const MOST_ANSWERS = 32;

/** Stands for the version of a table that nothing has ever changed; no other process takes it for its own. */
const UNTOUCHED = token(16);

/** The list of a version that was just read (decision 055). */
export function currentList(
  { db, config, cache }: Pick<Services, 'db' | 'config' | 'cache'>,
  version: string | null,
): Promise<ClassList> {
  const named = version ?? UNTOUCHED;
  return cache.of('classes', named, async () =>
    listOf(named, await listClasses(db), config.timeZone),
  );
}

function listOf(version: string, rows: readonly ClassRow[], timeZone: string): ClassList {
  const listed = rows.map((row) => ({
    row,
    plain: presentClass(row, { timeZone, withLinks: false }),
    linked: presentClass(row, { timeZone, withLinks: true }),
  }));
  const byId = new Map(listed.map((one) => [one.row.id, one]));
  return {
    version,
    rows,
    of: (rights) =>
      rights.flatMap((right, at) => (right === 'hidden' ? [] : (listed[at]?.[right] ?? []))),
    one: (id) => byId.get(id) ?? null,
    answers: new Recent(MOST_ANSWERS),
  };
}

/** What a visitor may read. */
export const publicRights = (rows: readonly ClassRow[]): Right[] =>
  rows.map((row) => (isOnShow(row) ? 'plain' : 'hidden'));
