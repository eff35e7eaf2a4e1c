import { wordFinder, writtenForm } from '@institute/contract/words/find-words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aLessonWithWords, aReader } from '../../../../test/support/words.ts';
import { lessons, wordForms } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const form = 'أَفَبِكِتَابِنَا';

// Proves call-tieWordForm.
it('is remembered for every lesson that has the word, and found when it is tapped', async () => {
  const admin = await institute.admin();
  const { student, class_id, lesson_id } = await aReader(institute, 4);
  const { lesson_id: tiedIn, wordIds } = await aLessonWithWords(institute, 4);
  const [, , , book = 0] = wordIds;
  const answer = await admin.call.tieWordForm({ lesson_id: tiedIn, form, word_id: book });
  expect(answer.message).toBe('Remembered for every lesson!');
  expect(answer.data.words[3]?.forms).toHaveLength(1);
  const { data: words } = await student.call.getLessonWords({ class_id, lesson_id });
  const found = wordFinder(words.map((word) => ({ ...word, plural: word.plural })));
  expect(found(`قَالَ: ${form}؟`).find(({ text }) => text === form)?.word).toBe(3);
  expect(
    (await student.call.getSavableLesson({ class_id, lesson_id })).data.words?.[3]?.forms,
  ).toEqual(words[3]?.forms);
});

// Proves call-tieWordForm.
it('goes to another word when it is tied again, also by two at once, and is taken back', async () => {
  const admin = await institute.admin();
  const { lesson_id, wordIds } = await aLessonWithWords(institute, 4);
  const tie = (word_id: number) => admin.call.tieWordForm({ lesson_id, form, word_id });
  await Promise.all([tie(wordIds[0] ?? 0), tie(wordIds[1] ?? 0)]);
  const { words } = (await tie(wordIds[2] ?? 0)).data;
  expect(words.map(({ forms }) => forms?.length ?? 0)).toEqual([0, 0, 1, 0]);
  expect((await tie(0)).data.words.every(({ forms }) => forms === undefined)).toBe(true);
});

// Proves call-tieWordForm.
it('is one word of the lesson, and the office’s to tie', async () => {
  const admin = await institute.admin();
  const { student, lesson_id } = await aReader(institute, 1);
  const other = await aLessonWithWords(institute, 1);
  const strange = { lesson_id, form, word_id: other.wordIds[0] ?? 0 };
  expect((await admin.call.tieWordForm(strange)).code).toBe('words_changed');
  for (const wrong of ['فِي الْبَيْتِ', 'book', '']) {
    expect((await admin.call.tieWordForm({ ...strange, form: wrong })).status).toBe(false);
  }
  expect((await student.call.tieWordForm({ ...strange, word_id: 0 })).status).toBe(false);
});

it('is changed and taken back by whoever made it, and by administrators', async () => {
  const admin = await institute.admin();
  const mine = 'وَكِتَابُهُمْ';
  const { db } = institute.services;
  const teacherOf = async (name: string) => {
    const person = await institute.student({ name });
    const { lesson_id, wordIds } = await aLessonWithWords(institute, 2);
    const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lesson_id));
    const class_id = lesson?.classId ?? 0;
    await admin.call.saveClassStaff({ class_id, user_id: person.id, powers: ['teach'] });
    const tie = (place: number | null, by: Person = person) =>
      by.call.tieWordForm({ lesson_id, form: mine, word_id: wordIds[place ?? -1] ?? 0 });
    return { person, tie };
  };
  const [amina, maryam] = [await teacherOf('Amina'), await teacherOf('Maryam')];
  const stands = async () =>
    (
      await db
        .select()
        .from(wordForms)
        .where(eq(wordForms.form, writtenForm(mine)))
    )[0];
  expect((await amina.tie(0)).status).toBe(true);
  const first = await stands();
  expect(first).toMatchObject({ tiedBy: amina.person.id });
  for (const place of [1, null]) {
    expect(await maryam.tie(place)).toMatchObject({ http: 200, code: 'form_of_others' });
  }
  // The same word again takes nothing from anybody, and makes the tie nobody else’s.
  expect((await maryam.tie(0)).status).toBe(true);
  expect(await stands()).toMatchObject({ arabic: first?.arabic, tiedBy: amina.person.id });
  expect((await maryam.tie(null)).code).toBe('form_of_others');
  expect((await amina.tie(1)).status).toBe(true);
  expect((await amina.tie(null)).status).toBe(true);
  expect(await stands()).toBeUndefined();
  expect((await maryam.tie(null)).status).toBe(true);
  // What the office has tied, be it to a teacher's own word, stays the office's.
  expect((await amina.tie(0)).status).toBe(true);
  expect((await maryam.tie(0, admin)).status).toBe(true);
  expect((await amina.tie(1)).code).toBe('form_of_others');
  expect((await stands())?.tiedBy).toBe(admin.id);
  expect((await maryam.tie(null, admin)).status).toBe(true);
  // One from before it was noted who ties is the office’s to change.
  await db.insert(wordForms).values({
    ...{ form: writtenForm(mine), arabic: 'كتاب', tiedAt: institute.clock.now(), tiedBy: null },
  });
  expect((await maryam.tie(null)).code).toBe('form_of_others');
  expect((await maryam.tie(null, admin)).status).toBe(true);
  expect(await stands()).toBeUndefined();
});
