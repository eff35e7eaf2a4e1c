import { WAKING } from '@institute/contract/meetings/reminders';
import { wallClock } from '@institute/contract/time/calendar';
import { HOUR_MS } from '@institute/contract/time/durations';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import type { Services } from '../../../context.ts';
import { rowsOf } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import type { Mail } from '../../../platform/mail.ts';
import { MailProblem } from '../../../platform/mail-problem.ts';
import { deliverMail, planRound } from '../mail/deliver-mail.ts';
import { ringPhones } from '../phones/ring-phones.ts';
import { remindDaily } from './remind-daily.ts';

let institute: Institute;
beforeEach(async () => {
  institute = await Institute.open();
});
afterEach(() => institute.close());

const db = () => institute.services.db;
const START = Date.parse('2027-01-06T00:00:00Z');
const zones = ['Africa/Lagos', 'Africa/Cairo', 'America/New_York', 'Asia/Jakarta'];

/**
 * So many people of four zones and all hours, half of them with a device and half with e-mail, each of whom owes
 * something that is due in these days.
 */
async function manyPeople(people: number): Promise<void> {
  await db().execute(sql`
    insert into users (name, email, phone, password_hash, role, referral_code, joined_at)
    select 'P' || n, 'p' || n || '@example.com', '0', '', 1, 'REF-p-' || n, now()
    from generate_series(1, ${people}::int) n`);
  await db().execute(sql`
    insert into accounts (kind, user_id) select 'wallet', id from users where email like 'p%@example.com'`);
  const own = sql`(select id, row_number() over (order by id)::int as n from users where email like 'p%@example.com') p`;
  await db().execute(sql`
    insert into reminder_choices (user_id, way, hour, zone, daily_way, daily_hour)
    select id, 'none', 18, (array[${sql.join(
      zones.map((zone) => sql`${zone}`),
      sql`, `,
    )}])[1 + n % 4], case when n % 2 = 0 then 'push' else 'email' end, 7 + n % 14 from ${own}`);
  await db().execute(sql`
    insert into sessions (user_id, sid_hash, token_hash, created_at, expires_at)
    select id, 'a' || id, 'b' || id, now(), '2028-01-01' from ${own} where n % 2 = 0`);
  await db().execute(sql`
    insert into push_subscriptions (session_id, endpoint, p256dh, auth, name, made_at)
    select s.id, 'https://push.example.com/' || s.user_id, 'k', 'a', 'n', now() from sessions s
      join users u on u.id = s.user_id and u.email like 'p%@example.com'`);
  await db().execute(sql`
    insert into invoices (user_id, title, amount, due_on, overdue_at, made_at)
    select id, 'Books', 100, '2027-01-09', '2027-02-01', now() from ${own}`);
}

// Proves ours-314.
it.each([
  [60, 2, ''],
  [10_000, 1, ' @all'],
])(
  'of %i people none is reminded twice a day, at night, or of what is gone, whatever fails (days: %i)%s',
  async (people, days) => {
    institute.clock.set(new Date(START));
    await manyPeople(people);
    let seed = 7;
    const chance = (of: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % of === 0;
    };
    const { clock, webPush } = institute.services;
    let faults = 0;
    /** Whether the mail server is away for now. */
    let isAway = false;
    const kill = () => {
      faults += 1;
      throw new Error('killed');
    };
    /** What left the house: to whom, by which message, and when. */
    const left: { message: string; userId: number; at: Date }[] = [];
    const reminding: Services = {
      ...institute.services,
      // Both are asked within the transaction: it dies before the reminder is written, and after.
      clock: { now: () => (chance(11) ? kill() : clock.now()) },
      jobs: {
        ...institute.services.jobs,
        enqueue: (...of) => (chance(3) ? kill() : institute.services.jobs.enqueue(...of)),
      },
    };
    const sending: Services = {
      ...institute.services,
      mailer: {
        async send(mail: Mail) {
          if (isAway) {
            faults += 1;
            throw new MailProblem(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
          }
          const userId = Number(/\.(\d+)@/.exec(mail.messageId ?? '')?.[1]);
          left.push({ message: mail.messageId ?? '', userId, at: clock.now() });
        },
        close: () => undefined,
      },
      webPush: {
        ...webPush,
        async send(device, { text }) {
          if (chance(3)) {
            faults += 1;
            return chance(20) ? 'gone' : 'later';
          }
          const userId = Number(device.endpoint.split('/').at(-1));
          left.push({ message: JSON.parse(text).path, userId, at: clock.now() });
          return 'sent';
        },
      },
    };
    const run = { signal: new AbortController().signal };
    const again = async (what: () => Promise<unknown>) => {
      for (let tries = 0; tries < 3; tries += 1) await what().catch(() => undefined);
    };
    const paid = new Map<number, Date>();
    for (let step = 0; step < days * 24; step += 1) {
      institute.clock.set(new Date(START + step * HOUR_MS));
      // Two workers at once, and once more as if the answer of the first was lost.
      await Promise.allSettled([remindDaily(reminding, run), remindDaily(reminding, run)]);
      await again(() => remindDaily(reminding, run));
      isAway = chance(3);
      // Some pay before it goes out.
      const some = await rowsOf<{ userId: number }>(
        db(),
        sql`update invoices set state = 'paid', paid = amount, settled_at = now()
          where state = 'open' and user_id % ${days * 24} = ${step}::int returning user_id as "userId"`,
      );
      for (const { userId } of some) paid.set(userId, clock.now());
      await again(() => deliverMail(sending, run));
      await again(() => ringPhones(sending, run));
      await inTransaction(db(), (tx) => planRound(tx, institute.services));
      institute.clock.advance({ minutes: 30 });
      await again(() => deliverMail(sending, run));
      await again(() => ringPhones(sending, run));
    }
    const rows = await rowsOf<{ userId: number; day: string; zone: string }>(
      db(),
      sql`select r.user_id as "userId", r.on_day as day, c.zone from daily_reminders r
        join reminder_choices c on c.user_id = r.user_id where r.message_id is not null`,
    );
    const zoneOf = new Map(rows.map(({ userId, zone }) => [userId, zone]));
    expect(faults).toBeGreaterThan((people * days) / 4);
    expect(left.length).toBeGreaterThan((people * days) / 4);
    // Each message went out once, and each person had one a day at most.
    expect(new Set(left.map(({ message }) => message)).size).toBe(left.length);
    const ofDays = left.map(({ userId, at }) => {
      const { day, month } = wallClock(at, zoneOf.get(userId) ?? '');
      return `${userId} ${month} ${day}`;
    });
    expect(new Set(ofDays).size).toBe(left.length);
    for (const { userId, at } of left) {
      const { hour } = wallClock(at, zoneOf.get(userId) ?? '');
      expect(hour >= WAKING.from && hour < WAKING.until).toBe(true);
      const since = paid.get(userId);
      if (since) expect(at < since).toBe(true);
    }
    // No message was written that no row knows.
    const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(
      db(),
      sql`select count(*)::int as n from messages where sender_id is null`,
    );
    expect(n).toBe(rows.length);
  },
  1_800_000,
);
