import type { StaffPower } from '@institute/contract/rules/abilities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass } from '../../../../test/support/school.ts';
import { lessons } from '../../../schema/index.ts';

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
