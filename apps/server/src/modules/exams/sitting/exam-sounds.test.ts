import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { satIn } from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aRequestKey } from '../../../../test/support/request-key.ts';
import { aSatExam } from '../../../../test/support/sat-exam.ts';
import { aLesson } from '../../../../test/support/school.ts';
import { lessonFiles } from '../../../schema/index.ts';
import { removeUnusedFiles } from '../../lessons/index.ts';

let institute: Institute;
let sound: Buffer;
beforeAll(async () => {
  institute = await Institute.open();
  sound = await readFile(join(import.meta.dirname, '../../../../seed/assets/greetings.mp3'));
});
afterAll(() => institute.close());

const send = async (by: Person, class_id: number) => {
  const input = { class_id, request_key: aRequestKey() };
  const options = { files: { file: { name: 'file', bytes: sound } } };
  return (await by.call.addLessonFile(input, options)).data;
};
const heard = (key: string) => {
  const common = { prompt: 'Listen.', explanation: '', sound: key };
  return [
    {
      ...{ id: 'dictation', kind: 'exercise' },
      exercise: {
        ...{ ...common, type: 'dictation', accepted: ['بَابٌ'] },
        ...{ strictness: 'letters', nearly: 50 },
      },
    },
    {
      ...{ id: 'listen', kind: 'exercise' },
      exercise: {
        ...{ ...common, type: 'listen', options: ['بَابٌ', 'بَيْتٌ'] },
        ...{ answers: [0], several: false },
      },
    },
  ];
};
const answers = JSON.stringify({
  dictation: { type: 'dictation', given: 'باب' },
  listen: { type: 'listen', chosen: ['بَيْتٌ'] },
});
const isThere = async (url = '') =>
  (await institute.app.inject({ url: `/${url}` })).statusCode === 200;
const rowsOf = (lessonId: number) =>
  institute.services.db.select().from(lessonFiles).where(eq(lessonFiles.lessonId, lessonId));

/** An exam with a dictation and a choice by ear, by its rules. */
async function aHeardExam(own: Parameters<typeof aSatExam>[1] = {}) {
  const exam = await aSatExam(institute, own);
  const file = await send(exam.admin, exam.class_id);
  const { lesson_id } = exam;
  const keep = (blocks: object[]) =>
    exam.admin.call.updateLesson({ lesson_id, blocks: JSON.stringify(blocks) });
  expect(await keep(heard(file.key))).toMatchObject({ status: true });
  const hand = () =>
    exam.student.call.submitExam({ lesson_id, answer: exam.right, exercises: answers });
  return { ...exam, file, keep, hand };
}

describe('an exam that is heard', () => {
  // Proves decision-097-4.
  it('is answered and marked as any other, and its sound stays with the result', async () => {
    const exam = await aHeardExam();
    const { data } = await exam.see();
    expect(data.files).toMatchObject([{ key: exam.file.key, kind: 'audio', bytes: sound.length }]);
    expect(await isThere(data.files?.[0]?.url)).toBe(true);
    expect(satIn(data).map(({ asked }) => asked)).toMatchObject([
      { type: 'dictation', sound: exam.file.key },
      { type: 'listen', sound: exam.file.key },
    ]);
    expect(JSON.stringify(data)).not.toContain('accepted');
    // Two questions and the dictation of four points; what was chosen by ear was wrong.
    expect((await exam.hand()).data).toMatchObject({ objective_score: 75 });
    // Taken out of the exam, it is still what the result was heard in.
    await exam.keep([]);
    await removeUnusedFiles(institute.services, new Date(Date.now() + 86_400_000 * 400));
    const after = (await exam.see()).data;
    expect(satIn(after)).toHaveLength(2);
    expect(await isThere(after.files?.[0]?.url)).toBe(true);
  });

  // Proves decision-097-4.
  it('gives its sound to whom may sit it alone', async () => {
    const exam = await aHeardExam();
    const { class_id, lesson_id } = exam;
    const stranger = await institute.student();
    const asked = (person: Person) => person.call.getLessonDetails({ class_id, lesson_id });
    const refused = await asked(stranger);
    expect(refused.code).toBe('not_enrolled');
    expect(refused.data).toBeFalsy();
    expect((await stranger.call.getLessonFiles({ class_id, lesson_id })).code).toBe('forbidden');
    expect((await exam.student.call.getLessonFiles({ class_id, lesson_id })).code).toBe(
      'forbidden',
    );
    // Without a signed address nobody gets it.
    const { data } = await asked(exam.student);
    expect(await isThere(data.files?.[0]?.url.split('?')[0])).toBe(false);
    expect((await asked(exam.admin)).data.files).toHaveLength(1);
    const teacher = await institute.student();
    await exam.admin.call.saveClassStaff({
      ...{ class_id, user_id: teacher.id, powers: ['teach'] },
    });
    expect((await asked(teacher)).data.files).toHaveLength(1);
    expect((await teacher.call.getLessonFiles({ class_id, lesson_id })).data).toHaveLength(1);
  });

  // Proves decision-097-4.
  it('says nothing of its sound before an attempt that has to be begun', async () => {
    const exam = await aHeardExam({ exam_minutes: '30' });
    const before = (await exam.see()).data;
    expect(before).not.toHaveProperty('files');
    expect(JSON.stringify(before)).not.toContain(exam.file.key);
    expect((await exam.begin(1)).data.files).toMatchObject([{ key: exam.file.key }]);
  });

  // Proves decision-097-4.
  it('stays shut with its sound until the exam before it was handed in', async () => {
    const { admin, class_id, student, hand } = await aHeardExam();
    const file = await send(admin, class_id);
    const { id: lesson_id } = await aLesson(institute, class_id, {
      ...{ inputetype: 'Exam', blocks: JSON.stringify(heard(file.key)) },
    });
    const shut = await student.call.getLessonDetails({ class_id, lesson_id });
    expect(shut.status).toBe(false);
    expect(JSON.stringify(shut.data ?? null)).not.toContain(file.key);
    await hand();
    const { data } = await student.call.getLessonDetails({ class_id, lesson_id });
    expect(data.files).toMatchObject([{ key: file.key }]);
  });

  // Proves decision-097-4.
  it('hears files of its own alone, and a copy of it shares them', async () => {
    const exam = await aHeardExam();
    const other = await aHeardExam();
    expect(await exam.keep(heard(other.file.key))).toMatchObject({ code: 'lesson_file_gone' });
    const { data: copy } = await exam.admin.call.duplicateLesson({ lesson_id: exam.lesson_id });
    expect(await rowsOf(copy.id)).toMatchObject([{ key: exam.file.key, unusedSince: null }]);
  });

  it('keeps its sound when the words of the exam are saved', async () => {
    const exam = await aHeardExam();
    const { lesson_id, class_id, admin } = exam;
    const spoken = await send(admin, class_id);
    const word = { arabic: 'بَابٌ', meaning: 'door', sound: spoken.key };
    const saved = await admin.call.saveLessonWords({ lesson_id, words: [word] });
    expect(saved).toMatchObject({ status: true });
    expect(await rowsOf(lesson_id)).toMatchObject([{ unusedSince: null }, { unusedSince: null }]);
  });
});
