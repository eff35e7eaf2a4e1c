import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../platform/db.ts';
import {
  accountNumbers,
  calendarFeeds,
  gameRounds,
  type JoinRecord,
  savedCards,
} from '../../../schema/index.ts';
import { type Joining, joinedTables } from './store-joined-tables.ts';

/** Which of two accounts ends, and which stays. */
export interface Joined {
  from: number;
  into: number;
}

type Rows = Record<string, unknown>[];

/** What has been moved and changed so far, by table. */
export type Trail = { -readonly [Part in 'moved' | 'before']: Record<string, unknown[]> };

/** Moves the rows of every table that has no rule of its own. */
export async function moveRows(tx: Tx, joined: Joined, trail: Trail): Promise<void> {
  for (const [name, joining] of Object.entries(joinedTables)) {
    if (typeof joining !== 'object') continue;
    const keys = await moveTable(tx, name, joining, joined);
    if (keys.length > 0) trail.moved[name] = keys;
  }
}

async function moveTable(
  tx: Tx,
  name: string,
  joining: Exclude<Joining, string>,
  { from, into }: Joined,
): Promise<Rows> {
  const [table, column] = name.split('.').map((one) => sql.identifier(one));
  const conditions = [sql`t.${column} = ${from}`];
  if (joining.where) conditions.push(joining.where(into));
  if (joining.unless) {
    const same = joining.unless.map((key) => {
      const one = sql.identifier(key);
      return sql` and o.${one} = t.${one}`;
    });
    conditions.push(sql`not exists (select 1 from ${table} o
      where o.${column} = ${into}${sql.join(same)})`);
  }
  const keys = joining.goes.map((key) => sql`t.${sql.identifier(key)}`);
  return rowsOf(
    tx,
    sql`update ${table} t set ${column} = ${into}
        where ${sql.join(conditions, sql` and `)} returning ${sql.join(keys, sql`, `)}`,
  );
}

/** Rounds of the quiz that are open end: a person has one open round of each level. */
export async function moveRounds(tx: Tx, { from, into }: Joined, trail: Trail): Promise<void> {
  const rounds = await tx
    .update(gameRounds)
    .set({
      userId: into,
      state: sql`case when ${gameRounds.state} = 'open' then 'abandoned' else ${gameRounds.state} end`,
    })
    .where(eq(gameRounds.userId, from))
    .returning({ id: gameRounds.id });
  if (rounds.length > 0) trail.moved['game_rounds.user_id'] = rounds;
}

/** An account number beside that of who stays is given back to the provider, as that of a deleted account. */
export async function closeNumber(tx: Tx, { from }: Joined, now: Date): Promise<void> {
  await tx
    .update(accountNumbers)
    .set({
      ...{ userId: null, state: 'closing', askAt: now, number: null, holder: '' },
      ...{ customerId: null, customerCode: null, reason: '', bank: '' },
    })
    .where(eq(accountNumbers.userId, from));
}

/** A card that was kept is kept for nobody else. */
export async function dropCard(tx: Tx, { from }: Joined): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.userId, from));
}

/** The address of a calendar was told to the account that ends. */
export async function dropFeed(tx: Tx, { from }: Joined): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, from));
}

/** Nothing waits for having brought oneself. */
export async function dropOwnRewards(tx: Tx, { from, into }: Joined, trail: Trail): Promise<void> {
  await tx.execute(sql`delete from waiting_rewards w using referrals r
    where r.friend_id = w.friend_id and r.friend_id in (${from}, ${into})
      and r.referrer_id in (${from}, ${into})`);
  const gone = await rowsOf(
    tx,
    sql`delete from referrals t where friend_id in (${from}, ${into})
        and referrer_id in (${from}, ${into}) returning to_jsonb(t) as row`,
  );
  if (gone.length > 0) trail.before.referrals = gone;
}

/** Counts what is in an inbox anew, and names who stays where messages wait for who ends. */
export async function settleInbox(tx: Tx, { from, into }: Joined): Promise<void> {
  await tx.execute(sql`insert into inboxes (user_id, received, read) select ${into}::int,
      (select count(*) from message_recipients where user_id = ${into}),
      (select count(*) from message_reads where user_id = ${into})
    on conflict (user_id) do update set received = excluded.received, read = excluded.read`);
  await tx.execute(sql`update scheduled_messages
    set recipient_ids = case when ${into}::int = any(recipient_ids)
      then array_remove(recipient_ids, ${from}::int)
      else array_replace(recipient_ids, ${from}::int, ${into}::int) end
    where ${from}::int = any(recipient_ids)`);
}

/** Whether who stays sits an exam now that the other has sat as well: its attempts cannot be put in order. */
export async function sitsSharedExam(tx: Tx, { from, into }: Joined): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`select 1 from exam_sittings s where s.user_id = ${into} and s.ended_at is null
        and (exists (select 1 from exam_results r
            where r.user_id = ${from} and r.lesson_id = s.lesson_id)
          or exists (select 1 from exam_sittings o
            where o.user_id = ${from} and o.lesson_id = s.lesson_id))
        limit 1`,
  );
  return found.length > 0;
}

export type { JoinRecord };

/** What of the record can be written down: times as text, no drivers' objects. */
export const recordOf = (record: JoinRecord): JoinRecord => JSON.parse(JSON.stringify(record));
