import { roles } from '@institute/contract/auth/abilities';
import { officeReceiptReference, paymentWays } from '@institute/contract/payments/ways';
import { SEARCH_MOST } from '@institute/contract/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { foldedColumn as folded } from '../../../shared/sql/folding.ts';
import { beginsOrHolds, matchingPerson } from '../../../shared/sql/people-search.ts';

const and = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

/** Students by what was typed of their name, e-mail or phone, the newest first. */
export function studentsBy(db: Database, typed: string) {
  return rowsOf<{ id: number; name: string; email: string; phone: string }>(
    db,
    // The order in which an index has them: where many match, the first are found without the rest.
    sql`select u.id, u.name, coalesce(u.email, '') as email, u.phone from users u
        where u.deleted_at is null and u.role = ${roles.student}
          and ${matchingPerson(sql`u.search_text`, typed)}
        order by u.id desc limit ${SEARCH_MOST}`,
  );
}

/** Classes by the words of a search, each in name or category; active ones first, then the newest. */
export function classesBy(db: Database, words: readonly string[]) {
  const held = words.map(
    (word) =>
      sql`(${beginsOrHolds(folded('c.name'), word)} or ${beginsOrHolds(folded('c.category'), word)})`,
  );
  return activeFirst<{ id: number; name: string; category: string }>(db, {
    columns: sql`c.id, c.name, c.category`,
    table: sql`classes c`,
    from: sql`classes c`,
    found: sql`c.deleted_at is null and ${and(held)}`,
    id: sql`c.id`,
  });
}

/** Lessons by the words of a search, those of active classes first, then the newest. */
export function lessonsBy(db: Database, words: readonly string[]) {
  const held = words.map((word) => beginsOrHolds(folded('l.subject'), word));
  return activeFirst<{ id: number; classId: number; subject: string; className: string }>(db, {
    columns: sql`l.id, l.class_id as "classId", l.subject, c.name as "className"`,
    table: sql`lessons l`,
    from: sql`lessons l join classes c on c.id = l.class_id and c.deleted_at is null`,
    found: sql`l.deleted_at is null and ${and(held)}`,
    id: sql`l.id`,
  });
}

/** As many are put in order at once; of more, the first stand near the beginning of their order. */
const FEW = 250;

/** What is searched and shown of it. */
interface Wanted {
  columns: SQL;
  /** The table that is searched, by what `found` says of it alone. */
  table: SQL;
  found: SQL;
  id: SQL;
  /** The table with its classes `c`, those that are there. */
  from: SQL;
}

/**
 * The first of what was found, of active classes `c` and then of others, the newest first. Few are all
 * looked up by the index of trigrams and then put in order; where there are more, the order is walked
 * until enough of them have come.
 */
async function activeFirst<Row>(db: Database, wanted: Wanted): Promise<Row[]> {
  const { columns, table, found, id, from } = wanted;
  const [row] = await rowsOf<{ known: number; firsts: Row[] }>(
    db,
    sql`with known as materialized (
        select ${id} as id from ${table} where ${found} limit ${FEW + 1}),
      counted as (select count(*)::int as known from known)
      select known, (select coalesce(json_agg(first), '[]') from (
        select ${columns} from ${from} where known <= ${FEW} and ${id} = any(array(select id from known))
        order by c.is_active desc, ${id} desc limit ${SEARCH_MOST}) first) as firsts
      from counted`,
  );
  if (!row || row.known <= FEW) return row?.firsts ?? [];
  const [active, others] = [sql`c.is_active`, sql`not c.is_active`].map(
    (condition) => sql`(select ${columns} from ${from} where ${found} and ${condition}
      order by ${id} desc limit ${SEARCH_MOST})`,
  );
  return rowsOf<Row>(db, sql`${active} union all ${others} limit ${SEARCH_MOST}`);
}

/** A payment as it is found. */
export interface FoundPayment {
  reference: string;
  userId: number;
  name: string;
  /** Kobo; null where no amount is known. */
  amount: number | null;
  hasReceipt: boolean;
}

/** The card payment of a reference, in either spelling. */
export function paymentsBy(db: Database, key: string) {
  return rowsOf<FoundPayment>(
    db,
    sql`select p.reference, p.user_id as "userId", coalesce(u.name, '') as name,
               coalesce(p.received, p.expected)::float8 as amount,
               p.settled_at is not null as "hasReceipt"
        from card_payments p left join users u on u.id = p.user_id
        where p.reference_key = ${key} limit ${SEARCH_MOST}`,
  );
}

/** Payments that the office took: that of a number, and those under the reference of a bank, which is folded. */
export async function officePaymentsBy(
  db: Database,
  { number, reference }: { number: number | null; reference: string | null },
): Promise<FoundPayment[]> {
  if (number === null && reference === null) return [];
  const rows = await rowsOf<Omit<FoundPayment, 'reference'> & { id: number; token: string }>(
    db,
    sql`select p.id, p.token, p.user_id as "userId", u.name, p.amount::float8 as amount,
               p.state = 'booked' as "hasReceipt"
        from office_payments p join users u on u.id = p.user_id
        where p.id in (
          select ${number}::int
          union select r.id from unnest(${`{${paymentWays.join(',')}}`}::text[]) known
            join office_payments r on r.way = known and r.reference_key = ${reference}
              and r.state in ('waiting', 'booked'))
        order by p.id desc limit ${SEARCH_MOST}`,
  );
  return rows.map(({ id, token, ...found }) => ({
    ...found,
    reference: officeReceiptReference(id, token),
  }));
}
