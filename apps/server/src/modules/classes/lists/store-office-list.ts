import { searchWords } from '@institute/contract/arabic/fold-arabic';
import type { ClassState } from '@institute/contract/classes/class-states';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { classes, classTotals } from '../../../schema/index.ts';
import { countedPage } from '../../../shared/sql/counted.ts';
import { foldedColumn as folded } from '../../../shared/sql/folding.ts';
import { beginsOrHolds } from '../../../shared/sql/people-search.ts';
import type { ClassRow } from '../store.ts';

/** Which classes of the office's list are wanted. */
export interface WantedClasses {
  limit: number;
  offset: number;
  search: string;
  /** `name`, `-name` …; the newest first where it names no order of the list. */
  sort: string | undefined;
  state: ClassState | undefined;
  category: string | undefined;
  /** Null for every class. */
  classIds: readonly number[] | null;
  now: Date;
}

/** What the list shows of a class. */
const columns = {
  id: classes.id,
  rand: classes.rand,
  name: classes.name,
  category: classes.category,
  isPremium: classes.isPremium,
  price: classes.price,
  isMonthly: classes.isMonthly,
  registrationClosesAt: classes.registrationClosesAt,
  lessonTotal: classes.lessonTotal,
  isActive: classes.isActive,
  isDraft: classes.isDraft,
  /** Kept by the database; null before anybody has joined. */
  students: classTotals.students,
};
export type ListedRow = Pick<ClassRow, Exclude<keyof typeof columns, 'students'>> & {
  students: number | null;
};

/** A page of live classes in the wanted order, and how many there are. */
export async function listedClasses(
  db: Database,
  wanted: WantedClasses,
): Promise<{ rows: ListedRow[]; total: number; more: boolean }> {
  const { sort = '', limit, offset, now } = wanted;
  const orders = ordersAt(now);
  const named = sort.replace('-', '');
  const key = Object.hasOwn(orders, named) ? orders[named] : undefined;
  const { ids, ...counted } = await countedPage(db, {
    ways: [sql`from classes r where ${matching(wanted)}`],
    key: key ?? sql`r.created_at`,
    descending: key ? sort.startsWith('-') : true,
    ...{ limit, offset },
  });
  const rows = ids.length === 0 ? [] : await rowsOfIds(db, ids);
  return { ...counted, rows };
}

/** What each order goes by; an index has each but the last, which changes with the time. */
const ordersAt = (now: Date): Readonly<Record<string, SQL>> => ({
  name: folded('r.name'),
  amount: sql`r.price`,
  closes: sql`r.registration_closes_at`,
  status: sql`case when ${stateConditions(now).inactive} then 0 when ${stateConditions(now).closed} then 1
    when ${stateConditions(now).draft} then 2 else 3 end`,
});

/** The condition on `r` of each state of a class, as `classStateOf` tells them apart. */
function stateConditions(now: Date): Readonly<Record<ClassState, SQL>> {
  const isClosed = sql`coalesce(r.registration_closes_at <= ${now.toISOString()}::timestamptz, false)`;
  const isDraft = sql`(r.is_draft or r.lesson_total = 0)`;
  return {
    inactive: sql`not r.is_active`,
    draft: sql`(r.is_active and ${isDraft})`,
    closed: sql`(r.is_active and not ${isDraft} and ${isClosed})`,
    active: sql`(r.is_active and not ${isDraft} and not ${isClosed})`,
  };
}

function matching({ search, state, category, classIds, now }: WantedClasses): SQL {
  const held = searchWords(search).map(
    (word) =>
      sql`(${beginsOrHolds(folded('r.name'), word)} or ${beginsOrHolds(folded('r.category'), word)})`,
  );
  const conditions = [
    [sql`r.deleted_at is null`],
    held,
    state === undefined ? [] : stateConditions(now)[state],
    category === undefined ? [] : sql`r.category = ${category}`,
    classIds === null ? [] : within(classIds),
  ].flat();
  return sql.join(conditions, sql` and `);
}

const within = (ids: readonly number[]): SQL => sql`r.id = any(${`{${ids.join(',')}}`}::int[])`;

async function rowsOfIds(db: Database, ids: readonly number[]): Promise<ListedRow[]> {
  const rows = await db
    .select(columns)
    .from(classes)
    .leftJoin(classTotals, eq(classTotals.classId, classes.id))
    .where(inArray(classes.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The categories of live classes, of some or of all: each is looked up along the index of categories
 * after the one before it, so that it takes as long however many classes have it.
 */
export async function categoriesOf(
  db: Database,
  classIds: readonly number[] | null,
): Promise<string[]> {
  const own = classIds === null ? sql`true` : within(classIds);
  const next = (after: SQL) =>
    sql`(select min(r.category) from classes r where r.deleted_at is null and ${own} ${after})`;
  const rows = await rowsOf<{ category: string }>(
    db,
    sql`with recursive known as (
          select ${next(sql``)} as category
          union all
          select ${next(sql`and r.category > known.category`)} from known
          where known.category is not null)
        select category from known where category is not null`,
  );
  return rows.map(({ category }) => category);
}
