import { wordFinder } from '@institute/contract/rules/find-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { aLessonWithWords, aReader } from '../../../../test/support/words.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const form = 'أَفَبِكِتَابِنَا';

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

it('goes to another word when it is tied again, also by two at once, and is taken back', async () => {
  const admin = await institute.admin();
  const { lesson_id, wordIds } = await aLessonWithWords(institute, 4);
  const tie = (word_id: number) => admin.call.tieWordForm({ lesson_id, form, word_id });
  await Promise.all([tie(wordIds[0] ?? 0), tie(wordIds[1] ?? 0)]);
  const { words } = (await tie(wordIds[2] ?? 0)).data;
  expect(words.map(({ forms }) => forms?.length ?? 0)).toEqual([0, 0, 1, 0]);
  expect((await tie(0)).data.words.every(({ forms }) => forms === undefined)).toBe(true);
});

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
