import { sql } from 'drizzle-orm';
import type { Institute } from './institute.ts';

/** In one transaction every change of an account would leave a dead row for the next to step over. */
const AT_ONCE = 100;

/**
 * Writes `count` transfers of a wallet: every third one a debit, seven amounts, five titles, four at
 * a time every three hours. `series` tells calls for the same wallet apart.
 */
export async function manyTransfers(
  institute: Institute,
  userId: number,
  count: number,
  series = 'many',
): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1);
    await institute.services.db.execute(sql`
      insert into transfers (debit_account_id, credit_account_id, amount, kind, description, search_text, idempotency_key, created_at)
      select case when n % 3 = 0 then w.id else i.id end, case when n % 3 = 0 then i.id else w.id end,
        100 + n % 7, case when n % 3 = 0 then 'class_enrolment' else 'card_funding' end,
        'Line ' || n % 5, 'line ' || n % 5, ${series}::text || ':' || w.id || ':' || n,
        timestamptz '2026-09-01 00:00:00Z' + (n / 4) * interval '3 hours'
      from generate_series(${from}::int, ${to}::int) n,
        (select id from accounts where user_id = ${userId}) w,
        (select id from accounts where kind = 'class_revenue') i`);
  }
}
