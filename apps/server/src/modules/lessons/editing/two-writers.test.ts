import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aRequestKey } from '../../../../test/support/request-key.ts';
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
    const first = { ...form, about: 'Of the colleague', request_key: aRequestKey() };
    expect(await colleague.call.updateLesson(first)).toMatchObject({ status: true });
    const second = { ...form, about: 'Of the admin', request_key: aRequestKey() };
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

  it('do not put an old key back: a question that was corrected meanwhile is told of', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id, {
      inputetype: 'Exam',
      questions: [{ question: 'Which is a house?', answer: 'بَابٌ', option1: 'بَيْتٌ' }],
    });
    const opened = async () => {
      const { version } = (await admin.call.getManagedLesson({ lesson_id })).data;
      const { data } = await admin.call.getLessonQuestions({ lesson_id });
      const questions = data.map(({ id, question, answer, answer1: option1 }) => ({
        ...{ id: String(id), question, answer, option1 },
      }));
      return { lesson_id, class_id, version, questions };
    };
    const before = await opened();
    const corrected = before.questions.map((one) => ({ ...one, answer: 'بَيْتٌ', option1: 'بَابٌ' }));
    expect(await colleague.call.updateLesson({ ...before, questions: corrected })).toMatchObject({
      status: true,
    });
    const late = { ...before, subject: 'Another subject' };
    expect(await admin.call.updateLesson(late)).toMatchObject({ code: 'lesson_changed' });
    const after = await opened();
    expect(after.questions).toMatchObject([{ answer: 'بَيْتٌ' }]);
    expect(await admin.call.updateLesson({ ...after, subject: 'Another' })).toMatchObject({
      status: true,
    });
    // Taken away or added is told of too.
    await colleague.call.removeObj({ obj_id: Number(after.questions[0]?.id) });
    expect((await opened()).version).not.toBe(after.version);
  });

  it('at once: one of them is told', async () => {
    const { form } = await openByBoth();
    const answers = await Promise.all(
      [admin, colleague].map((one) =>
        one.call.updateLesson({ ...form, about: `Of ${one.email}`, request_key: aRequestKey() }),
      ),
    );
    expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual(['lesson_changed', 'saved']);
  });

  it('may press Save again when an answer was lost, and save what says the same', async () => {
    const { form, stored } = await openByBoth();
    const request = { ...form, about: 'Once', request_key: aRequestKey() };
    await admin.call.updateLesson(request);
    expect(await admin.call.updateLesson(request)).toMatchObject({ status: true });
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
