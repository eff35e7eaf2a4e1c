import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aRequestKey } from '../../../../test/support/request-key.ts';
import { aClass, aLesson, countFiles } from '../../../../test/support/school.ts';
import { lessonFiles, users } from '../../../schema/index.ts';
import { removeUnusedFiles } from './lesson-files.ts';

let institute: Institute;
let admin: Person;
let colleague: Person;
let pdf: Buffer;
let sound: Buffer;
let picture: Buffer;
let film: Buffer;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  colleague = await institute.student({ name: 'زينب' });
  await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
  const asset = (name: string) =>
    readFile(join(import.meta.dirname, '../../../../seed/assets', name));
  pdf = await asset('worksheet.pdf');
  sound = await asset('greetings.mp3');
  picture = await asset('letter-chart.webp');
  film = await asset('writing-bab.mp4');
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const files = () => institute.services.files;

async function send(class_id: number, bytes: Buffer, own: { fileType?: 'audio' } = {}, by = admin) {
  const input = { class_id, request_key: aRequestKey(), ...own };
  return by.call.addLessonFile(input, { files: { file: { name: 'file', bytes } } });
}

const soundBlock = (file: string) => ({
  id: `s-${file}`.slice(0, 40),
  kind: 'sound',
  file,
  title: '',
});
/** Exercises that are heard, with the same sound. */
const heardBlocks = (sound: string) => {
  const common = { prompt: 'Listen.', explanation: '', sound };
  const typing = { strictness: 'letters', nearly: 50 };
  return [
    {
      ...{ id: 'dictation', kind: 'exercise' },
      exercise: { ...common, type: 'dictation', accepted: ['بَابٌ'], ...typing },
    },
    {
      ...{ id: 'listen', kind: 'exercise' },
      exercise: {
        ...common,
        type: 'listen',
        ...{ options: ['بَابٌ', 'بَيْتٌ'], answers: [0], several: false },
      },
    },
  ];
};
const inBlocks = (...blocks: unknown[]) => JSON.stringify(blocks);
const rowsOf = (lessonId: number) =>
  db().select().from(lessonFiles).where(eq(lessonFiles.lessonId, lessonId));

/** A class with a lesson that has a sound in a block. */
async function aSpokenLesson() {
  const { id: class_id } = await aClass(institute);
  const { data: file } = await send(class_id, sound);
  const { id: lesson_id } = await aLesson(institute, class_id, {
    blocks: inBlocks(soundBlock(file.key)),
  });
  return { class_id, lesson_id, file };
}

// Proves decision-073-3.
it('the first file of its blocks is the material of a lesson that has none of its own', async () => {
  const { class_id, lesson_id, file } = await aSpokenLesson();
  const student = await institute.student();
  await student.call.enrol({ class_id });
  const see = async (id: number) =>
    (await student.call.getLessonDetails({ class_id, lesson_id: id })).data;
  const seen = await see(lesson_id);
  expect(seen.files?.map(({ url }) => url)).toEqual([seen.material_url]);
  expect(seen).toMatchObject({ materialExtension: file.extension });
  expect(await isThere(seen.material_url)).toBe(true);
  // One of its own stays what it was, and a lesson without any has none.
  const { data: again } = await send(class_id, sound);
  const own = await admin.call.addLesson(
    { class_id, subject: 'Own', about: '', blocks: inBlocks(soundBlock(again.key)) },
    { files: { file: { name: 'a.pdf', bytes: pdf } } },
  );
  expect(await see(own.data.id)).toMatchObject({ materialExtension: 'pdf' });
  const { id: plain } = await aLesson(institute, class_id);
  expect(await see(plain)).toMatchObject({ material_url: '', materialExtension: '' });
});

const isThere = async (url: string) =>
  (await institute.app.inject({ url: `/${url}` })).statusCode === 200;

