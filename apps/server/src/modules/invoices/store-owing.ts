import { type DebtAge, debtAges } from '@institute/contract/invoices/invoices';
import { and, asc, eq, gte, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { classes, invoices, users } from '../../schema/index.ts';
import { containing } from '../../shared/like.ts';
import { daysOfAge } from './rules.ts';
import { type InvoiceLine, isUnpaid, lineColumns } from './store.ts';

/** An unpaid invoice with whose it is. */
export interface OwedLine extends InvoiceLine {
  student: { id: number; name: string; email: string | null; phone: string };
}

const student = { id: users.id, name: users.name, email: users.email, phone: users.phone };

/** Whether an invoice is as old, by the day on which it was due. */
function isOfAge(age: DebtAge, today: string): SQL | undefined {
  const { first, last } = daysOfAge(age, today);
  return and(
    first === null ? undefined : gte(invoices.dueOn, first),
    last === null ? undefined : lte(invoices.dueOn, last),
  );
}

/** A page of what is owed, the first due first, and how much there is of it. */
export async function owedLines(
  db: Database,
  page: { limit: number; offset: number; search: string },
  wanted: { age: DebtAge | undefined; classId: number | undefined; today: string },
): Promise<{ total: number; lines: OwedLine[] }> {
  const { age, classId, today } = wanted;
  const where = and(
    isUnpaid,
    isNull(users.deletedAt),
    age === undefined ? undefined : isOfAge(age, today),
    classId === undefined ? undefined : eq(invoices.classId, classId),
    page.search === ''
      ? undefined
      : or(
          like(users.searchText, containing(page.search)),
          like(users.phone, containing(page.search)),
        ),
  );
  const [{ total = 0 } = {}] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(where);
  const lines = await db
    .select({ ...lineColumns, student })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(classes, eq(classes.id, invoices.classId))
    .where(where)
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines };
}

/** How many invoices are unpaid and what is left of them, by age; of one class or of all. */
export async function owedSums(
  db: Database,
  wanted: { classId: number | undefined; today: string },
): Promise<Record<DebtAge, { invoices: number; rest: number }>> {
  const { classId, today } = wanted;
  const ageOf = sql`case ${sql.join(
    debtAges.map((age) => sql`when ${isOfAge(age, today)} then ${age}`),
    sql` `,
  )} end`;
  const rows = await db
    .select({
      age: sql<DebtAge>`${ageOf}`.as('age'),
      invoices: sql<number>`count(*)::int`,
      rest: sql<number>`sum(${invoices.amount} - ${invoices.paid})::float8`,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(
      and(
        isUnpaid,
        isNull(users.deletedAt),
        classId === undefined ? undefined : eq(invoices.classId, classId),
      ),
    )
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
    .from(invoices)
    .innerJoin(classes, eq(classes.id, invoices.classId))
    .where(isUnpaid)
    .orderBy(classes.name, classes.id);
}
