import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { lessons, users } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  colleague = await institute.student({ name: 'زينب' });
  await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
});
afterAll(() => institute.close());

let presses = 0;
const aPress = () => `press-of-two-${++presses}`;

/** A lesson that both have open. */
async function openByBoth() {
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id, { about: 'First words' });
  const { version } = (await admin.call.getManagedLesson({ lesson_id })).data;
  const form = { lesson_id, class_id, subject: 'Letters', about: 'First words', version };
  const stored = async () =>
    (await institute.services.db.select().from(lessons).where(eq(lessons.id, lesson_id)))[0];
  return {
    form,
    stored,
    versionNow: async () => (await admin.call.getManagedLesson({ lesson_id })).data.version,
  };
}

describe('two writers of one lesson', () => {
  it('do not write over each other unseen; the second is told who was first', async () => {
    const { form, stored, versionNow } = await openByBoth();
    const first = { ...form, about: 'Of the colleague', request_key: aPress() };
    expect(await colleague.call.updateLesson(first)).toMatchObject({ status: true });
    const second = { ...form, about: 'Of the admin', request_key: aPress() };
    expect(await admin.call.updateLesson(second)).toMatchObject({
      status: false,
      code: 'lesson_changed',
      message: '\u2068زينب\u2069 has changed this lesson since you opened it.',
    });
    expect(await stored()).toMatchObject({ about: 'Of the colleague' });
    const seen = { ...second, version: await versionNow() };
    expect(await admin.call.updateLesson(seen)).toMatchObject({ status: true });
    expect(await stored()).toMatchObject({ about: 'Of the admin' });
  });

  it('at once: one of them is told', async () => {
    const { form } = await openByBoth();
    const answers = await Promise.all(
      [admin, colleague].map((one) =>
        one.call.updateLesson({ ...form, about: `Of ${one.email}`, request_key: aPress() }),
      ),
    );
    expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual(['lesson_changed', 'saved']);
  });

  it('may press Save again when an answer was lost, and save what says the same', async () => {
    const { form, stored } = await openByBoth();
    const press = { ...form, about: 'Once', request_key: aPress() };
    await admin.call.updateLesson(press);
    expect(await admin.call.updateLesson(press)).toMatchObject({ status: true });
    expect(await stored()).toMatchObject({ about: 'Once' });
  });

  it('who were not shown a version save as the specification says', async () => {
    const { form, stored } = await openByBoth();
    const { version: _, ...old } = form;
    await colleague.call.updateLesson({ ...old, about: 'One' });
    expect(await admin.call.updateLesson({ ...old, about: 'Two' })).toMatchObject({ status: true });
    expect(await stored()).toMatchObject({ about: 'Two' });
  });

  it('are not told of what only its place or its file says', async () => {
    const { form } = await openByBoth();
    await aLesson(institute, form.class_id);
    const { data } = await admin.call.getLessons({ class_id: form.class_id });
    await colleague.call.reorderLessons({
      lessons: data.map(({ id }, at) => ({ id, position: data.length - at })),
    });
    expect(await admin.call.updateLesson(form)).toMatchObject({ status: true });
  });
});
