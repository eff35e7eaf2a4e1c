import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aRequestKey } from '../../../../test/support/request-key.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { lessonFiles, users, words } from '../../../schema/index.ts';
import { removeUnusedFiles } from '../../lessons/index.ts';

let institute: Institute;
let admin: Person;
let bytes: Buffer;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const assets = join(import.meta.dirname, '../../../../seed/assets');
  bytes = await readFile(join(assets, 'first-words.mp3'));
});
afterAll(() => institute.close());

const house = { arabic: 'بَيْتٌ', meaning: 'house', root: 'ب ي ت' };
const door = { arabic: 'بَابٌ', meaning: 'door', root: 'ب و ب' };
const db = () => institute.services.db;
const filesOf = (lessonId: number) =>
  db().select().from(lessonFiles).where(eq(lessonFiles.lessonId, lessonId));
const isThere = async (url: string) =>
  (await institute.app.inject({ url: `/${url}` })).statusCode === 200;
const later = (days: number) => new Date(institute.clock.now().getTime() + days * 86_400_000);

async function send(class_id: number, by = admin, file = bytes) {
  const input = { class_id, request_key: aRequestKey() };
  return (await by.call.addLessonFile(input, { files: { file: { name: 'word', bytes: file } } }))
    .data;
}

/** A lesson in which one of two words has a sound. */
async function aSpokenWord(own: Parameters<typeof aLesson>[2] = {}) {
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id, own);
  const file = await send(class_id);
  const sent = [{ ...house, sound: file.key }, door];
  const { data } = await admin.call.saveLessonWords({ lesson_id, words: sent });
  const save = (list: Parameters<typeof admin.call.saveLessonWords>[0]['words']) =>
    admin.call.saveLessonWords({ lesson_id, words: list });
  return { class_id, lesson_id, file, saved: data, save };
}

describe('the sound of a word', () => {
  // Proves decision-095-1.
  it('is a file of its lesson, kept with it, and noted in its row', async () => {
    const { lesson_id, file, saved } = await aSpokenWord();
    expect(saved.words[0]?.sound).toMatchObject({ key: file.key, bytes: bytes.length });
    expect(saved.words[1]).not.toHaveProperty('sound');
    expect(await filesOf(lesson_id)).toMatchObject([{ key: file.key, unusedSince: null }]);
    const rows = await db().select().from(words).where(eq(words.lessonId, lesson_id));
    expect(rows.map(({ sound }) => sound).sort()).toEqual(['', file.key]);
  });

  // Proves decision-095-1.
  it('stays where it is not sent, by an import too, and makes another version where it changes', async () => {
    const { lesson_id, file, saved, save } = await aSpokenWord();
    const kept = await save([{ ...house, meaning: 'a house' }, door]);
    expect(kept.data.words[0]).toMatchObject({ meaning: 'a house', sound: { key: file.key } });
    await admin.call.importWords({ lesson_id, table: 'بَيْتٌ,home' });
    const { data } = await admin.call.getManagedWords({ lesson_id });
    expect(data.words[0]).toMatchObject({ meaning: 'home', sound: { key: file.key } });
    const gone = await save([{ ...house, meaning: 'home', sound: '' }, door]);
    expect(gone.data.words[0]).not.toHaveProperty('sound');
    expect(new Set([saved.version, data.version, gone.data.version]).size).toBe(3);
    expect((await filesOf(lesson_id))[0]?.unusedSince).not.toBeNull();
  });

  // Proves decision-095-1.
  it('cannot be of another lesson, of another person, no sound, or none', async () => {
    const { class_id, file } = await aSpokenWord();
    const { id: lesson_id } = await aLesson(institute, class_id);
    const save = async (sound: string) =>
      (await admin.call.saveLessonWords({ lesson_id, words: [{ ...house, sound }] })).code;
    expect(await save(file.key)).toBe('lesson_file_gone');
    expect(await save('nothing-of-that-name')).toBe('lesson_file_gone');
    expect(await save('../../etc/passwd')).toBe('invalid_input');
    const colleague = await institute.student();
    await db().update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
    expect(await save((await send(class_id, colleague)).key)).toBe('lesson_file_gone');
    const assets = join(import.meta.dirname, '../../../../seed/assets');
    const pdf = await send(class_id, admin, await readFile(join(assets, 'worksheet.pdf')));
    expect(await save(pdf.key)).toBe('file_kind');
    expect(await db().select().from(words).where(eq(words.lessonId, lesson_id))).toEqual([]);
    expect(await filesOf(lesson_id)).toEqual([]);
  });

  // Proves decision-095-1.
  it('outlives a save of the lesson that shows other files, and the words a save of the blocks', async () => {
    const { class_id, lesson_id, file, save } = await aSpokenWord();
    const line = await send(class_id);
    const block = { id: 'a', kind: 'sound', file: line.key, title: '' };
    await admin.call.updateLesson({ lesson_id, blocks: JSON.stringify([block]) });
    await save([{ ...house, meaning: 'home' }, door]);
    await removeUnusedFiles(institute.services, later(400));
    const kept = (await filesOf(lesson_id)).map(({ key }) => key);
    expect(kept.sort()).toEqual([file.key, line.key].sort());
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const { data } = await student.call.getLessonDetails({ class_id, lesson_id });
    // The lesson itself names what its blocks show: the sounds of words come with them.
    expect(data.files?.map(({ key }) => key)).toEqual([line.key]);
  });

  // Proves decision-095-1.
  it('goes thirty days after its word, which comes back without it', async () => {
    const { lesson_id, file, save } = await aSpokenWord();
    await save([door]);
    expect(await isThere(file.url)).toBe(true);
    expect(await removeUnusedFiles(institute.services, later(1))).toBeGreaterThan(0);
    expect(await isThere(file.url)).toBe(false);
    const back = await save([house, door]);
    expect(back.data.words[0]).not.toHaveProperty('sound');
    expect(await filesOf(lesson_id)).toEqual([]);
  });

  // Proves decision-095-1.
  it('is shared by a copy of the lesson, and stays with one in the trash', async () => {
    const { lesson_id, file, save } = await aSpokenWord();
    const { data: copy } = await admin.call.duplicateLesson({ lesson_id });
    const { data } = await admin.call.getManagedWords({ lesson_id: copy.id });
    expect(data.words[0]?.sound).toMatchObject({ key: file.key });
    await save([door]);
    await admin.call.deleteLesson({ lesson_id: copy.id });
    await removeUnusedFiles(institute.services, later(400));
    expect(await isThere(file.url)).toBe(true);
  });
});

