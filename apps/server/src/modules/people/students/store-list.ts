import { eq, type SQL, sql, sum } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { dayOfRow, fromDay, WORTH_LOCATING } from '../../../platform/store-counted-days.ts';
import { accounts, users, userTotals } from '../../../schema/index.ts';
import { hasJoined, lastTrace, matchingPerson } from '../../../shared/sql/people-search.ts';
import { type UserRow, userColumns } from '../../auth/index.ts';

/** What the list of people may be narrowed to. */
export interface PeopleFilter {
  search: string;
  role: number | undefined;
  /** Whose last visit was since `since`, or was not; who has never been there; who has no password, and no e-mail either. */
  activity: { isActive: boolean; since: Date } | 'never' | 'invited' | 'unmailed' | undefined;
  /** Who has joined this class. */
  classId: number | undefined;
  hasMoney: boolean | undefined;
}

/** Which rows of the list of people are asked for. */
export interface ListPage extends PeopleFilter {
  limit: number;
  offset: number;
  /** `name`, `-name` …; newest first when it names no order of the list. */
  sort: string | undefined;
}

/** A page of people, and how many there are. */
export interface FoundUsers {
  /** Counted no further than {@link COUNTED}; `more` says that there are more. */
  total: number;
  more: boolean;
  rows: UserRow[];
}

/** How far the matches of a search are counted: no administrator turns a hundred pages of one. */
const COUNTED = 1000;

/** Each order's column in the list of ids (`u`, a person; `w`, their wallet); an index has it. */
const orders: Readonly<Record<string, SQL>> = {
  joined: sql`u.joined_at`,
  // Name first, folded: the same name in two spellings stands together.
  name: sql`u.search_text`,
  email: sql`u.email`,
  phone: sql`u.phone`,
  role: sql`u.role`,
  wallet: sql`w.balance`,
};

/** A page of live people: searches name, e-mail and phone; newest first unless sorted otherwise. */
export async function listUsers(db: Database, page: ListPage): Promise<FoundUsers> {
  const found = narrowing(page);
  if (found) return findUsers(db, page, found);
  const total = await countUsers(db);
  const rows = page.offset < total ? await rowsOfPage(db, page, total) : [];
  return { total, more: false, rows };
}

/** The condition on `u` that a filter comes to; null where it lets everybody through. */
function narrowing({ search, role, activity, classId, hasMoney }: PeopleFilter): SQL | null {
  const funded = sql`exists (select 1 from accounts a where a.user_id = u.id and a.balance > 0)`;
  const conditions = [
    search === '' ? [] : matchingPerson(sql`u.search_text`, search),
    role === undefined ? [] : sql`u.role = ${role}`,
    activity ? activityOf(activity) : [],
    classId === undefined ? [] : hasJoined(sql`u.id`, classId),
    hasMoney === undefined ? [] : hasMoney ? funded : sql`not ${funded}`,
  ].flat();
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null;
}

function activityOf(activity: NonNullable<PeopleFilter['activity']>): SQL {
  if (activity === 'invited') return sql`u.password_hash = ''`;
  if (activity === 'unmailed') return sql`u.password_hash = '' and u.email is null`;
  // Of whom nothing is noted yet, an earlier version may know (`refreshSeen`).
  if (activity === 'never') return sql`u.last_seen_at is null and ${lastTrace(sql`u.id`)} is null`;
  const seen = sql`(${sql.join(seenSince(activity.since), sql` or `)})`;
  return activity.isActive ? seen : sql`${seen} is not true`;
}

/** Who was seen since: as it is noted, and of whom nothing is; who has no password never came in. */
function seenSince(time: Date): [noted: SQL, unnoted: SQL] {
  const since = sql`${time.toISOString()}::timestamptz`;
  return [
    sql`u.last_seen_at >= ${since}`,
    sql`(u.last_seen_at is null and u.password_hash <> '' and ${lastTrace(sql`u.id`)} >= ${since})`,
  ];
}

/** The next people after one, the newest first, for an export; by id, which follows joining. */
export async function peopleBefore(
  db: Database,
  filter: PeopleFilter,
  before: number | null,
  limit: number,
): Promise<UserRow[]> {
  const ids = sql`select u.id from users u where ${wanted(filter)}
    ${before === null ? sql`` : sql`and u.id < ${before}`} order by u.id desc limit ${limit}`;
  return db
    .select(userColumns)
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(sql`${users.id} in (${ids})`)
    .orderBy(sql`${users.id} desc`);
}

