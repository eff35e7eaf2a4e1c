import { eq, type SQL, sql, sum } from 'drizzle-orm';
import { containing, wordBeginnings } from '../../../like.ts';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { dayOfRow, fromDay, WORTH_LOCATING } from '../../../platform/store-counted-days.ts';
import { accounts, users, userTotals } from '../../../schema/index.ts';
import { type UserRow, userColumns } from '../store.ts';

/** Which rows of the list of people are asked for. */
export interface ListPage {
  limit: number;
  offset: number;
  search: string;
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
  if (page.search !== '') return findUsers(db, page, matching(page.search));
  const total = await countUsers(db);
  const rows = page.offset < total ? await rowsOfPage(db, page, null, total) : [];
  return { total, more: false, rows };
}

/** A page of a search, looked up while its matches are counted: neither needs the other. */
async function findUsers(db: Database, page: ListPage, found: SQL): Promise<FoundUsers> {
  const [counted, rows] = await Promise.all([
    countFound(db, found),
    page.offset < COUNTED ? rowsOfPage(db, page, found, COUNTED) : [],
  ]);
  return { total: Math.min(counted, COUNTED), more: counted > COUNTED, rows };
}

/**
 * The rows of a page. Their ids are found along an index alone, scanned from its nearer end, so
 * that whole rows are read for the page and not for all that stand before it.
 */
async function rowsOfPage(
  db: Database,
  { limit, offset, sort = '' }: ListPage,
  found: SQL | null,
  total: number,
): Promise<UserRow[]> {
  const named = sort.replace('-', '');
  const key = named in orders ? named : 'joined';
  const descending = named === key ? sort.startsWith('-') : true;
  const take = Math.min(limit, total - offset);
  // What a search has not counted to its end is scanned from its beginning.
  const fromEnd = !found && offset > total / 2;
  const skip = fromEnd ? total - offset - take : offset;
  const scan = { key, descending: descending !== fromEnd, skip };
  const start = found ? null : await startOf(db, scan);
  const ids = idsInOrder(key, scan.descending, start?.bound ?? found);
  const way = descending ? sql`desc` : sql`asc`;
  return db
    .select(userColumns)
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(sql`${users.id} in (${ids} limit ${take} offset ${start?.skip ?? skip})`)
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

/** The condition on `u` that finds what was typed; the index of trigrams answers both kinds. */
function matching(typed: string): SQL {
  const beginnings = wordBeginnings(typed);
  if (!beginnings) return sql`u.search_text like ${containing(typed)}`;
  const [first, later] = beginnings;
  return sql`(u.search_text like ${first} or u.search_text like ${later})`;
}

async function countFound(db: Database, found: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (
          select 1 from users u where u.deleted_at is null and ${found} limit ${COUNTED + 1}) found`,
  );
  return row?.total ?? 0;
}

async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ total: sum(userTotals.users) }).from(userTotals);
  return Number(row?.total ?? 0);
}
