import { sql } from 'drizzle-orm';
import { type Database, instantOf, rowsOf, type Tx } from './db.ts';

/** How the jobs of some queues stand. */
export interface JobState {
  waiting: number;
  running: number;
  /** Of those that wait, how many have failed before. */
  retrying: number;
  /** For how long the first one waits that is due, in seconds. */
  lateSeconds: number;
  /** When one was last done, within the last day. */
  lastDoneAt: Date | null;
  /** Queues of those that failed for the last time within a day, each once. */
  failedQueues: string[];
  failed: number;
}

/** Reads how the jobs of `queues` stand: queues of a former release that nobody works do not count. */
export async function readJobState(db: Database, queues: readonly string[]): Promise<JobState> {
  const names = sql`any(${sql.param([...queues])}::text[])`;
  const [found] = await rowsOf<Omit<JobState, 'lastDoneAt'> & { lastDoneAt: string | null }>(
    db,
    sql`
    with live as (
      select count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'retry')::int as retrying,
        greatest(0, extract(epoch from now() - min(start_after) filter (where state < 'active')))::int
          as late_seconds
      from pgboss.job where name = ${names} and state < 'completed'),
    dead as (
      select output->>'queue' as queue, count(*)::int as failed from pgboss.job
      where name = 'dead-letters' and created_on > now() - interval '1 day'
        and output->>'queue' = ${names}
      group by 1)
    select waiting, running, retrying, coalesce(late_seconds, 0) as "lateSeconds",
      (select max(done.at) from (
         select max(completed_on) as at from pgboss.job where name = ${names} and state = 'completed'
         union all
         select max(completed_on) from pgboss.archive where name = ${names} and state = 'completed'
       ) as done) as "lastDoneAt",
      coalesce((select array_agg(queue order by queue) from dead), '{}') as "failedQueues",
      coalesce((select sum(failed)::int from dead), 0) as failed
    from live`,
  );
  if (!found) throw new Error('the jobs could not be counted');
  return { ...found, lastDoneAt: instantOf(found.lastDoneAt) };
}

/** The time by the clock of the database, at the beginning of a transaction. */
export async function timeIn(tx: Tx): Promise<Date> {
  const [{ ms } = { ms: Date.now() }] = await rowsOf<{ ms: number }>(
    tx,
    sql`select (extract(epoch from now()) * 1000)::float8 as ms`,
  );
  return new Date(ms);
}
