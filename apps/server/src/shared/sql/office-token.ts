import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL for what opens the receipt of the payment of the office that moved its money under a key, else null. */
export const officeTokenOf = (key: SQLWrapper): SQL<string | null> =>
  sql<string | null>`case when ${key} like 'office:%' then (select token from office_payments
    where office_payments.id = substring(${key} from 8)::int) end`;
