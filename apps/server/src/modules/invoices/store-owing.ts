import { type DebtAge, debtAges } from '@institute/contract/invoices/invoices';
import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { classes, invoices, invoiceTotals, users } from '../../schema/index.ts';
import { fewPeople } from '../../shared/sql/few.ts';
import { matchingPerson } from '../../shared/sql/people-search.ts';
import { daysOfAge } from './rules.ts';
import { type InvoiceLine, isUnpaid, lineColumns } from './store.ts';

/** An unpaid invoice with whose it is. */
export interface OwedLine extends InvoiceLine {
  student: { id: number; name: string; email: string | null; phone: string };
}

const student = { id: users.id, name: users.name, email: users.email, phone: users.phone };

/** Whether invoices are as old, by the day on which it was due. */
function isOfAge(
  { dueOn }: typeof invoices | typeof invoiceTotals,
  age: DebtAge,
  today: string,
): SQL | undefined {
  const { first, last } = daysOfAge(age, today);
  return and(
    first === null ? undefined : gte(dueOn, first),
    last === null ? undefined : lte(dueOn, last),
  );
}

/** Which invoices are meant: of an age, of a class. */
interface Wanted {
  age?: DebtAge | undefined;
  classId: number | undefined;
  today: string;
}

/**
 * A page of what is owed, the first due first, and how much there is of it. Whoever is deleted owes nothing any
 * more, see `erase`.
 */
export async function owedLines(
  db: Database,
  page: { limit: number; offset: number; search: string },
  wanted: Wanted,
): Promise<{ total: number; lines: OwedLine[] }> {
  const { age, classId, today } = wanted;
  const person = page.search === '' ? undefined : matchingPerson(users.searchText, page.search);
  const people = person && (await fewPeople(db, person));
  const where = and(
    isUnpaid,
    age === undefined ? undefined : isOfAge(invoices, age, today),
    classId === undefined ? undefined : eq(invoices.classId, classId),
    people ? inArray(invoices.userId, people) : person,
  );
  const lines = await db
    .select({ ...lineColumns, student })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(classes, eq(classes.id, invoices.classId))
    .where(where)
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(page.limit)
    .offset(page.offset);
  if (!person) return { total: await owedCount(db, wanted), lines };
  const [{ total = 0 } = {}] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(where);
  return { total, lines };
}

/** How many invoices are unpaid, from what the database keeps of them. */
async function owedCount(db: Database, { age, classId, today }: Wanted): Promise<number> {
  const [{ total = 0 } = {}] = await db
    .select({ total: sql<number>`coalesce(sum(${invoiceTotals.count}), 0)::int` })
    .from(invoiceTotals)
    .where(
      and(
        age === undefined ? undefined : isOfAge(invoiceTotals, age, today),
        classId === undefined ? undefined : eq(invoiceTotals.classId, classId),
      ),
    );
  return total;
}

/** How many invoices are unpaid and what is left of them, by age; of one class or of all. */
export async function owedSums(
  db: Database,
  wanted: { classId: number | undefined; today: string },
): Promise<Record<DebtAge, { invoices: number; rest: number }>> {
  const { classId, today } = wanted;
  const ageOf = sql`case ${sql.join(
    debtAges.map((age) => sql`when ${isOfAge(invoiceTotals, age, today)} then ${age}`),
    sql` `,
  )} end`;
  const rows = await db
    .select({
      age: sql<DebtAge>`${ageOf}`.as('age'),
      invoices: sql<number>`sum(${invoiceTotals.count})::int`,
      rest: sql<number>`sum(${invoiceTotals.rest})::float8`,
    })
    .from(invoiceTotals)
    .where(classId === undefined ? undefined : eq(invoiceTotals.classId, classId))
    .groupBy(sql`age`);
  const none = { invoices: 0, rest: 0 };
  const found = new Map(rows.map(({ age, ...sums }) => [age, sums]));
  return Object.fromEntries(debtAges.map((age) => [age, found.get(age) ?? none])) as Record<
    DebtAge,
    { invoices: number; rest: number }
  >;
}

/** The classes of which something is owed, by name. */
export async function owingClasses(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .selectDistinct({ id: classes.id, name: classes.name })
    .from(invoiceTotals)
    .innerJoin(classes, eq(classes.id, invoiceTotals.classId))
    .where(gt(invoiceTotals.count, 0))
    .orderBy(classes.name, classes.id);
}
