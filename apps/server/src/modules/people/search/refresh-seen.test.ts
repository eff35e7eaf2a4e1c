import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { devices, lessonProgress, sessions, users } from '../../../schema/index.ts';
import { refreshSeen } from './refresh-seen.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const seen = async ({ id }: { id: number }) => {
  const [row] = await institute.services.db.select().from(users).where(eq(users.id, id));
  return row?.lastSeenAt ?? null;
};
const activity = async (which: 'active' | 'silent' | 'never') =>
  (await admin.call.getStudentList({ activity: which, only_role: '1' })).data.map(({ id }) => id);

describe('the database notes when a person was last there', () => {
  it('with a session, and with its use', async () => {
    const amina = await institute.student();
    expect(await seen(amina)).toEqual(institute.clock.now());
    institute.clock.advance({ minutes: 20 });
    await amina.call.getUserData({});
    expect(await seen(amina)).toEqual(institute.clock.now());
    institute.clock.advance({ days: 2 });
    await institute.signInAgain(amina);
    expect(await seen(amina)).toEqual(institute.clock.now());
  });

  it('never back in time, whichever session says so, and not when one ends', async () => {
    const amina = await institute.student();
    const { db, clock } = institute.services;
    const now = clock.now();
    const earlier = { lastSeenAt: new Date(now.getTime() - 3_600_000) };
    await db.update(sessions).set(earlier).where(eq(sessions.userId, amina.id));
    expect(await seen(amina)).toEqual(now);
    await db.delete(sessions).where(eq(sessions.userId, amina.id));
    expect(await seen(amina)).toEqual(now);
  });

  it('not when an administrator is there as them', async () => {
    const amina = await institute.student();
    const before = await seen(amina);
    institute.clock.advance({ days: 1 });
    admin = await institute.admin();
    const { status } = await admin.call.loginAsStudent({ student_email: amina.email });
    expect(status).toBe(true);
    expect(await seen(amina)).toEqual(before);
    await institute.signInAgain(admin);
    expect(await seen(admin)).toEqual(institute.clock.now());
  });
});

describe('of people of whom an earlier version has noted nothing', () => {
  /** A student as such a version leaves one: with traces, and nothing noted. */
  async function unnoted(traces: { session?: Date; device?: Date; lesson?: Date }) {
    const { db } = institute.services;
    const student = await institute.student();
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id);
    await student.call.enrol({ class_id });
    await student.call.getLessonDetails({ class_id, lesson_id });
    const { session, device, lesson } = traces;
    const mine = {
      session: eq(sessions.userId, student.id),
      device: eq(devices.userId, student.id),
    };
    if (session) await db.update(sessions).set({ lastSeenAt: session }).where(mine.session);
    else await db.delete(sessions).where(mine.session);
    if (device) await db.update(devices).set({ lastSeenAt: device }).where(mine.device);
    else await db.delete(devices).where(mine.device);
    const opened = eq(lessonProgress.userId, student.id);
    if (lesson) await db.update(lessonProgress).set({ viewedAt: lesson }).where(opened);
    else await db.delete(lessonProgress).where(opened);
    await db.update(users).set({ lastSeenAt: null }).where(eq(users.id, student.id));
    return student;
  }
  const daysAgo = (days: number) =>
    new Date(institute.clock.now().getTime() - days * 24 * 3_600_000);

  beforeEach(async () => {
    admin = await institute.admin();
  });

  it.each([
    ['the session', { session: 2, device: 40, lesson: 50 }],
    ['the device', { device: 2, lesson: 50 }],
    ['the lesson', { device: 40, lesson: 2 }],
  ])('%s that is latest is noted, and lists know it before', async (_which, days) => {
    const { services } = institute;
    const traces = Object.fromEntries(
      Object.entries(days).map(([name, ago]) => [name, daysAgo(ago)]),
    );
    const student = await unnoted(traces);
    const known = async () => {
      expect(await activity('active')).toContain(student.id);
      expect(await activity('silent')).not.toContain(student.id);
      expect(await activity('never')).not.toContain(student.id);
    };
    await known();
    await refreshSeen(services);
    expect(await seen(student)).toEqual(daysAgo(2));
    await known();
  });

  it('nothing is noted of who has left nothing, and nothing else is changed', async () => {
    const { services } = institute;
    const nobody = await unnoted({});
    const gone = await unnoted({ device: daysAgo(3) });
    const noted = await institute.student();
    await services.db
      .update(users)
      .set({ lastSeenAt: daysAgo(9) })
      .where(eq(users.id, noted.id));
    expect((await admin.call.deleteStudent({ student_id: gone.id })).status).toBe(true);
    await refreshSeen(services);
    expect(await seen(nobody)).toBeNull();
    expect(await activity('never')).toContain(nobody.id);
    expect(await seen(gone)).toBeNull();
    // What the database has noted is right, whatever a session says that was moved by hand.
    expect(await seen(noted)).toEqual(daysAgo(9));
  });

  it('everybody is reached, however many there are', async () => {
    const { services } = institute;
    const count = () =>
      services.db.$count(users, sql`${users.name} = 'Many' and last_seen_at is null`);
    await services.db.execute(sql`
      insert into users (name, email, phone, password_hash, role, referral_code, joined_at)
      select 'Many', 'many' || n || '@example.com', '0', 'x', 1, 'MANY-' || n, now()
      from generate_series(1, 2500) n`);
    await services.db.execute(sql`
      insert into accounts (kind, user_id) select 'wallet', id from users where name = 'Many'`);
    await services.db.execute(sql`
      insert into devices (key_hash, user_id, first_seen_at, last_seen_at)
      select 'many-' || id, id, joined_at, joined_at from users where name = 'Many' and id % 2 = 0`);
    expect(await count()).toBe(2500);
    await refreshSeen(services);
    expect(await count()).toBe(1250);
    await refreshSeen(services);
    expect(await count()).toBe(1250);
  });
});