/** How many people a filter lets through, counted to the end. */
export async function countPeople(db: Database, filter: PeopleFilter): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from users u where ${wanted(filter)}`,
  );
  return row?.total ?? 0;
}

/** Live people whom a filter lets through. */
function wanted(filter: PeopleFilter): SQL {
  const found = narrowing(filter);
  return found ? sql`u.deleted_at is null and ${found}` : sql`u.deleted_at is null`;
}

/**
 * A page of a search. Its matches are looked up first, as far as they are counted, and put in order
 * when they are all of them: an order that is walked for matches takes as long as they are far apart,
 * and the planner cannot know how far. Where there are more, they stand near the beginning of any.
 */
async function findUsers(db: Database, page: ListPage, found: SQL): Promise<FoundUsers> {
  const { limit, offset } = page;
  const { key, descending } = orderOf(page);
  const some = (those: SQL) => sql`(select u.id from users u
    where u.deleted_at is null and ${those} limit ${COUNTED + 1})`;
  const matches = sql.join((countedApart(page) ?? [found]).map(some), sql` union all `);
  const inOrder = (those: SQL) => idsInOrder(key, descending, those);
  const counted = Math.min(limit, Math.max(0, COUNTED - offset));
  const [{ total, ids } = { total: 0, ids: [] }] = await rowsOf<{ total: number; ids: number[] }>(
    db,
    sql`with matches as materialized (${matches}),
      counted as (select count(*)::int as total from matches)
      select total, case when total <= ${COUNTED}
        then array(${inOrder(sql`u.id = any(array(select id from matches))`)} limit ${limit} offset ${offset})
        else array(${inOrder(found)} limit ${counted} offset ${offset}) end as ids
      from counted`,
  );
  const rows = ids.length > 0 ? await rowsInOrder(db, sql`in ${ids}`, page) : [];
  return { total: Math.min(total, COUNTED), more: total > COUNTED, rows };
}

/** What a page is ordered by, and which way. */
function orderOf({ sort = '' }: ListPage): { key: string; descending: boolean } {
  const named = sort.replace('-', '');
  return Object.hasOwn(orders, named)
    ? { key: named, descending: sort.startsWith('-') }
    : { key: 'joined', descending: true };
}

/**
 * The rows of a page of everybody. Their ids are found along an index alone, scanned from its nearer
 * end, so that whole rows are read for the page and not for all that stand before it.
 */
async function rowsOfPage(db: Database, page: ListPage, total: number): Promise<UserRow[]> {
  const { limit, offset } = page;
  const { key, descending } = orderOf(page);
  const take = Math.min(limit, total - offset);
  const fromEnd = offset > total / 2;
  const skip = fromEnd ? total - offset - take : offset;
  const scan = { key, descending: descending !== fromEnd, skip };
  const start = await startOf(db, scan);
  const ids = idsInOrder(key, scan.descending, start?.bound ?? null);
  return rowsInOrder(db, sql`in (${ids} limit ${take} offset ${start?.skip ?? skip})`, page);
}

/** The rows of those people whose id is `among` some, in the order of a page. */
function rowsInOrder(db: Database, among: SQL, page: ListPage): Promise<UserRow[]> {
  const { key, descending } = orderOf(page);
  const way = descending ? sql`desc` : sql`asc`;
  return db
    .select(userColumns)
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(sql`${users.id} ${among}`)
    .orderBy(sql`${outerColumn(key)} ${way}`, sql`${users.id} ${way}`);
}

/** Where the scan for a page begins when the list is ordered by joining; null: at its end. */
async function startOf(
  db: Database,
  { key, descending, skip }: { key: string; descending: boolean; skip: number },
): Promise<{ bound: SQL; skip: number } | null> {
  if (key !== 'joined' || skip < WORTH_LOCATING) return null;
  const counts = sql`select day, users as count from user_days`;
  const start = await dayOfRow(db, counts, { skip, descending });
  if (!start) return null;
  return { bound: fromDay(sql`u.joined_at`, start.day, descending), skip: skip - start.before };
}

function outerColumn(key: string): SQL {
  if (key === 'wallet') return sql`${accounts.balance}`;
  const columns = {
    joined: users.joinedAt,
    name: users.searchText,
    email: users.email,
    phone: users.phone,
    role: users.role,
  };
  return sql`${columns[key as keyof typeof columns]}`;
}

/** Ids of live people in an order; the id decides between equals, in the same direction. */
function idsInOrder(key: string, descending: boolean, found: SQL | null): SQL {
  const way = descending ? sql`desc` : sql`asc`;
  const column = orders[key];
  if (key !== 'wallet') {
    return sql`select u.id from users u where u.deleted_at is null ${found ? sql`and ${found}` : sql``}
      order by ${column} ${way}, u.id ${way}`;
  }
  if (found) {
    return sql`select w.user_id from accounts w join users u on u.id = w.user_id
      where u.deleted_at is null and ${found} order by ${column} ${way}, w.user_id ${way}`;
  }
  // The few that are deleted are looked up once; the rest is read from the index of balances.
  return sql`select w.user_id from accounts w where w.user_id is not null
    and w.user_id not in (select id from users where deleted_at is not null)
    order by ${column} ${way}, w.user_id ${way}`;
}

/** Who was seen lately, in two parts that have nobody in common: the first along its index alone. */
function countedApart(page: PeopleFilter): SQL[] | null {
  const { activity } = page;
  if (typeof activity !== 'object' || !activity.isActive) return null;
  const rest = narrowing({ ...page, activity: undefined }) ?? sql`true`;
  return seenSince(activity.since).map((seen) => sql`${seen} and ${rest}`);
}

async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ total: sum(userTotals.users) }).from(userTotals);
  return Number(row?.total ?? 0);
}
