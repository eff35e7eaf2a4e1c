import type { StaffPower } from '@institute/contract/auth/abilities';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { lessons } from '../../../schema/index.ts';
import { lockEditing } from '../store.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

it('a press that has added a lesson reaches it no more once its class is taken away', async () => {
  const own = await aClass(institute, { name: 'Nahw' });
  const lost = await aClass(institute, { name: 'Sarf' });
  const maryam = await institute.student({ name: 'Maryam' });
  const powers: StaffPower[] = ['teach'];
  for (const { id: class_id } of [own, lost]) {
    await admin.call.saveClassStaff({ class_id, user_id: maryam.id, powers });
  }
  const press = { subject: 'The sentence', request_key: 'press-of-teacher' };
  const { data } = await maryam.call.addLesson({ ...press, class_id: lost.id });
  const row = async () => {
    const { db } = institute.services;
    return (await db.select().from(lessons).where(eq(lessons.id, data.id)))[0];
  };
  // In both classes the press may still say which of them is meant.
  const moved = await maryam.call.addLesson({ ...press, class_id: own.id });
  expect([moved.data.id, (await row())?.classId]).toEqual([data.id, own.id]);
  await maryam.call.addLesson({ ...press, class_id: lost.id });
  await admin.call.removeClassStaff({ class_id: lost.id, user_id: maryam.id });
  const again = await maryam.call.addLesson({ ...press, class_id: own.id, subject: 'Mine' });
  expect(again).toMatchObject({ status: false, code: 'lesson_not_found' });
  expect(await row()).toMatchObject({ classId: lost.id, subject: 'The sentence' });
});

// The embedded database has one connection: nothing moves while something else is saved.
it.skipIf(!inject('postgres'))(
  'a lesson that is just moved to a class of others is not saved',
  async () => {
    const { db } = institute.services;
    const own = await aClass(institute, { name: 'Nahw' });
    const others = await aClass(institute, { name: 'Sarf' });
    const maryam = await institute.student({ name: 'Maryam' });
    const staff = { class_id: own.id, user_id: maryam.id, powers: ['teach'] as StaffPower[] };
    await admin.call.saveClassStaff(staff);
    const { id: lesson_id } = await aLesson(institute, own.id, { subject: 'The sentence' });
    const words = [{ arabic: 'جُمْلَةٌ', meaning: 'sentence' }];
    const saving = await inTransaction(db, async (tx) => {
      await lockEditing(tx);
      await tx.update(lessons).set({ classId: others.id }).where(eq(lessons.id, lesson_id));
      const begun = [
        maryam.call.updateLesson({ lesson_id, subject: 'Hers' }),
        maryam.call.saveLessonWords({ lesson_id, words }),
      ];
      await expect.poll(() => waitingForLocks(db)).toBe(begun.length);
      return { begun };
    });
    for (const answer of await Promise.all(saving.begun)) {
      expect(answer).toMatchObject({ status: false, code: 'lesson_not_found' });
    }
    const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lesson_id));
    expect(lesson).toMatchObject({ classId: others.id, subject: 'The sentence' });
    expect((await admin.call.getManagedWords({ lesson_id })).data.words).toEqual([]);
  },
);

/** How many wait for an advisory lock of this database. */
async function waitingForLocks(db: Database): Promise<number> {
  const [found] = await rowsOf<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
  );
  return found?.waiting ?? 0;
}
