import { type SQL, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { startSimulator } from '../../../tools/simulator/simulator.mjs';
import { readConfig } from '../src/config.ts';
import { ensureAdministrator, signInAs } from '../src/modules/auth/index.ts';
import { checkLedger } from '../src/modules/ledger/index.ts';
import { type Database, rowsOf } from '../src/platform/db.ts';
import { makeLogger } from '../src/platform/log.ts';
import { makeServices } from '../src/services.ts';
import { openTestDatabase, type TestDatabase } from '../test/support/database.ts';
import { expectOtherPeople, prepareDemo } from './seed.ts';

// Half a year of an institute is made by the product itself.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let database: TestDatabase | null = null;
afterEach(async () => {
  await database?.close();
  database = null;
});

/** The services of a start with this environment, over the database of the start before. */
async function start(environment: Record<string, string>) {
  database ??= await openTestDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: database.dataDir, ...environment }, 1);
  const services = await makeServices(config, database, { log: makeLogger('silent') });
  if (config.firstAdmin) await ensureAdministrator(services, config.firstAdmin);
  return { services, told: await prepareDemo(services) };
}

// Proves ours-240, ours-278, ours-455.
it('stands beside an administrator of one’s own, and keeps published passwords off a public address', async () => {
  const own = { ADMIN_EMAIL: 'head@school.example', ADMIN_PASSWORD: 'a secret of ours' };
  const here = await start(own);
  const [counted] = await rowsOf<{ words: number }>(
    here.services.db,
    sql`select reltuples::int as words from pg_class where oid = 'public.words'::regclass`,
  );
  expect(counted?.words).toBeGreaterThan(100);
  await expectMeetings(here.services.db);
  await expectHomework(here.services.db);
  expect(here.told).toBe(
    'Demo data: sign in as bursar@example.com (money), support@example.com (support), student@example.com with learn-arabic-1',
  );
  const bursar = { email: 'bursar@example.com', password: 'learn-arabic-1' };
  const { userId } = await signInAs(here.services, bursar);
  const [held] = await rowsOf<{ powers: string[] }>(
    here.services.db,
    sql`select powers from office_staff where user_id = ${userId}`,
  );
  expect(held?.powers).toEqual(['money']);
  const head = { email: own.ADMIN_EMAIL, password: own.ADMIN_PASSWORD };
  expect((await signInAs(here.services, head)).role).toBe(11);
  const student = { email: 'student@example.com', password: 'learn-arabic-1' };
  await signInAs(here.services, student);
  const teacher = { email: 'admin@example.com', password: 'teach-arabic-1' };
  await expect(signInAs(here.services, teacher)).rejects.toThrow();
  expect((await start(own)).told).toBe(here.told);

  // The same institute, moved to an address that others reach.
  const site = { ...own, PUBLIC_URL: 'https://school.example' };
  const moved = await start(site);
  await expect(signInAs(moved.services, student)).rejects.toThrow();
  const [, password = ''] = /, (\S+) that of the demo's students/.exec(moved.told ?? '') ?? [];
  await signInAs(moved.services, { ...student, password });
  await signInAs(moved.services, head);
  expect((await start(site)).told).toBeNull();
});

/** Two classes meet: five times in the weeks past, and next with a substitute, at another hour, and not at all. */
async function expectMeetings(db: Database): Promise<void> {
  const one = async (statement: SQL) => (await rowsOf<Record<string, unknown>>(db, statement))[0];
  const said = await one(sql`select
    count(*) filter (where state = 'present')::int as present,
    count(*) filter (where state = 'late')::int as late,
    count(*) filter (where state = 'left_early')::int as early,
    count(*) filter (where state = 'excused')::int as excused,
    count(*) filter (where state = 'absent')::int as absent,
    count(distinct meeting_id)::int as meetings from presences`);
  expect(said).toEqual({ present: 8, late: 1, early: 1, excused: 1, absent: 1, meetings: 5 });
  const coming = await one(sql`select
    count(*) filter (where m.state = 'cancelled' and m.reason = 'Staff day')::int as closed,
    count(*) filter (where m.by_hand and m.reason <> '')::int as moved,
    count(*) filter (where m.by_hand and m.teacher_id <> p.teacher_id)::int as substituted,
    count(*) filter (where m.state = 'held')::int as held
    from meetings m join patterns p on p.id = m.pattern_id`);
  expect(coming).toEqual({ closed: 1, moved: 1, substituted: 1, held: 5 });
  const wishes = await one(sql`select
    count(*) filter (where state = 'offered')::int as offered,
    count(*) filter (where state = 'waiting')::int as waiting from seat_wishes`);
  expect(wishes).toEqual({ offered: 1, waiting: 1 });
}

