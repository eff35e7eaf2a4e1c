import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { aLessonWithWords, someWords } from '../../../../test/support/words.ts';
import { auditLog, words } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const rowsOf = (lessonId: number) =>
  institute.services.db.select().from(words).where(eq(words.lessonId, lessonId)).orderBy(words.id);
const admin = () => institute.admin();
async function lesson() {
  const { id: classId } = await aClass(institute);
  return (await aLesson(institute, classId)).id;
}
const house = { arabic: 'بَيْتٌ', meaning: 'house' };
const door = { arabic: 'بَابٌ', meaning: 'door' };

describe('saving the words of a lesson', () => {
  // Proves call-getManagedWords.
  it('keeps every field of each in order, and leaves an audit row', async () => {
    const lesson_id = await lesson();
    const full = {
      ...{ ...house, hausa: 'gida', yoruba: 'ilé', root: 'ب ي ت', pattern: 'فَعْلٌ' },
      ...({ plural: 'بُيُوتٌ', kind: 'noun', example: 'هٰذَا بَيْتٌ كَبِيرٌ.' } as const),
    };
    const { call, id } = await admin();
    const answer = await call.saveLessonWords({ lesson_id, words: [door, full] });
    expect(answer).toMatchObject({ status: true, message: 'Words saved successfully!' });
    const empty = { hausa: '', yoruba: '', root: '', pattern: '', plural: '', example: '' };
    expect(answer.data.words).toMatchObject([
      { ...door, ...empty, kind: 'noun', set_aside_by: 0 },
      full,
    ]);
    expect((await call.getManagedWords({ lesson_id })).data).toEqual(answer.data);
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({ action: 'saveLessonWords', actorId: id });
  });

  // Proves call-saveLessonWords.
  it('changes by id, adds, hides what is left out, and takes back what was hidden', async () => {
    const { call } = await admin();
    const lesson_id = await lesson();
    const { data } = await call.saveLessonWords({ lesson_id, words: [house, door] });
    const [first, second] = data.words;
    const changed = { ...door, id: second?.id, meaning: 'gate' };
    const after = await call.saveLessonWords({
      lesson_id,
      words: [changed, { arabic: 'قَلَمٌ', meaning: 'pen' }],
    });
    expect(after.data.words.map(({ id, meaning }) => [id, meaning])).toEqual([
      [second?.id, 'gate'],
      [expect.any(Number), 'pen'],
    ]);
    const back = await call.saveLessonWords({ lesson_id, words: [house] });
    expect(back.data.words).toMatchObject([{ id: first?.id }]);
    expect(await rowsOf(lesson_id)).toHaveLength(3);
  });

  // Proves call-saveLessonWords.
  it('lets two words exchange their names', async () => {
    const { call } = await admin();
    const lesson_id = await lesson();
    const [one, other] = (await call.saveLessonWords({ lesson_id, words: [house, door] })).data
      .words;
    const swapped = [
      { id: one?.id, ...door },
      { id: other?.id, ...house },
    ];
    const { data } = await call.saveLessonWords({ lesson_id, words: swapped });
    expect(data.words).toMatchObject(swapped);
  });

  // Proves call-saveLessonWords.
  it('adds nothing when it comes again, also at once', async () => {
    const { call } = await admin();
    const lesson_id = await lesson();
    const { version } = (await call.getManagedWords({ lesson_id })).data;
    const save = () => call.saveLessonWords({ lesson_id, words: [house, door], version });
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.every(({ status }) => status)).toBe(true);
    expect(await rowsOf(lesson_id)).toHaveLength(2);
  });

  // Proves call-saveLessonWords.
  it('saves nothing over what somebody else has saved meanwhile', async () => {
    const { call } = await admin();
    const lesson_id = await lesson();
    const { version } = (await call.getManagedWords({ lesson_id })).data;
    await call.saveLessonWords({ lesson_id, words: [house] });
    expect(await call.saveLessonWords({ lesson_id, words: [door], version })).toMatchObject({
      code: 'words_changed',
    });
    expect(await rowsOf(lesson_id)).toMatchObject([house]);
    const unknown = [{ ...door, id: 999_999 }];
    expect(await call.saveLessonWords({ lesson_id, words: unknown })).toMatchObject({
      code: 'words_changed',
    });
  });

  it('refuses a word that stands twice, however it is composed, and one without Arabic', async () => {
    const { call } = await admin();
    const lesson_id = await lesson();
    const save = (list: object[]) => call.saveLessonWords({ lesson_id, words: list as never });
    const apart = { ...house, arabic: 'أَبٌ'.normalize('NFD') };
    const twice = await save([{ ...house, arabic: 'أَبٌ'.normalize('NFC') }, apart]);
    expect(twice).toMatchObject({ code: 'word_twice' });
    expect(twice.message).toContain('أَبٌ'.normalize('NFC'));
    for (const wrong of [
      { ...house, arabic: 'bayt' },
      { ...house, meaning: ' ' },
      { ...house, kind: 'x' },
    ]) {
      expect(await save([wrong])).toMatchObject({ code: 'invalid_input' });
    }
    expect(await save(someWords(61))).toMatchObject({ code: 'invalid_input' });
    expect(await rowsOf(lesson_id)).toEqual([]);
    expect((await save(someWords(60))).data.words).toHaveLength(60);
  });

  // Proves call-getManagedWords.
  it('is the office’s', async () => {
    const { class_id, lesson_id } = await aLessonWithWords(institute, 1);
    const student = await institute.student();
    await student.call.enrol({ class_id });
    expect(await student.call.saveLessonWords({ lesson_id, words: [] })).toMatchObject({
      code: 'forbidden',
    });
    expect(await (await admin()).call.getManagedWords({ lesson_id: 999_999 })).toMatchObject({
      code: 'lesson_not_found',
    });
  });
});

