import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { lessonProgress } from '../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const viewsOf = (person: Person) =>
  institute.services.db.select().from(lessonProgress).where(eq(lessonProgress.userId, person.id));

async function member(classId: number): Promise<Person> {
  const student = await institute.student();
  await student.call.enrol({ class_id: classId });
  return student;
}

const savableIn = async (person: Person, class_id: number) =>
  (await person.call.getSavableClass({ class_id })).data;

describe('what of a class may be saved', () => {
  // Proves call-getSavableClass.
  it('is each lesson that could be opened, with the size of its text and its file', async () => {
    const { id: class_id } = await aClass(institute);
    const bytes = await readFile(join(import.meta.dirname, '../../../seed/assets/worksheet.pdf'));
    const admin = await institute.admin();
    const { data: sheet } = await admin.call.addLesson(
      { class_id, subject: 'Worksheet', about: 'Print it.' },
      { files: { file: { name: 'worksheet.pdf', bytes } } },
    );
    const plain = await aLesson(institute, class_id, { about: 'حَرْفٌ'.repeat(100) });
    const student = await member(class_id);
    const { lessons, locked } = await savableIn(student, class_id);
    expect(locked).toBe(0);
    expect(lessons.map(({ rand, material }) => [rand, material])).toEqual([
      [sheet.rand, { kind: 'pdf', bytes: bytes.length }],
      [plain.rand, null],
    ]);
    expect(lessons[1]?.bytes).toBeGreaterThan(Buffer.byteLength('حَرْفٌ'.repeat(100)));
    // Nobody has read anything yet.
    expect(await viewsOf(student)).toEqual([]);
  });

  it('has another version once its text or a question has changed', async () => {
    const { id: class_id } = await aClass(institute);
    const lesson = await aLesson(institute, class_id, { subject: 'One', about: 'Before' });
    const student = await member(class_id);
    const versionNow = async () => (await savableIn(student, class_id)).lessons[0]?.version;
    const before = await versionNow();
    expect(await versionNow()).toBe(before);
    const admin = await institute.admin();
    await admin.call.updateLesson({ lesson_id: lesson.id, class_id, subject: 'One', about: 'Now' });
    expect(await versionNow()).not.toBe(before);
  });

  // Proves call-getSavableClass.
  it('ends before an exam not submitted, and leaves out what is scheduled', async () => {
    const { id: class_id } = await aClass(institute);
    const studydate = Math.floor(institute.clock.now().getTime() / 1000) + 86_400;
    const first = await aLesson(institute, class_id);
    const later = await aLesson(institute, class_id, {
      scheduled: '1',
      studydate: String(studydate),
    });
    const exam = await aLesson(institute, class_id, { inputetype: 'Exam', about: 'Why?' });
    const after = await aLesson(institute, class_id);
    const student = await member(class_id);
    const { lessons, locked } = await savableIn(student, class_id);
    expect(lessons.map(({ rand }) => rand)).toEqual([first.rand, exam.rand]);
    expect(locked).toBe(2);
    const ask = async ({ id }: { id: number }) =>
      (await student.call.getSavableLesson({ class_id, lesson_id: id })).code;
    expect(await ask(later)).toBe('lesson_scheduled');
    expect(await ask(after)).toBe('exam_pending');
  });

  // Proves call-getSavableClass.
  it('is no more of a month than may be opened in it', async () => {
    const { id: class_id } = await aClass(institute, { monthlylimit: '2' });
    const all = [];
    for (let count = 0; count < 4; count += 1) all.push(await aLesson(institute, class_id));
    const student = await member(class_id);
    await student.call.viewStatus({ class_id, lesson_id: all[3]?.id ?? 0 });
    const { lessons } = await savableIn(student, class_id);
    // The one that was opened, and one more.
    expect(lessons.map(({ rand }) => rand)).toEqual([all[0]?.rand, all[3]?.rand]);
    const refused = await student.call.getSavableLesson({ class_id, lesson_id: all[1]?.id ?? 0 });
    expect(refused.code).toBe('monthly_limit');
  });

  it('is nothing for whoever has not joined', async () => {
    const { id: class_id } = await aClass(institute);
    const lesson = await aLesson(institute, class_id);
    const stranger = await institute.student();
    expect((await stranger.call.getSavableClass({ class_id })).code).toBe('not_enrolled');
    const asked = await stranger.call.getSavableLesson({ class_id, lesson_id: lesson.id });
    expect(asked.code).toBe('not_enrolled');
    expect(asked.data).toBeFalsy();
  });
});

