import { SEARCH_MOST } from '@institute/contract/reports';
import { roles } from '@institute/contract/rules/abilities';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { foldedByDatabase as folded } from '../../../store-folding.ts';
import { holdsWord, matchingPerson } from '../../../store-people-search.ts';

const and = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

/** Students by what was typed of their name, e-mail or phone, the newest first. */
export function studentsBy(db: Database, typed: string) {
  return rowsOf<{ id: number; name: string; email: string }>(
    db,
    // The order in which an index has them: where many match, the first are found without the rest.
    sql`select u.id, u.name, u.email from users u
        where u.deleted_at is null and u.role = ${roles.student}
          and ${matchingPerson(sql`u.search_text`, typed)}
        order by u.id desc limit ${SEARCH_MOST}`,
  );
}

/** Classes by the words of a search, each in name or category; active ones first, then the newest. */
export function classesBy(db: Database, words: readonly string[]) {
  const held = words.map(
    (word) =>
      sql`(${holdsWord(folded('c.name'), word)} or ${holdsWord(folded('c.category'), word)})`,
  );
  return rowsOf<{ id: number; name: string; category: string }>(
    db,
    activeFirst(
      sql`select c.id, c.name, c.category from classes c
        where c.deleted_at is null and ${and(held)}`,
      sql`c.id`,
    ),
  );
}

/** Lessons by the words of a search, those of active classes first, then the newest. */
export function lessonsBy(db: Database, words: readonly string[]) {
  return rowsOf<{ id: number; classId: number; subject: string; className: string }>(
    db,
    activeFirst(
      sql`select l.id, l.class_id as "classId", l.subject, c.name as "className"
        from lessons l join classes c on c.id = l.class_id and c.deleted_at is null
        where l.deleted_at is null
          and ${and(words.map((word) => holdsWord(folded('l.subject'), word)))}`,
      sql`l.id`,
    ),
  );
}

/** The first of what was found, of active classes `c` and of others, each as its index has them. */
function activeFirst(found: SQL, id: SQL): SQL {
  const [active, others] = [sql`c.is_active`, sql`not c.is_active`].map(
    (condition) => sql`(${found} and ${condition} order by ${id} desc limit ${SEARCH_MOST})`,
  );
  return sql`${active} union all ${others} limit ${SEARCH_MOST}`;
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