describe('importing a table', () => {
  const dry = async (lesson_id: number, table: string) =>
    (await (await admin()).call.importWords({ lesson_id, table, dry_run: '1' })).data;

  // Proves call-importWords.
  it('of a dry run says what it would do, and does nothing', async () => {
    const { lesson_id } = await aLessonWithWords(institute, 1);
    const table = 'بَيْتٌ,home\nنَهْرٌ,river';
    expect(await dry(lesson_id, table)).toEqual({ saved: false, added: 1, changed: 1, errors: [] });
    expect(await rowsOf(lesson_id)).toMatchObject([{ meaning: 'meaning 0' }]);
  });

  it('adds what is new and changes what is there, keeping what the table does not say', async () => {
    const { call } = await admin();
    const lesson_id = await lesson();
    await call.saveLessonWords({ lesson_id, words: [door, { ...house, plural: 'بُيُوتٌ' }] });
    const table = 'Arabic\tEnglish\tKind\nبَيْتٌ\thome\tnoun\nكَتَبَ\tto write\tVerb';
    const { data, message } = await call.importWords({ lesson_id, table });
    expect(data).toEqual({ saved: true, added: 1, changed: 1, errors: [] });
    expect(message).toBe('Words imported successfully!');
    expect((await call.getManagedWords({ lesson_id })).data.words).toMatchObject([
      door,
      { ...house, meaning: 'home', plural: 'بُيُوتٌ' },
      { arabic: 'كَتَبَ', meaning: 'to write', kind: 'verb' },
    ]);
  });

  // Proves call-importWords.
  it('with a row that is not right saves nothing and says which', async () => {
    const { call } = await admin();
    const lesson_id = await lesson();
    const table = 'بَيْتٌ,house\nbook,kitab\n\nبَابٌ\nبَيْتٌ,home\nقَلَمٌ,pen,,,,,,tool';
    const { data } = await call.importWords({ lesson_id, table });
    expect(data).toMatchObject({ saved: false });
    expect(data.errors.map(({ row }) => row)).toEqual([2, 4, 5, 6]);
    expect(data.errors[2]?.message).toBe('The same word stands in row 1.');
    expect(data.errors[1]?.message).toBe('Meaning is required');
    expect(await rowsOf(lesson_id)).toEqual([]);
  });

  it('adds nothing when it comes again, and no more than sixty words', async () => {
    const { call } = await admin();
    const { lesson_id } = await aLessonWithWords(institute, 59);
    const table = 'نَهْرٌ,river';
    for (let round = 0; round < 2; round += 1) await call.importWords({ lesson_id, table });
    expect(await rowsOf(lesson_id)).toHaveLength(60);
    for (const dry_run of ['0', '1'] as const) {
      expect(await call.importWords({ lesson_id, table: 'بَحْرٌ,sea', dry_run })).toMatchObject({
        code: 'words_too_many',
      });
    }
  });

  it.each(['بَيْتٌ;house;gida', 'بَيْتٌ\thouse\tgida', '"بَيْتٌ","house","gida"', '\uFEFFبَيْتٌ,house,gida'])(
    'reads %j',
    async (table) => {
      expect(await dry(await lesson(), table)).toEqual({
        saved: false,
        added: 1,
        changed: 0,
        errors: [],
      });
    },
  );

  it('says so when nothing can be read', async () => {
    const { call } = await admin();
    const answer = await call.importWords({ lesson_id: await lesson(), table: '"بَيْتٌ,house' });
    expect(answer).toMatchObject({ code: 'table_unreadable' });
  });
});
