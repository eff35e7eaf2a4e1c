import { WAKING } from '@institute/contract/meetings/reminders';
import { dateText, wallClock } from '@institute/contract/time/calendar';
import { HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import type { Services } from '../../context.ts';
import { rowsOf } from '../../platform/db.ts';
import { enrolments, meetings, patterns, reminderChoices } from '../../schema/index.ts';
import { remindPeople } from './remind-people.ts';

let institute: Institute;
beforeEach(async () => {
  institute = await Institute.open();
});
afterEach(() => institute.close());

const db = () => institute.services.db;
const START = Date.parse('2027-01-06T00:00:00Z');
const DAYS = 7;
const zones = ['Africa/Lagos', 'Africa/Cairo', 'America/New_York', 'Asia/Jakarta'];

/** People of four zones in one class, which meets every half hour for a week. */
async function manyMeetings(people: number): Promise<void> {
  const { id: classId } = await aClass(institute);
  const admin = await institute.admin();
  for (let n = 0; n < people; n += 1) {
    const { id: userId } = await institute.student();
    await db()
      .insert(enrolments)
      .values({ userId, classId, enrolledAt: new Date(0) });
    const zone = zones[n % zones.length] ?? '';
    await db()
      .insert(reminderChoices)
      .values({ userId, way: 'inApp', hour: 7 + (n % 14), zone });
  }
  await admin.call.addPattern({
    ...{ class_id: classId, from_on: '2027-01-06', weekday: 3, starts_at: '18:00', minutes: 60 },
  });
  const [pattern] = await db().select().from(patterns);
  if (!pattern) throw new Error('there is no weekly time');
  await db().delete(meetings);
  await db()
    .insert(meetings)
    .values(
      Array.from({ length: DAYS * 48 }, (_, index) => ({
        ...{ groupId: pattern.groupId, patternId: pattern.id },
        plannedOn: dateText(new Date(START + index * 24 * HOUR_MS), 'UTC'),
        startsAt: new Date(START + index * 30 * MINUTE_MS),
        endsAt: new Date(START + (index * 30 + 20) * MINUTE_MS),
      })),
    );
}

/** A meeting that comes is cancelled, or moved by an hour; what it was until now is noted. */
async function changeOne(change: 'cancel' | 'move', gone: Map<string, Date>): Promise<void> {
  const now = institute.clock.now();
  const [row] = await db()
    .select()
    .from(meetings)
    .where(and(gt(meetings.startsAt, now), eq(meetings.state, 'planned')))
    .orderBy(asc(meetings.startsAt))
    .limit(1);
  if (!row) return;
  gone.set(`${row.id} ${row.startsAt.toISOString()}`, now);
  const startsAt = new Date(row.startsAt.getTime() + HOUR_MS);
  const endsAt = new Date(row.endsAt.getTime() + HOUR_MS);
  // A group meets in two rooms at once here, as those may that were planned long ago.
  const moved = { startsAt, endsAt, isApart: false };
  await db()
    .update(meetings)
    .set(change === 'cancel' ? { state: 'cancelled' } : moved)
    .where(eq(meetings.id, row.id));
}

// Proves ours-287.
it.each([
  [1_000, 3, ''],
  [10_000, 30, ' @all'],
])(
  'of %i reminders none comes twice, at night, or for what is not held, whatever fails (%i people)%s',
  async (most, people) => {
    institute.clock.set(new Date(START - 40 * HOUR_MS));
    await manyMeetings(people);
    let seed = 7;
    const chance = (of: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % of === 0;
    };
    let faults = 0;
    const fail = () => {
      faults += 1;
      throw new Error('killed');
    };
    const { notices } = institute.services;
    const faulty: Services = {
      ...institute.services,
      notices: {
        ...notices,
        async meetingsComing(tx, at, news) {
          // Killed before the message is written, and before it is kept.
          if (chance(7)) fail();
          const id = await notices.meetingsComing(tx, at, news);
          if (chance(7)) fail();
          return id;
        },
      },
    };
    const gone = new Map<string, Date>();
    for (let step = 0; step < (DAYS + 1) * 24; step += 1) {
      institute.clock.set(new Date(START - 24 * HOUR_MS + step * HOUR_MS));
      if (step % 5 === 0) await changeOne(step % 2 === 0 ? 'cancel' : 'move', gone);
      // Two workers at once, and one more as if the answer of the first was lost.
      await Promise.allSettled([remindPeople(faulty), remindPeople(faulty)]);
      await remindPeople(faulty).catch(() => undefined);
    }
    const rows = await rowsOf<{
      userId: number;
      meetingId: number;
      stage: string;
      startsAt: string;
      messageId: number | null;
      sentAt: string;
      zone: string;
    }>(
      db(),
      sql`select r.user_id as "userId", r.meeting_id as "meetingId", r.stage, r.starts_at as "startsAt",
      r.message_id as "messageId", m.sent_at as "sentAt", c.zone
      from meeting_reminders r join reminder_choices c on c.user_id = r.user_id
      left join messages m on m.id = r.message_id`,
    );
    expect(faults).toBeGreaterThan(people * 3);
    expect(rows.length).toBeGreaterThan(most);
    const keys = rows.map((row) => [row.userId, row.meetingId, row.stage, row.startsAt].join(' '));
    expect(new Set(keys).size).toBe(rows.length);
    // No message was written that no row knows, and none is missing.
    const { rows: found } = (await db().execute(
      sql`select count(*)::int as n from messages where sender_id is null`,
    )) as unknown as { rows: { n: number }[] };
    expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(found[0]?.n);
    for (const row of rows) {
      const [sentAt, startsAt] = [new Date(row.sentAt), new Date(row.startsAt)];
      const { hour } = wallClock(sentAt, row.zone);
      expect(hour >= WAKING.from && hour < WAKING.until).toBe(true);
      expect(sentAt < startsAt).toBe(true);
      const since = gone.get(`${row.meetingId} ${startsAt.toISOString()}`);
      if (since) expect(sentAt < since).toBe(true);
    }
  },
  300_000,
);