describe('a file for blocks', () => {
  // Proves call-addLessonFile.
  it('is what its content says, and a picture is made anew', async () => {
    const { id: class_id } = await aClass(institute);
    const kinds = [];
    for (const bytes of [pdf, sound, picture, film]) {
      const { data } = await send(class_id, bytes);
      kinds.push([data.kind, data.extension]);
      expect(await isThere(data.url)).toBe(true);
      if (data.kind !== 'image') expect(data.bytes).toBe(bytes.length);
    }
    expect(kinds).toEqual([
      ['pdf', 'pdf'],
      ['audio', 'mp3'],
      ['image', 'webp'],
      ['video', 'mp4'],
    ]);
  });

  // Proves call-addLessonFile.
  it('is refused of another kind than it is said to be, and leaves nothing behind', async () => {
    const { id: class_id } = await aClass(institute);
    const before = await countFiles(institute);
    expect((await send(class_id, pdf, { fileType: 'audio' })).code).toBe('file_kind');
    expect((await send(class_id, Buffer.from('<svg onload=alert(1)>'))).code).toBe('file_kind');
    expect((await send(class_id, Buffer.alloc(0))).code).toBe('file_kind');
    expect((await admin.call.addLessonFile({ class_id })).code).toBe('file_kind');
    expect(await countFiles(institute)).toBe(before);
  });

  // Proves call-addLessonFile.
  it('is one for a press that is made again, at once too', async () => {
    const { id: class_id } = await aClass(institute);
    const before = await countFiles(institute);
    const request = { class_id, request_key: aRequestKey() };
    const options = { files: { file: { name: 'a.mp3', bytes: sound } } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.call.addLessonFile(request, options)),
    );
    expect(new Set(answers.map(({ data }) => data.key)).size).toBe(1);
    expect(await countFiles(institute)).toBe(before + 1);
  });

  it('is for administrators who edit lessons', async () => {
    const { id: class_id } = await aClass(institute);
    const student = await institute.student();
    // Refused before its bytes are taken.
    expect((await send(class_id, sound, {}, student)).code).toBe('invalid_input');
    expect((await student.call.addLessonFile({ class_id })).code).toBe('forbidden');
    expect((await student.call.getLessonFiles({ class_id })).code).toBe('forbidden');
    expect((await send(999_999, sound)).code).toBe('class_not_found');
  });
});

