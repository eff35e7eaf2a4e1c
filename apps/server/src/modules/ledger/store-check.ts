import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { balancesAt, lastClosed } from './store-months.ts';

const GUARDS = [
  'transfers_append_only',
  'transfers_no_truncate',
  'transfers_post',
  'transfers_month_open',
  'accounts_guarded',
  'accounts_stay',
  'accounts_no_truncate',
  'audit_log_append_only',
  'game_wins_guarded',
];

/** The figures a check of the books compares, read in one snapshot. */
export async function ledgerFacts(db: Database) {
  return inTransaction(
    db,
    async (tx) => {
      const rows = async <Row>(query: ReturnType<typeof sql>) =>
        ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
      const [totals] = await rows<{ accounts: number; transfers: number; sum: string }>(sql`
        select (select count(*)::int from accounts) as accounts,
               (select count(*)::int from transfers) as transfers,
               (select coalesce(sum(balance), 0)::text from accounts) as sum`);
      const unequal = await rows<{ id: number; balance: string; posted: string }>(sql`
        with sides as (
          select credit_account_id as id, amount from transfers
          union all select debit_account_id, -amount from transfers)
        select a.id, a.balance::text, coalesce(sum(s.amount), 0)::text as posted
        from accounts a left join sides s on s.id = a.id
        group by a.id having a.balance <> coalesce(sum(s.amount), 0) order by a.id`);
      const negative = await rows<{ id: number }>(
        sql`select id from accounts where kind = 'wallet' and balance < 0 order by id`,
      );
      const walletless = await rows<{ id: number }>(sql`
        select u.id from users u left join accounts a on a.user_id = u.id
        where a.id is null order by u.id`);
      const unsettled = await rows<{ number: string }>(sql`
        with posted as (
          select split_part(idempotency_key, ':', 2) as provider,
                 split_part(idempotency_key, ':', 3)::bigint as provider_id,
                 coalesce(sum(amount) filter (where idempotency_key like '%:net'), 0) as net,
                 coalesce(sum(amount) filter (where idempotency_key like '%:fees'), 0) as fees
          from transfers where kind = 'settlement' group by 1, 2)
        select coalesce(s.provider_id, p.provider_id)::text as number
        from (select * from provider_settlements where booked_at is not null) s
          full join posted p on p.provider = s.provider and p.provider_id = s.provider_id
        where coalesce(s.net, 0) <> coalesce(p.net, 0) or coalesce(s.fees, 0) <> coalesce(p.fees, 0)
        order by 1`);
      const guards = await rows<{ name: string }>(
        sql`select tgname as name from pg_trigger where tgenabled <> 'D' and not tgisinternal`,
      );
      const closed = await lastClosed(tx);
      const atItsEnd =
        closed && (await balancesAt(tx, { nextDay: closed.nextMonth, endedAt: closed.endedAt }));
      const installed = new Set(guards.map(({ name }) => name));
      return {
        accounts: totals?.accounts ?? 0,
        transfers: totals?.transfers ?? 0,
        sum: Number(totals?.sum ?? 0),
        unequal,
        negative: negative.map(({ id }) => id),
        unsettled: unsettled.map(({ number }) => number),
        walletless: walletless.map(({ id }) => id),
        closed: closed && { month: closed.month.slice(0, 7), kept: closed.balances, now: atItsEnd },
        missingGuards: GUARDS.filter((name) => !installed.has(name)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