describe('a lesson to save', () => {
  // Proves call-getSavableLesson.
  it('comes as it would be opened, with its comments, and is not opened by it', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id, { about: 'Read me' });
    const writer = await member(class_id);
    await writer.call.addComment({ class_id, lesson_id, comment: 'Shukran' });
    const student = await member(class_id);
    const { data } = await student.call.getSavableLesson({ class_id, lesson_id });
    expect(data.lesson).toMatchObject({ id: lesson_id, about: 'Read me', viewed: '0' });
    expect(data.comments?.data).toMatchObject([{ comment: 'Shukran', email: '' }]);
    expect(data.comments?.meta).toEqual({ total: 1, page: 1, per_page: 50, comments: 1 });
    expect(await viewsOf(student)).toEqual([]);
  });

  it('brings its words, and another version once they have changed', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id);
    const admin = await institute.admin();
    const student = await member(class_id);
    const versionNow = async () => (await savableIn(student, class_id)).lessons[0]?.version;
    const without = await versionNow();
    await admin.call.saveLessonWords({ lesson_id, words: [{ arabic: 'بَيْتٌ', meaning: 'house' }] });
    expect(await versionNow()).not.toBe(without);
    const { data } = await student.call.getSavableLesson({ class_id, lesson_id });
    expect(data.words).toMatchObject([{ arabic: 'بَيْتٌ', meaning: 'house' }]);
    expect(await viewsOf(student)).toEqual([]);
  });

  // Proves call-getSavableLesson.
  it('is an exam with its questions, without their answers and without a discussion', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id, {
      inputetype: 'Exam',
      about: 'Why?',
      questions: [{ question: 'Which?', answer: 'a', option1: 'a', option2: 'b' }],
    });
    const student = await member(class_id);
    const { data } = await student.call.getSavableLesson({ class_id, lesson_id });
    expect(data.comments).toBeNull();
    expect(data.lesson.questions).toMatchObject([{ question: 'Which?' }]);
    expect(data.lesson.questions[0]).not.toHaveProperty('answer');
  });
});

describe('beside the lessons', () => {
  // Proves call-getSavableRoots.
  it('are the roots its words lead to, and the family of each word', async () => {
    const admin = await institute.admin();
    const taught = async (word: { arabic: string; meaning: string; root?: string }) => {
      const { id: class_id } = await aClass(institute);
      const { id: lesson_id } = await aLesson(institute, class_id);
      const { data } = await admin.call.saveLessonWords({ lesson_id, words: [word] });
      return { class_id, id: data.words[0]?.id ?? 0 };
    };
    const book = await taught({ arabic: 'كِتَابٌ', meaning: 'book', root: 'ك ت ب' });
    const writer = await taught({ arabic: 'كَاتِبٌ', meaning: 'writer', root: 'ك-ت-ب' });
    const hidden = await taught({ arabic: 'مَكْتَبٌ', meaning: 'office', root: 'ك ت ب' });
    const student = await member(book.class_id);
    await student.call.enrol({ class_id: writer.class_id });
    const { data } = await student.call.getSavableRoots({ class_id: book.class_id });
    expect(data.words).toEqual([{ id: book.id, arabic: 'كِتَابٌ', root: 'كتب', is_mine: '0' }]);
    // As the page of the root is answered: words of all classes that were joined, and of no other.
    expect(data.roots).toEqual([
      { root: 'كتب', words: (await student.call.getRootWords({ root: 'كتب' })).data },
    ]);
    expect(data.roots[0]?.words.map(({ id }) => id)).toEqual([book.id, writer.id]);
    // What they take is said before the class is saved.
    const { data: savable } = await student.call.getSavableClass({ class_id: book.class_id });
    expect(savable.root_bytes).toBe(Buffer.byteLength(JSON.stringify(data)));
    expect((await student.call.getSavableRoots({ class_id: hidden.class_id })).code).toBe(
      'not_enrolled',
    );
  });
});
