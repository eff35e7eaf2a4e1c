/* What is owed, read past the product, by SQL of the auditor's own. */

/** What each person was billed, and what of it is paid. */
export const INVOICES = `
  select u.email, i.amount::float8 as amount, i.paid::float8 as paid, i.state
  from invoices i join users u on u.id = i.user_id`;

/** Invoices that are not paid as their settlements say, or whose settlements are not what has moved. */
export const UNSETTLED = `
  select u.email, i.id from invoices i join users u on u.id = i.user_id
    left join invoice_settlements s on s.invoice_id = i.id
    left join transfers t on t.idempotency_key = s.transfer_key
  group by u.email, i.id
  having i.paid <> coalesce(sum(s.amount), 0)
    or count(s.id) <> count(t.id)
    or coalesce(sum(abs(s.amount)), 0) <> coalesce(sum(t.amount), 0)
    or (i.paid = i.amount) <> (i.state in ('paid', 'waived'))`;

/**
 * Months of classes that are paid by the month: a payment that has settled no month or more than it moved, a place that
 * has lasted more periods than it has months, or one that owes another than its next.
 */
export const MONTHS = `
  select u.email, t.idempotency_key as what from transfers t
    join classes c on c.id = t.class_id and c.is_monthly and c.price > 0
    join accounts w on w.id = t.debit_account_id join users u on u.id = w.user_id
    left join invoice_settlements s on s.transfer_key = t.idempotency_key
    left join invoices i on i.id = s.invoice_id and i.is_month and i.class_id = c.id
  where t.kind in ('class_enrolment', 'class_renewal')
  group by u.email, t.idempotency_key, t.amount
  having count(i.id) <> 1 or sum(s.amount) <> t.amount
  union all
  select u.email, concat('place ', e.id) from enrolments e join users u on u.id = e.user_id
    join classes c on c.id = e.class_id and c.is_monthly and c.price > 0
    left join invoices i on i.place_id = e.id and i.is_month
  group by u.email, e.id, e.periods
  having count(i.id) filter (where i.paid > 0) <> e.periods
    or count(i.id) filter (where i.state in ('open', 'part_paid') and i.period <> e.periods + 1) > 0`;

/** What each wallet has paid the institute. */
export const SPENT = `
  select u.email, sum(case when t.debit_account_id = w.id then t.amount else -t.amount end)::float8 as spent
  from transfers t
    join accounts w on w.id in (t.debit_account_id, t.credit_account_id) and w.kind = 'wallet'
    join accounts o on o.id in (t.debit_account_id, t.credit_account_id) and o.kind = 'class_revenue'
    join users u on u.id = w.user_id
  group by u.email`;

/**
 * What is wrong with what is owed: each was billed what the office says, once; what is paid of it has left the
 * wallet, and nothing else has.
 * @param {{ invoices: { email: string, amount: number, paid: number }[], months: { email: string, what: string }[], unsettled: { email: string, id: number }[], spent: { email: string, spent: number }[] }} books
 * @param {import('./money-audit.mjs').PaidFor} bills @param {readonly string[]} emails
 */
export function wrongDebts({ invoices, months, unsettled, spent }, bills, emails) {
  const wrong = unsettled.map(
    ({ email, id }) => `${email}: the invoice ${id} is not what has paid it`,
  );
  wrong.push(...months.map(({ email, what }) => `${email}: ${what} is not the month it pays`));
  const sorted = (/** @type {number[]} */ amounts) =>
    JSON.stringify(amounts.toSorted((a, b) => a - b));
  for (const email of emails) {
    const own = invoices.filter((one) => one.email === email);
    const [billed, asked] = [own.map(({ amount }) => amount), bills.get(email) ?? []];
    if (sorted(billed) !== sorted(asked)) {
      wrong.push(
        `${email}: the office billed ${sorted(asked)}, the invoices say ${sorted(billed)}`,
      );
    }
    const paid = own.reduce((sum, one) => sum + one.paid, 0);
    const left = spent.find((one) => one.email === email)?.spent ?? 0;
    if (paid !== left)
      wrong.push(`${email}: ${paid} of invoices are paid, ${left} have left the wallet`);
  }
  return wrong;
}