describe('a student', () => {
  // Proves decision-095-2.
  it('hears it in the lesson, in practice and beside its root, behind the gates of the lesson', async () => {
    const { class_id, lesson_id } = await aSpokenWord();
    const student = await institute.student();
    const refused = await student.call.getLessonWords({ class_id, lesson_id });
    expect(refused).toMatchObject({ code: 'not_enrolled' });
    expect(JSON.stringify(refused)).not.toContain('files/');
    await student.call.enrol({ class_id });
    await student.call.viewStatus({ class_id, lesson_id });
    const lesson = (await student.call.getLessonWords({ class_id, lesson_id })).data;
    const { cards } = (await student.call.getPractice({})).data;
    const root = (await student.call.getRootWords({ root: 'بيت' })).data;
    const mine = root.find(({ lessons }) => lessons.some(({ class_slug }) => class_slug === ''));
    for (const url of [lesson[0]?.sound?.url, cards[0]?.sound, mine?.sound]) {
      expect(await isThere(url ?? '')).toBe(true);
      expect(await isThere((url ?? '').split('?')[0] ?? '')).toBe(false);
    }
    expect(cards.map(({ sound }) => sound !== undefined)).toEqual([true, false]);
    const outsider = await institute.student();
    expect((await outsider.call.getRootWords({ root: 'بيت' })).data).toEqual([]);
  });

  // Proves decision-095-2.
  it('saves it with the class, which is stale once it is spoken anew', async () => {
    const { class_id, lesson_id, file, save } = await aSpokenWord();
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const ask = async () => (await student.call.getSavableClass({ class_id })).data.lessons[0];
    const before = await ask();
    expect(before?.sounds).toEqual([{ kind: 'audio', bytes: bytes.length }]);
    const { data } = await student.call.getSavableLesson({ class_id, lesson_id });
    expect(data.words?.[0]?.sound).toMatchObject({ key: file.key });
    await save([{ ...house, sound: (await send(class_id)).key }, door]);
    expect((await ask())?.version).not.toBe(before?.version);
  });

  // Proves decision-095-2.
  it('takes no more than 15 kB for twenty cards that all have one', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id);
    const { key } = await send(class_id);
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...{ ...house, arabic: `كَلِمَةٌ ${at}`, sound: key, plural: 'كَلِمَاتٌ', hausa: 'kalma' },
      ...{ yoruba: 'ọ̀rọ̀', example: 'قَرَأْتُ كَلِمَةً جَدِيدَةً فِي الْكِتَابِ.' },
    }));
    await admin.call.saveLessonWords({ lesson_id, words: many });
    const student = await institute.student();
    await student.call.enrol({ class_id });
    await student.call.savePracticePlan({
      ...{ new_a_day: 20, reviews_a_day: 100, retention: 90, days_a_week: 5 },
      strictness: 'letters',
    });
    await student.call.viewStatus({ class_id, lesson_id });
    const { data } = await student.call.getPractice({});
    expect(data.cards.filter(({ sound }) => sound)).toHaveLength(20);
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(11_000);
  });
});
