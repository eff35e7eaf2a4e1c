import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { accounts, bookChecks, transfers } from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';

/** Longest list that is counted and paged: who looks further back searches. */
const COUNTED = 10_000;

/** The institute's own accounts, and all wallets together; kobo. `isUsed`: whether money ever moved there. */
export async function accountBalances(db: Database) {
  return rowsOf<{ kind: string; balance: number; holders: number; isUsed: boolean }>(
    db,
    sql`select kind, sum(balance)::float8 as balance,
               (count(*) filter (where balance > 0))::int as holders,
               bool_or(user_id is null and (exists (select 1 from transfers where debit_account_id = accounts.id)
                 or exists (select 1 from transfers where credit_account_id = accounts.id))) as "isUsed"
        from accounts group by kind`,
  );
}

/** The last check of the books. */
export async function lastCheck(db: Database) {
  const [found] = await db.select().from(bookChecks).orderBy(desc(bookChecks.id)).limit(1);
  return found ?? null;
}

export async function insertCheck(tx: Tx | Database, check: typeof bookChecks.$inferInsert) {
  await tx.insert(bookChecks).values(check);
}

/** Transfers that are counted at most where only the newest matter. */
const NEWEST = 1000;

/** How many of the newest transfers came after an instant, up to a thousand. */
export async function transfersSince(db: Database, at: Date): Promise<number> {
  const [found] = await rowsOf<{ count: number }>(
    db,
    sql`select (count(*) filter (where created_at > ${at}))::int as count
        from (select created_at from transfers order by id desc limit ${NEWEST}) as newest`,
  );
  return found?.count ?? 0;
}

/** A transfer with the kinds and owners of both its accounts. */
export interface TransferLine {
  id: number;
  description: string;
  amount: number;
  /** Unix seconds. */
  date: number;
  from: string;
  to: string;
  /** Owner of the wallet concerned; null when there is none or the owner was deleted. */
  name: string | null;
  userId: number | null;
}

/**
 * A page of the transfers of an account (of all wallets together for `wallet`), newest first, until the end of a day
 * or all of them, with how many there are, counted up to ten thousand.
 */
export async function accountTransfers(
  db: Database,
  kind: string,
  page: { limit: number; offset: number; search: string },
  until: { on: string; zone: string } | null = null,
): Promise<{ total: number; lines: TransferLine[] }> {
  const past = until
    ? sql`and coalesce(dated_on, (created_at at time zone ${until.zone})::date) <= ${until.on}::date`
    : sql``;
  const found = page.search ? sql`${past} and search_text like ${containing(page.search)}` : past;
  const upTo = Math.min(COUNTED, page.offset + page.limit);
  // Known before the rest is planned: of an account yet to be found, transfers are taken to be many.
  const [account] = await rowsOf<{ id: number }>(
    db,
    sql`select id from accounts where kind = ${kind} and user_id is null`,
  );
  const side = (column: 'debit_account_id' | 'credit_account_id', limit: number) => sql`
    (select id from transfers where ${sql.identifier(column)} = ${account?.id ?? 0}::int ${found}
     order by id desc limit ${limit})`;
  // Every transfer has a wallet on one of its sides, but those of money that has left it before, or is paid out.
  const ids = (limit: number) =>
    kind === 'wallet'
      ? sql`(select id from transfers where kind not in ('refund_done', 'refund_lost', 'settlement') ${found}
             order by id desc limit ${limit})`
      : sql`(${side('debit_account_id', limit)} union all ${side('credit_account_id', limit)})`;
  const [{ total = 0 } = {}] = await rowsOf<{ total: number }>(
    db,
    sql`select least(count(*), ${COUNTED})::int as total from ${ids(COUNTED)} as counted`,
  );
  const lines = await rowsOf<TransferLine>(
    db,
    sql`select t.id::float8 as id, t.description, t.amount::float8 as amount,
               floor(extract(epoch from t.created_at))::float8 as date,
               d.kind as "from", c.kind as "to", u.name,
               u.id::float8 as "userId"
        from transfers t
        join accounts d on d.id = t.debit_account_id
        join accounts c on c.id = t.credit_account_id
        left join users u on u.id = coalesce(d.user_id, c.user_id) and u.deleted_at is null
        where t.id in (select id from ${ids(upTo)} as newest
                       order by id desc limit ${page.limit} offset ${page.offset})
        order by t.id desc`,
  );
  return { total, lines };
}

/** Transfers by their keys, in their order, as the owner of a wallet sees them. */
export async function transfersByKey(db: Database, keys: readonly string[]) {
  return db
    .select({
      id: transfers.id,
      description: transfers.description,
      amount: transfers.amount,
      createdAt: transfers.createdAt,
      isCredit: sql<boolean>`${accounts.kind} = 'wallet'`,
    })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.creditAccountId))
    .where(inArray(transfers.idempotencyKey, [...keys]))
    .orderBy(transfers.id);
}
