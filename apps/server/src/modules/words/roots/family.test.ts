import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { aReader, review } from '../../../../test/support/words.ts';
import { ownWords } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const family = [
  { arabic: 'كِتَابٌ', meaning: 'book', root: 'ك ت ب', plural: 'كُتُبٌ' },
  { arabic: 'كَاتِبٌ', meaning: 'writer', root: 'ك-ت-ب' },
  { arabic: 'بَابٌ', meaning: 'door', root: 'ب و ب' },
  { arabic: 'أَيْنَ', meaning: 'where' },
];

/** A class with a lesson of those words, and their ids. */
async function aClassOfWords(lesson: { preview?: '0' | '1' } = {}) {
  const admin = await institute.admin();
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id, lesson);
  const { data } = await admin.call.saveLessonWords({ lesson_id, words: family });
  return { class_id, lesson_id, wordIds: data.words.map(({ id }) => id) };
}

describe('a root', () => {
  // Proves call-getRootWords.
  it('has its words once, however it is written, with the lessons that teach them', async () => {
    const one = await aClassOfWords();
    const other = await aClassOfWords();
    const student = await institute.student();
    await student.call.enrol({ class_id: one.class_id });
    await student.call.enrol({ class_id: other.class_id });
    for (const root of ['ك ت ب', 'كتب', 'ك-ت-ب']) {
      const { data } = await student.call.getRootWords({ root });
      expect(data.map(({ arabic }) => arabic)).toEqual(['كِتَابٌ', 'كَاتِبٌ']);
      expect(data[0]).toMatchObject({ id: one.wordIds[0], plural: 'كُتُبٌ', is_mine: '0' });
      expect(data[0]?.lessons).toHaveLength(2);
      expect(data[0]?.lessons[0]).toMatchObject({ class_slug: '' });
    }
    expect((await student.call.getRootWords({ root: 'ز ح ل' })).data).toEqual([]);
    expect((await student.call.getRootWords({ root: '%' })).data).toEqual([]);
  });

  // Proves call-getRootWords.
  it('shows a stranger what anybody may read, and a teacher everything', async () => {
    const root = 'ب و ب';
    const hidden = await aClassOfWords();
    const stranger = await institute.student();
    const seenBefore = (await stranger.call.getRootWords({ root })).data;
    expect(seenBefore.flatMap(({ lessons }) => lessons)).toEqual([]);
    expect(await stranger.call.getWordFamily({ word_id: hidden.wordIds[0] ?? 0 })).toMatchObject({
      code: 'not_found',
    });
    await aClassOfWords({ preview: '1' });
    const [door] = (await stranger.call.getRootWords({ root })).data;
    expect(door?.lessons).toHaveLength(1);
    expect(door?.lessons[0]?.class_slug).not.toBe('');
    const admin = await institute.admin();
    const [all] = (await admin.call.getRootWords({ root })).data;
    expect(all?.lessons.length).toBeGreaterThan(1);
  });

  // Proves call-getWordFamily.
  it('is told beside a word, without the word itself', async () => {
    const { class_id, wordIds } = await aClassOfWords();
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const [book = 0, , , where = 0] = wordIds;
    const { data } = await student.call.getWordFamily({ word_id: book });
    expect(data).toMatchObject({ is_mine: '0', family: [{ arabic: 'كَاتِبٌ' }] });
    expect((await student.call.getWordFamily({ word_id: where })).data.family).toEqual([]);
  });
});

describe('a word that a student adds', () => {
  // Proves call-addToMyWords.
  it('is their own, once, also when asked for twice at once', async () => {
    const { class_id, wordIds } = await aClassOfWords();
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const [book = 0] = wordIds;
    await Promise.all([
      student.call.addToMyWords({ word_id: book }),
      student.call.addToMyWords({ word_id: book }),
    ]);
    const rows = await institute.services.db
      .select()
      .from(ownWords)
      .where(eq(ownWords.userId, student.id));
    expect(rows.map(({ wordId }) => wordId)).toEqual([book]);
    expect((await student.call.getWordFamily({ word_id: book })).data.is_mine).toBe('1');
    // Its lesson was not opened: it is there all the same, and can be reviewed; to be written, once it is known.
    const asked = async () => {
      const { due, cards } = (await student.call.getPractice({})).data;
      return [due, cards.map(({ asks }) => asks)];
    };
    expect(await asked()).toEqual([1, ['meaning']]);
    await review(institute, student, book, { rating: 'easy' });
    expect(await asked()).toEqual([1, ['arabic']]);
  });

  // Proves call-addToMyWords.
  it('comes before other new ones, and not twice once its lesson is opened', async () => {
    const { student, wordIds } = await aReader(institute, 12);
    const last = wordIds.at(-1) ?? 0;
    await student.call.addToMyWords({ word_id: last });
    const { due, cards } = (await student.call.getPractice({})).data;
    expect(due).toBe(10);
    expect(cards.slice(0, 3).map(({ word_id }) => word_id)).toEqual([last, ...wordIds.slice(0, 2)]);
    expect(cards.filter(({ word_id }) => word_id === last)).toHaveLength(1);
  });

  // Proves call-addToMyWords.
  it('must be one that they may see', async () => {
    const { wordIds } = await aClassOfWords();
    const stranger = await institute.student();
    expect(await stranger.call.addToMyWords({ word_id: wordIds[0] ?? 0 })).toMatchObject({
      code: 'not_found',
    });
    expect((await stranger.call.getPractice({})).data.due).toBe(0);
  });
});
