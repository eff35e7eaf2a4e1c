import { SEARCH_MOST } from '@institute/contract/reports';
import { roles } from '@institute/contract/rules/abilities';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { foldedByDatabase as folded } from '../../../store-folding.ts';
import { holdsWord, matchingPerson } from '../../../store-people-search.ts';

const and = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

/** Students by what was typed of their name, e-mail or phone. */
export function studentsBy(db: Database, typed: string) {
  return rowsOf<{ id: number; name: string; email: string }>(
    db,
    sql`select u.id, u.name, u.email from users u
        where u.deleted_at is null and u.role = ${roles.student}
          and ${matchingPerson(sql`u.search_text`, typed)}
        order by u.search_text, u.id limit ${SEARCH_MOST}`,
  );
}

/** Lessons by the words of a search, those of active classes first. */
export function lessonsBy(db: Database, words: readonly string[]) {
  const column = sql.raw('l.folded');
  return rowsOf<{ id: number; classId: number; subject: string; className: string }>(
    db,
    sql`select l.id, l.class_id as "classId", l.subject, c.name as "className"
        from (select *, ${folded('subject')} as folded from lessons where deleted_at is null) l
        join classes c on c.id = l.class_id and c.deleted_at is null
        where ${and(words.map((word) => holdsWord(column, word)))}
        order by c.is_active desc, l.id desc limit ${SEARCH_MOST}`,
  );
}

/** A card payment as it is found. */
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