/** Homework waits in two classes and has come back, told on its day; a meeting is heard again, a class is graded. */
async function expectHomework(db: Database): Promise<void> {
  const one = async (statement: SQL) => (await rowsOf<Record<string, unknown>>(db, statement))[0];
  const handedIn = await one(sql`select
    count(*) filter (where state = 'waiting')::int as waiting,
    count(distinct class_id) filter (where state = 'waiting')::int as classes,
    count(*) filter (where is_late)::int as late,
    count(*) filter (where state = 'answered')::int as answered,
    count(*) filter (where state = 'again')::int as again,
    count(*) filter (where state <> 'waiting' and told_at is null)::int as untold from hand_ins`);
  const seen = { waiting: 3, classes: 2, late: 1, answered: 5, again: 1, untold: 0 };
  expect(handedIn).toEqual(seen);
  const said = await one(sql`select
    count(*) filter (where at_ms is not null and file <> '')::int as voices,
    count(*) filter (where at_ms is not null and text <> '')::int as words,
    count(*) filter (where x is not null)::int as places from replies`);
  expect(said).toEqual({ voices: 4, words: 3, places: 1 });
  // Nothing is left for a program that makes sounds.
  const left = await one(sql`select
    (select count(*)::int from takes where copy_state = 'waiting') as copies,
    (select count(*)::int from recordings where original = '' and name <> '') as heard`);
  expect(left).toEqual({ copies: 0, heard: 1 });
  const graded = await one(sql`select
    (select count(*)::int from grade_columns) as columns,
    (select count(*)::int from grade_marks) as marks`);
  expect(graded).toEqual({ columns: 4, marks: 3 });
}

it('is made on a public address only when told to, with passwords said once @all', async () => {
  const site = { NODE_ENV: 'production' };
  expect((await start(site)).told).toBeNull();
  const told = await start({ ...site, DEMO_DATA: 'on' });
  const said = /student@example.com with (\S+), or as admin@example.com with (\S+)\. /.exec(
    told.told ?? '',
  );
  const [, student = '', admin = ''] = said ?? [];
  expect([student, admin]).not.toContain('learn-arabic-1');
  expect(
    (await signInAs(told.services, { email: 'admin@example.com', password: admin })).role,
  ).toBe(11);
  await signInAs(told.services, { email: 'student@example.com', password: student });
  for (const [email, password] of [
    ['admin@example.com', 'teach-arabic-1'],
    ['student@example.com', 'learn-arabic-1'],
  ] as const) {
    await expect(signInAs(told.services, { email, password })).rejects.toThrow();
  }
  expect((await start({ ...site, DEMO_DATA: 'on' })).told).toBeNull();
});

it('refuses an administrator who is one of its students, in one line', () => {
  const own = { ADMIN_EMAIL: 'student@example.com', ADMIN_PASSWORD: 'a secret of ours' };
  expect(() => expectOtherPeople(readConfig(own, 1))).toThrow(/^ADMIN_EMAIL: is that of a student/);
});

it('holds what was paid by card where the payment simulator runs beside it', async () => {
  const simulator = await startSimulator({
    ...{ secretKey: 'sk_simulator_test', webhookUrl: 'http://127.0.0.1:9/none' },
  });
  try {
    const { services } = await start({
      ...{ PAYSTACK_SECRET_KEY: simulator.secretKey, PAYSTACK_API_URL: simulator.apiUrl },
      ...{ PAYSTACK_INLINE_URL: simulator.inlineUrl, DEMO_CARDS: 'on' },
    });
    const paid = await rowsOf<{ state: string; received: number }>(
      services.db,
      sql`select state, received::int as received from card_payments order by id`,
    );
    expect(paid).toEqual([
      { state: 'paid', received: 600_000 },
      { state: 'paid', received: 400_000 },
      { state: 'paid', received: 500_000 },
    ]);
    const back = await rowsOf<{ amount: number; way: string }>(
      services.db,
      sql`select amount::int as amount, way from refunds order by id`,
    );
    expect(back).toEqual([
      { amount: 600_000, way: 'card' },
      { amount: 150_000, way: 'card' },
    ]);
    expect((await checkLedger(services.db)).problems).toEqual([]);
  } finally {
    await simulator.stop();
  }
});
