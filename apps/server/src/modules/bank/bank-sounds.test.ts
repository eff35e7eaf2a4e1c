import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { satIn } from '../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aSatExam, begunBy, handedIn } from '../../../test/support/sat-exam.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { bankExercises, lessonFiles } from '../../schema/index.ts';
import { removeUnusedFiles } from '../lessons/index.ts';

let institute: Institute;
let admin: Person;
let sound: Buffer;
let picture: Buffer;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const assets = join(import.meta.dirname, '../../../seed/assets');
  sound = await readFile(join(assets, 'greetings.mp3'));
  // A picture of one point.
  picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
});
afterAll(() => institute.close());

const send = async (by: Person, class_id: number, bytes = sound) => {
  const input = { class_id, request_key: aRequestKey() };
  return (await by.call.addLessonFile(input, { files: { file: { name: 'file', bytes } } })).data;
};
const dictation = (key: string, accepted = ['بَابٌ']) => ({
  ...{ type: 'dictation', prompt: 'Write what you hear.', explanation: '', sound: key },
  ...{ accepted, strictness: 'letters', nearly: 50 },
});
const listen = (key: string) => ({
  ...{ type: 'listen', prompt: 'Which is it?', explanation: '', sound: key },
  ...{ options: ['بَابٌ', 'بَيْتٌ'], answers: [0], several: false },
});
const keep = (by: Person, class_id: number, exercises: object[]) =>
  by.call.addBankExercises({ class_id, exercises: JSON.stringify(exercises) });
const filesOf = (classId: number) =>
  institute.services.db.select().from(lessonFiles).where(eq(lessonFiles.bankOf, classId));
const isThere = async (url = '') =>
  (await institute.app.inject({ url: `/${url}` })).statusCode === 200;
const blocks = (exercise: object) => JSON.stringify([{ id: 'heard', kind: 'exercise', exercise }]);
const muchLater = () => new Date(Date.now() + 86_400_000 * 400);

/** A class whose bank holds a dictation. */
async function aHeardBank() {
  const { id: class_id } = await aClass(institute);
  const { key } = await send(admin, class_id);
  const { data } = await keep(admin, class_id, [dictation(key)]);
  return { class_id, key, id: data.ids[0] ?? 0 };
}

