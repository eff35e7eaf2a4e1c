import cronParser from 'cron-parser';
import type { Tx } from './db-transaction.ts';
import { defineQueue, type JobRun } from './job-queue.ts';
import { timeIn } from './job-state-store.ts';

/** Of each scheduled job the next time waits here as a job. */
export const scheduled = defineQueue<{ name: string }>('schedule', { retries: 5, backoff: 30 });

type Handler = (run: JobRun) => Promise<unknown>;

/**
 * The first time of `cron` (minute, hour, day, month, weekday) after `after`. Throws on a wrong
 * cron.
 */
export function nextTime(cron: string, after: Date, timeZone: string): Date {
  return cronParser.parseExpression(cron, { currentDate: after, tz: timeZone }).next().toDate();
}

/** The times of scheduled jobs and what is done at them. */
export class Schedule {
  private readonly entries = new Map<string, { cron: string; handler: Handler }>();
  private readonly timeZone: string;
  private readonly enqueue: (tx: Tx, name: string, delay: number) => Promise<void>;

  /** `enqueue` adds a job of {@link scheduled} that is due after `delay` seconds. */
  constructor(timeZone: string, enqueue: (tx: Tx, name: string, delay: number) => Promise<void>) {
    this.timeZone = timeZone;
    this.enqueue = enqueue;
  }

  /** See `Jobs.every`. Throws on a wrong cron. */
  add(name: string, cron: string, handler: Handler): void {
    nextTime(cron, new Date(0), this.timeZone);
    this.entries.set(name, { cron, handler });
  }

  /** Whether this process knows an entry; a former release or another machine may have others. */
  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Plans the next time of every entry. */
  async planAll(tx: Tx): Promise<void> {
    for (const name of this.entries.keys()) await this.plan(tx, name);
  }

  /**
   * Plans the next time of an entry, unless it is planned already: by the clock of the database, which
   * makes it due. By a machine's own, a slower one would plan the time that has just been done again.
   */
  async plan(tx: Tx, name: string): Promise<void> {
    const cron = this.entries.get(name)?.cron;
    if (!cron) return;
    const now = await timeIn(tx);
    const delay = (nextTime(cron, now, this.timeZone).getTime() - now.getTime()) / 1000;
    await this.enqueue(tx, name, delay);
  }

  async run(name: string, run: JobRun): Promise<void> {
    await this.entries.get(name)?.handler(run);
  }
}