describe('a lesson that shows files', () => {
  // Proves decision-080-1.
  it('has them for its students, and nobody else, with what they weigh', async () => {
    const { class_id, lesson_id, file } = await aSpokenLesson();
    const { data: unused } = await send(class_id, pdf);
    const student = await institute.student();
    const refused = await student.call.getLessonDetails({ class_id, lesson_id });
    expect(refused.code).toBe('not_enrolled');
    expect(refused.data).toBeFalsy();
    await student.call.enrol({ class_id });
    const { data } = await student.call.getLessonDetails({ class_id, lesson_id });
    expect(data.files).toMatchObject([{ key: file.key, kind: 'audio', bytes: sound.length }]);
    expect(await isThere(data.files?.[0]?.url ?? '')).toBe(true);
    expect(await isThere((data.files?.[0]?.url ?? '').split('?')[0] ?? '')).toBe(false);
    expect(JSON.stringify(data)).not.toContain(unused.key);
  });

  it('is saved on a device with what they take there', async () => {
    const { class_id } = await aSpokenLesson();
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const { data } = await student.call.getSavableClass({ class_id });
    expect(data.lessons[0]?.files).toEqual([{ kind: 'audio', bytes: sound.length }]);
  });

  // Proves decision-092-5.
  it('has those that its exercises let hear, with the answers not among their names', async () => {
    const { id: class_id } = await aClass(institute);
    const { data: file } = await send(class_id, sound);
    const blocks = inBlocks(...heardBlocks(file.key));
    const { id: lesson_id } = await aLesson(institute, class_id, { blocks });
    expect(await rowsOf(lesson_id)).toMatchObject([{ key: file.key, unusedSince: null }]);
    const student = await institute.student();
    expect((await student.call.getLessonDetails({ class_id, lesson_id })).code).toBe(
      'not_enrolled',
    );
    await student.call.enrol({ class_id });
    const { data } = await student.call.getLessonDetails({ class_id, lesson_id });
    expect(data.files).toMatchObject([{ key: file.key, kind: 'audio', bytes: sound.length }]);
    expect(decodeURIComponent(data.files?.[0]?.url ?? '')).not.toContain('باب');
    const { data: savable } = await student.call.getSavableClass({ class_id });
    expect(savable.lessons[0]?.files).toEqual([{ kind: 'audio', bytes: sound.length }]);

    // What an exercise alone shows is kept from the sweep, and goes after it is shown no more.
    await removeUnusedFiles(institute.services, new Date(Date.now() + 86_400_000 * 400));
    expect(await isThere(file.url)).toBe(true);
    await admin.call.updateLesson({ lesson_id, blocks: '[]' });
    expect((await rowsOf(lesson_id))[0]?.unusedSince).not.toBeNull();
  });

  // Proves decision-092-5.
  it('lets exercises hear sounds of its own alone', async () => {
    const { class_id, file } = await aSpokenLesson();
    const { id: lesson_id } = await aLesson(institute, class_id);
    const save = (key: string) =>
      admin.call.updateLesson({ lesson_id, blocks: inBlocks(...heardBlocks(key)) });
    expect((await save(file.key)).code).toBe('lesson_file_gone');
    const { data: theirs } = await send(class_id, sound, {}, colleague);
    expect((await save(theirs.key)).code).toBe('lesson_file_gone');
    const { data: sheet } = await send(class_id, pdf);
    expect((await save(sheet.key)).code).toBe('file_kind');
    expect((await save('')).code).toBe('invalid_input');
    expect(await rowsOf(lesson_id)).toEqual([]);
  });

  // Proves decision-080-1.
  it('cannot show those of another lesson, of another person, or none', async () => {
    const { class_id, file } = await aSpokenLesson();
    const { id: lesson_id } = await aLesson(institute, class_id);
    const save = (key: string, kind = 'sound') =>
      admin.call.updateLesson({
        lesson_id,
        blocks: inBlocks({ id: 'a', kind, file: key, title: '', alt: 'A house' }),
      });
    expect((await save(file.key)).code).toBe('lesson_file_gone');
    expect((await save('nothing-of-that-name')).code).toBe('lesson_file_gone');
    const { data: theirs } = await send(class_id, sound, {}, colleague);
    expect((await save(theirs.key)).code).toBe('lesson_file_gone');
    const { data: mine } = await send(class_id, sound);
    expect((await save(mine.key, 'picture')).code).toBe('file_kind');
    expect((await save('../../etc/passwd')).code).toBe('invalid_input');
    expect(await rowsOf(lesson_id)).toEqual([]);
    expect((await save(mine.key)).status).toBe(true);
    expect(await rowsOf(lesson_id)).toMatchObject([{ key: mine.key, unusedSince: null }]);
  });

  // Proves call-getLessonFiles.
  it('lists its own to whoever edits it, and what they have sent besides', async () => {
    const { class_id, lesson_id, file } = await aSpokenLesson();
    const { data: mine } = await send(class_id, pdf);
    const { data: theirs } = await send(class_id, pdf, {}, colleague);
    const listed = await admin.call.getLessonFiles({ class_id, lesson_id });
    const keys = listed.data.map(({ key }) => key);
    expect(keys).toContain(file.key);
    expect(keys).toContain(mine.key);
    expect(keys).not.toContain(theirs.key);
    const added = await admin.call.getLessonFiles({ class_id });
    expect(added.data.map(({ key }) => key)).not.toContain(file.key);
  });

  // Proves decision-080-1.
  it('gives one file to one of two lessons that are saved with it at once', async () => {
    const { id: class_id } = await aClass(institute);
    const lessons = [await aLesson(institute, class_id), await aLesson(institute, class_id)];
    const { data: file } = await send(class_id, sound);
    const blocks = inBlocks(soundBlock(file.key));
    const answers = await Promise.all(
      lessons.map(({ id }) => admin.call.updateLesson({ lesson_id: id, blocks })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['lesson_file_gone', undefined]);
  });

  // Proves decision-080-1.
  it('shares them with its copies, which keep them', async () => {
    const { class_id, lesson_id, file } = await aSpokenLesson();
    const { data: copy } = await admin.call.duplicateLesson({ lesson_id });
    expect(await rowsOf(copy.id)).toMatchObject([{ key: file.key, unusedSince: null }]);
    await admin.call.updateLesson({ lesson_id, blocks: '[]' });
    await removeUnusedFiles(institute.services, new Date(Date.now() + 86_400_000 * 400));
    expect(await rowsOf(lesson_id)).toEqual([]);
    expect(await isThere(file.url)).toBe(true);
    const saved = await admin.call.updateLesson({
      lesson_id: copy.id,
      blocks: inBlocks(soundBlock(file.key)),
    });
    expect(saved.status).toBe(true);
    expect(class_id).toBeGreaterThan(0);
  });
});

describe('a file that nothing shows', () => {
  // Proves decision-080-1.
  it('can be shown again for thirty days, and goes after them', async () => {
    const { lesson_id, file } = await aSpokenLesson();
    const blocks = inBlocks(soundBlock(file.key));
    const later = (days: number) => new Date(institute.clock.now().getTime() + days * 86_400_000);
    await admin.call.updateLesson({ lesson_id, blocks: '[]' });
    expect((await rowsOf(lesson_id))[0]?.unusedSince).not.toBeNull();
    await removeUnusedFiles(institute.services, later(-1));
    expect((await admin.call.updateLesson({ lesson_id, blocks })).status).toBe(true);
    await removeUnusedFiles(institute.services, later(1));
    expect(await rowsOf(lesson_id)).toHaveLength(1);

    await admin.call.updateLesson({ lesson_id, blocks: '[]' });
    expect(await removeUnusedFiles(institute.services, later(1))).toBeGreaterThan(0);
    expect(await isThere(file.url)).toBe(false);
    expect((await admin.call.updateLesson({ lesson_id, blocks })).code).toBe('lesson_file_gone');
  });

  it('stays with a lesson in the trash', async () => {
    const { lesson_id, file } = await aSpokenLesson();
    await admin.call.deleteLesson({ lesson_id });
    await removeUnusedFiles(institute.services, new Date(Date.now() + 86_400_000 * 400));
    expect(await isThere(file.url)).toBe(true);
    expect(await files().find('none.mp3')).toBeNull();
  });
});