describe('what is heard in a bank', () => {
  // Proves decision-094-4.
  it('is kept with the sound that was sent, which no upkeep removes', async () => {
    const { class_id, key } = await aHeardBank();
    await keep(admin, class_id, [listen(key)]);
    expect(await filesOf(class_id)).toMatchObject([
      { key, kind: 'audio', lessonId: null, addedBy: null, unusedSince: null },
    ]);
    await removeUnusedFiles(institute.services, muchLater());
    const { data } = await admin.call.getLessonFiles({ class_id });
    expect(data).toMatchObject([{ key }]);
    expect(await isThere(data[0]?.url)).toBe(true);
  });

  // Proves decision-094-4.
  it('is taken from a lesson of the class, and from none of another class', async () => {
    const { id: class_id } = await aClass(institute);
    const { key } = await send(admin, class_id);
    await aLesson(institute, class_id, { blocks: blocks(dictation(key)) });
    const other = (await aClass(institute)).id;
    const refused = await keep(admin, other, [dictation(key)]);
    expect(refused).toMatchObject({ status: false, code: 'lesson_file_gone' });
    expect(refused.message).toContain('The sound of this exercise');
    expect(await keep(admin, class_id, [dictation(key)])).toMatchObject({ status: true });
    expect(await filesOf(class_id)).toMatchObject([{ key }]);
  });

  it("is no upload of a colleague's, no file that is not there and no picture", async () => {
    const { id: class_id } = await aClass(institute);
    const teacher = await institute.student();
    await admin.call.saveClassStaff({ class_id, user_id: teacher.id, powers: ['teach'] });
    const { key } = await send(admin, class_id);
    const shown = await send(teacher, class_id, picture);
    for (const [sent, code] of [
      [key, 'lesson_file_gone'],
      ['A'.repeat(key.length), 'lesson_file_gone'],
      [shown.key, 'file_kind'],
    ] as const) {
      expect(await keep(teacher, class_id, [dictation(sent)])).toMatchObject({ code });
    }
    const rows = await institute.services.db
      .select()
      .from(bankExercises)
      .where(eq(bankExercises.classId, class_id));
    expect(rows).toEqual([]);
    const own = await send(teacher, class_id);
    expect(await keep(teacher, class_id, [dictation(own.key)])).toMatchObject({ status: true });
  });

  it('changes with its exercise, and goes with the copy of its class', async () => {
    const { class_id, id, key } = await aHeardBank();
    const { key: next } = await send(admin, class_id);
    const change = (sent: string) =>
      admin.call.updateBankExercise({
        ...{ bank_exercise_id: id, exercise: JSON.stringify(dictation(sent)) },
      });
    expect(await change('B'.repeat(key.length))).toMatchObject({ code: 'lesson_file_gone' });
    expect(await change(next)).toMatchObject({ status: true });
    const copy = await admin.call.duplicateClass({ class_id, name: 'Copy' });
    expect((await filesOf(copy.data.id)).map((file) => file.key)).toEqual([key, next]);
  });

  // Proves decision-094-4.
  it('plays in a lesson of its class that it is put into, and in none of another class', async () => {
    const { class_id, key } = await aHeardBank();
    const lesson = await aLesson(institute, class_id, { blocks: blocks(listen(key)) });
    await aLesson(institute, class_id, { blocks: blocks(dictation(key)) });
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const { data } = await student.call.getLessonDetails({ class_id, lesson_id: lesson.id });
    expect(data.files).toMatchObject([{ key }]);
    expect(await isThere(data.files?.[0]?.url)).toBe(true);
    const other = (await aClass(institute)).id;
    const { id: lesson_id } = await aLesson(institute, other);
    const refused = await admin.call.updateLesson({
      ...{ lesson_id, blocks: blocks(dictation(key)) },
    });
    expect(refused).toMatchObject({ code: 'lesson_file_gone' });
  });

  // Proves decision-094-4.
  it('plays where it is drawn, also once the bank has another sound or none', async () => {
    const exam = await aSatExam(institute);
    const { class_id, lesson_id, student } = exam;
    const { key } = await send(admin, class_id);
    const kept = await keep(admin, class_id, [dictation(key)]);
    const drawing = { lesson_id, draw_count: 1, draw_type: 'dictation' as const };
    expect(await admin.call.updateLesson(drawing)).toMatchObject({ status: true });
    expect((await exam.see()).data).not.toHaveProperty('files');
    const begun = (await exam.begin(1)).data;
    expect(begun.files).toMatchObject([{ key, kind: 'audio' }]);
    expect(await isThere(begun.files?.[0]?.url)).toBe(true);
    expect(JSON.stringify(begun)).not.toContain('accepted');
    const [{ id = '' } = {}] = satIn(begun);
    await admin.call.deleteBankExercises({ bank_exercise_ids: kept.data.ids });
    await removeUnusedFiles(institute.services, muchLater());
    await student.call.submitExam({
      ...{ lesson_id, attempt: 1, answer: exam.right },
      exercises: JSON.stringify({ [id]: { type: 'dictation', given: 'قلم' } }),
    });
    expect((await exam.see()).data.files).toMatchObject([{ key }]);
    const [result] = await handedIn(institute, student);
    const { data: handed } = await admin.call.getStudentAnswers({
      ...{ student_id: student.id, result_id: result?.id ?? 0 },
    });
    expect(handed.files).toMatchObject([{ key }]);
    expect((await begunBy(institute, student))[0]?.drawn).toMatchObject([{ id }]);
    // What was missed is heard again in the review of the next day.
    institute.clock.advance({ days: 2 });
    const { exercises } = (await student.call.getPractice({})).data;
    expect(exercises).toMatchObject([{ lesson_id, exercise_id: id }]);
    expect(await isThere(exercises?.[0]?.sound?.url)).toBe(true);
  });

  // Proves decision-094-4.
  it.each([
    ['csv', 'CSV cannot carry the sound of “Dictation”.'],
    ['gift', 'GIFT cannot carry the sound of “Dictation”.'],
    ['moodle', 'Moodle XML cannot carry the sound of “Dictation”.'],
  ] as const)('is left out of a file of %s, which says why', async (format, reason) => {
    const { class_id, id } = await aHeardBank();
    const { data } = await admin.call.exportBank({ class_id, format });
    expect(data).toMatchObject({ exported: 0, left_out: [{ id, reason }] });
  });
});
