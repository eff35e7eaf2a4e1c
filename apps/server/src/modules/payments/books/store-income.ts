import type { givenAccounts, IncomeWay } from '@institute/contract/payments/income';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';

/** Months of the books, the first and the last, with the institute's time zone. */
interface MonthRange {
  from: string;
  until: string;
  timeZone: string;
}

/** What a class has earned in a month by one way; kobo, below zero where more went back. */
export interface EarnedRow {
  month: string;
  classId: number | null;
  className: string;
  way: IncomeWay | 'waiver';
  amount: number;
}

/** The day of a transfer `t`: the one on which its money came, or that of its booking. */
const dayOf = (timeZone: string) =>
  sql`coalesce(t.dated_on, (t.created_at at time zone ${timeZone})::date)`;

const inRange = ({ from, until }: MonthRange) =>
  sql`day >= ${`${from}-01`}::date and day < ${`${until}-01`}::date + interval '1 month'`;

/**
 * Income by month, class and way. A class is paid by the money that came for it, as far as that goes, and for
 * the rest out of the wallet; what goes back counts against the way and the class of what was paid. Which class
 * what was booked before transfers named it was for, its place or its invoice says, while there is one.
 */
export async function earnedIn(db: Database, range: MonthRange): Promise<EarnedRow[]> {
  return rowsOf<EarnedRow>(
    db,
    sql`with moved as (
          select t.id, t.amount, t.class_id, t.idempotency_key as key, ${dayOf(range.timeZone)} as day,
                 case when t.credit_account_id = r.id then 1 else -1 end as sign,
                 substring(t.idempotency_key from '^refund:([0-9]{1,15})$')::bigint as returned_id
          from transfers t
          join accounts r on r.kind = 'class_revenue' and r.user_id is null
            and r.id in (t.debit_account_id, t.credit_account_id)),
        paid as (
          select m.day, m.amount, m.sign, coalesce(o.idempotency_key, m.key) as key,
                 coalesce(m.class_id, o.class_id) as class_id
          from moved m left join transfers o on o.id = m.returned_id
          where ${inRange(range)}),
        parts as (
          select p.day, p.sign, coalesce(p.class_id, e.class_id, i.class_id) as class_id, i.title,
                 way.name as way, way.amount
          from paid p
          left join enrolments e on e.id = substring(p.key from '^enrolment:([0-9]{1,9}):')::int
          left join invoices i on i.id = substring(p.key from '^invoice:([0-9]{1,9}):')::int
          left join office_payments f on f.enrolment_key = p.key
          left join card_payments c on c.enrolment_key = p.key
          cross join lateral (select least(p.amount, coalesce(f.amount, c.received, 0)) as amount) came
          cross join lateral (values
            (coalesce(f.way, 'card'), came.amount), ('wallet', p.amount - came.amount)) way (name, amount)
          where way.amount > 0)
        select to_char(parts.day, 'YYYY-MM') as month, parts.class_id as "classId",
               coalesce(classes.name, parts.title, '') as "className", parts.way,
               sum(parts.sign * parts.amount)::float8 as amount
        from parts left join classes on classes.id = parts.class_id
        group by 1, 2, 3, 4 order by 1, 3, 2, 4`,
  );
}

/** What the institute has given away in each month, into wallets, less what was taken back; kobo. */
export async function givenIn(db: Database, range: MonthRange) {
  return rowsOf<{ month: string; account: (typeof givenAccounts)[number]; amount: number }>(
    db,
    sql`select to_char(day, 'YYYY-MM') as month, kind as account, sum(amount)::float8 as amount
        from (
          select ${dayOf(range.timeZone)} as day, a.kind,
                 case when t.debit_account_id = a.id then t.amount else -t.amount end as amount
          from transfers t
          join accounts a on a.user_id is null and a.kind in ('waivers', 'referral_bonus', 'game_reward')
            and a.id in (t.debit_account_id, t.credit_account_id)) moved
        where ${inRange(range)}
        group by 1, 2 order by 1, 2`,
  );
}
