import { GROWN } from './institute.mjs';

/**
 * Every third wallet, by many small steps at once: the triggers' work is done for all of them
 * afterwards, as after a restore, and the books are checked when the product stops.
 * @param {import('pg').Client} client
 */
export async function fund(client) {
  await client.query('alter table transfers disable trigger user');
  await client.query('alter table accounts disable trigger user');
  await client.query(
    `insert into transfers (debit_account_id, credit_account_id, amount, kind, description, search_text, idempotency_key, created_at)
     select i.id, w.id, 100 * (w.id * 31 % 5000 + 1), 'admin_funding', 'Funded', 'funded', 'grown:' || w.id, now() - interval '1 day'
     from accounts i, accounts w join users u on u.id = w.user_id
     where i.kind = 'admin_adjustment' and u.${GROWN} and u.id % 3 = 0`,
  );
  await client.query(
    `update accounts set balance = accounts.balance + moved.amount from (
       select account, sum(amount) as amount from (
         select credit_account_id as account, amount from transfers where idempotency_key like 'grown:%'
         union all
         select debit_account_id, -amount from transfers where idempotency_key like 'grown:%') sides
       group by account) moved
     where accounts.id = moved.account`,
  );
  await client.query('alter table transfers enable trigger user');
  await client.query('alter table accounts enable trigger user');
  await client.query('select rebuild_payments()');
}
