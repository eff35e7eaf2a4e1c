import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHomework } from '../../../test/support/homework.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass, aLesson, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, classes, enrolments, lessons, questions, words } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const classRow = async (id: number) =>
  (await db().select().from(classes).where(eq(classes.id, id)))[0];
const lessonRows = (classId: number) =>
  db()
    .select()
    .from(lessons)
    .where(and(eq(lessons.classId, classId), isNull(lessons.deletedAt)))
    .orderBy(asc(lessons.position));
const subjects = async (classId: number) =>
  (await lessonRows(classId)).map(({ subject }) => subject);
const questionsOf = (lessonId: number) =>
  db().select().from(questions).where(eq(questions.lessonId, lessonId)).orderBy(questions.position);
const wordsOf = (lessonId: number) =>
  db().select().from(words).where(eq(words.lessonId, lessonId)).orderBy(words.position);

const pdf = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n') };

/** An exam with two questions, words and a file. */
async function aFullLesson(classId: number, own: Record<string, unknown> = {}) {
  const question = { question: 'Which?', answer: 'B', option1: 'A', option2: 'B' };
  const exam = await aLesson(institute, classId, {
    subject: 'Full',
    inputetype: 'Exam',
    theoryAnswer: 'Because',
    scheduled: '1',
    studydate: '1795000000',
    questions: [question, { ...question, question: 'And which?' }],
    ...own,
  });
  await admin.call.saveLessonWords({
    lesson_id: exam.id,
    words: [{ arabic: 'بَيْتٌ', meaning: 'house' }],
  });
  const file = { files: { file: pdf } };
  const form = { lesson_id: exam.id, class_id: classId };
  const saved = await admin.call.updateLesson(form, file);
  if (!saved.status) throw new Error(saved.message);
  return exam;
}

/** Every column of a table but those that a copy has of its own. */
function carried<Row extends object>(table: PgTable, row: Row | undefined, own: readonly string[]) {
  const names = Object.keys(getTableColumns(table)).filter((name) => !own.includes(name));
  return Object.fromEntries(names.map((name) => [name, row?.[name as keyof Row]]));
}

const ownOfLesson = [
  'id',
  'rand',
  'classId',
  'position',
  'savedBy',
  'createdAt',
  'subject',
  'subjectFolded',
];
const ownOfQuestion = ['id', 'lessonId', 'addedBy'];
const ownOfWord = ['id', 'lessonId'];
const ownOfClass = [
  ...['id', 'rand', 'name', 'slug', 'addedBy', 'createdAt', 'isDraft', 'registrationClosesAt'],
  'nameFolded',
];

const isUnset = (value: unknown) =>
  [null, '', false, 0].includes(value as never) || ['[]', '{}'].includes(JSON.stringify(value));
const probes: Readonly<Record<string, unknown>> = {
  ...{ string: 'probe', boolean: true, number: 7, json: [{ probe: true }], array: ['probe'] },
  date: new Date('2027-01-01T00:00:00Z'),
};

/** Gives every column of a lesson a value, also one that is new, so that it is seen when it is lost. */
async function fillColumns(id: number): Promise<void> {
  const [row] = await db().select().from(lessons).where(eq(lessons.id, id));
  const wanted = carried(lessons, row, [...ownOfLesson, 'deletedAt', 'deletedBy']);
  const columns = Object.entries(getTableColumns(lessons));
  const filled = columns
    .filter(([name]) => name in wanted && isUnset(wanted[name]))
    .map(([name, { dataType }]) => [name, probes[dataType]]);
  await db()
    .update(lessons)
    .set({ isPreview: true, ...Object.fromEntries(filled) })
    .where(eq(lessons.id, id));
}

describe('a copy of a lesson', () => {
  // Proves call-duplicateLesson.
  it('carries every column, its questions, its words and its file', async () => {
    const { id } = await aClass(institute);
    const first = await aFullLesson(id);
    await fillColumns(first.id);
    const { data } = await admin.call.duplicateLesson({ lesson_id: first.id });
    const [original, copy] = await lessonRows(id);
    expect(copy?.id).toBe(data.id);
    expect(carried(lessons, copy, ownOfLesson)).toEqual(carried(lessons, original, ownOfLesson));
    expect(copy).toMatchObject({ subject: 'Full (copy)', position: 2 });
    for (const [table, rowsOf, own] of [
      [questions, questionsOf, ownOfQuestion],
      [words, wordsOf, ownOfWord],
    ] as const) {
      const [from, to] = [await rowsOf(first.id), await rowsOf(data.id)];
      expect(from.length).toBeGreaterThan(0);
      expect(to.map((row) => carried(table, row, own))).toEqual(
        from.map((row) => carried(table, row, own)),
      );
    }
  });

  it('stands behind its original, once for a press, however often it comes', async () => {
    const { id } = await aClass(institute);
    const one = await aLesson(institute, id, { subject: 'One' });
    await aLesson(institute, id, { subject: 'Two' });
    const request = { lesson_id: one.id, request_key: aRequestKey() };
    const answers = await Promise.all([1, 2, 3].map(() => admin.call.duplicateLesson(request)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await subjects(id)).toEqual(['One', 'One (copy)', 'Two']);
    expect((await classRow(id))?.lessonTotal).toBe(3);
    expect(await admin.call.duplicateLesson({ lesson_id: 999_999 })).toMatchObject({
      code: 'lesson_not_found',
    });
  });

  // Proves call-duplicateLesson.
  it('shares its file, which stays as long as one of them has it', async () => {
    const { id } = await aClass(institute);
    const first = await aFullLesson(id);
    const { data } = await admin.call.duplicateLesson({ lesson_id: first.id });
    const [row] = await lessonRows(id);
    const name = row?.material ?? '';
    const isStored = async () => (await institute.services.files.find(name)) !== null;
    expect(await isStored()).toBe(true);
    await admin.call.removeFile({ lesson_id: first.id });
    expect(await isStored()).toBe(true);
    await admin.call.removeFile({ lesson_id: data.id });
    expect(await isStored()).toBe(false);
  });
});

describe('a copy of a class', () => {
  // Proves call-duplicateClass.
  it('carries every column and lesson, and nobody; it is a draft until it is published', async () => {
    const { id } = await aPaidClass(institute, 50, {
      ...{ name: 'Term one', about: 'All of it', links: 'https://meet.example/1', level: 'B1' },
      ...{ hours: '20', outcomes: 'Reads', teacher: 'Ustadh', monthlylimit: '4' },
      ...{ regclosedate: '2026-11-30', monthlySub: '1' },
      prequisite_id: String((await aClass(institute)).id),
    });
    await aFullLesson(id);
    const hidden = await aLesson(institute, id, { subject: 'Deleted' });
    await admin.call.deleteLesson({ lesson_id: hidden.id });
    await aLesson(institute, id, { subject: 'Last' });
    const student = await institute.student({ wallet: 20_000 });
    await student.call.enrol({ class_id: id });
    const { data } = await admin.call.duplicateClass({ class_id: id, name: 'Term two' });
    const [original, copy] = [await classRow(id), await classRow(data.id)];
    expect(carried(classes, copy, ownOfClass)).toEqual(carried(classes, original, ownOfClass));
    expect(copy).toMatchObject({
      ...{ name: 'Term two', slug: 'term-two', isDraft: true, registrationClosesAt: null },
      ...{ rand: data.rand, lessonTotal: 2 },
    });
    expect(await subjects(data.id)).toEqual(['Full', 'Last']);
    const [full] = await lessonRows(data.id);
    expect((await questionsOf(full?.id ?? 0)).length).toBe(2);
    expect((await wordsOf(full?.id ?? 0)).length).toBe(1);
    const joined = await db().select().from(enrolments).where(eq(enrolments.classId, data.id));
    expect(joined).toEqual([]);
    const act = (await db().select().from(auditLog)).findLast(
      ({ action }) => action === 'duplicateClass',
    );
    expect(act?.details).toMatchObject({ name: 'Term two', from: 'Term one', lessons: 2 });
  });

  // Proves ours-152.
  it('has the days of the original, or is moved by weeks or to a day, and says so', async () => {
    const { id } = await aClass(institute);
    const dated = [await aLesson(institute, id), await aLesson(institute, id)];
    await aLesson(institute, id);
    for (const [at, { id: lessonId }] of dated.entries()) {
      const opensAt = new Date(`2026-09-${14 + at * 7}T17:00:00Z`);
      await db().update(lessons).set({ opensAt }).where(eq(lessons.id, lessonId));
    }
    const homework = await aHomework(institute, id, { dueOn: '2026-09-30' });
    const dueOf = async (lessonId: number) => {
      const [row] = await db().select().from(lessons).where(eq(lessons.id, lessonId));
      const [block] = row?.blocks ?? [];
      return block?.kind === 'homework' ? block.task.dueOn : null;
    };
    const { data: later } = await admin.call.duplicateClass({
      ...{ class_id: id, name: 'Homework', move_weeks: '2' },
    });
    expect(await dueOf((await lessonRows(later.id)).at(-1)?.id ?? 0)).toBe('2026-10-14');
    expect(await dueOf(homework.id)).toBe('2026-09-30');
    await admin.call.deleteLesson({ lesson_id: homework.id });
    const daysOf = async (own: { move_weeks?: string; begins_on?: string }) => {
      const { data } = await admin.call.duplicateClass({ class_id: id, name: 'Term', ...own });
      return (await lessonRows(data.id)).map(({ opensAt }) => opensAt?.toISOString() ?? null);
    };
    const day = (date: string) => `${date}T17:00:00.000Z`;
    expect(await daysOf({})).toEqual([day('2026-09-14'), day('2026-09-21'), null]);
    expect(await daysOf({ move_weeks: '13' })).toEqual([
      day('2026-12-14'),
      day('2026-12-21'),
      null,
    ]);
    expect(await daysOf({ begins_on: '2027-01-11' })).toEqual([
      ...[day('2027-01-11'), day('2027-01-18')],
      null,
    ]);
    const act = (await db().select().from(auditLog)).findLast(
      ({ action }) => action === 'duplicateClass',
    );
    expect(act?.details).toMatchObject({ movedDays: 119 });
    const wrong = await admin.call.duplicateClass({ class_id: id, name: 'Term', move_weeks: '0' });
    expect(wrong.http).toBe(400);
  });

  // Proves call-duplicateClass.
  it('is made once for a press, also when it comes twice at once', async () => {
    const { id } = await aClass(institute);
    await aLesson(institute, id);
    const request = { class_id: id, name: 'Once', request_key: aRequestKey() };
    const answers = await Promise.all([1, 2].map(() => admin.call.duplicateClass(request)));
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    const made = await db().select().from(classes).where(eq(classes.name, 'Once'));
    expect(made).toHaveLength(1);
    expect(await subjects(made[0]?.id ?? 0)).toEqual(['Lesson']);
    expect(await admin.call.duplicateClass({ class_id: 'none', name: 'X' })).toMatchObject({
      code: 'class_not_found',
    });
  });
});

describe('lessons of another class', () => {
  // Proves call-copyLessons.
  it('are copied to the end in the order sent, each once for a press', async () => {
    const { id: from } = await aClass(institute);
    const a = await aLesson(institute, from, { subject: 'A' });
    const b = await aFullLesson(from, { subject: 'B' });
    const { id: to } = await aClass(institute);
    await aLesson(institute, to, { subject: 'Own' });
    const request = { class_id: to, lesson_ids: [b.id, a.id], request_key: aRequestKey() };
    const answers = await Promise.all([1, 2].map(() => admin.call.copyLessons(request)));
    expect(answers.map(({ data }) => data)).toEqual([{ copied: 2 }, { copied: 2 }]);
    expect(await subjects(to)).toEqual(['Own', 'B', 'A']);
    expect(await subjects(from)).toEqual(['A', 'B']);
    const [, copy] = await lessonRows(to);
    expect((await questionsOf(copy?.id ?? 0)).length).toBe(2);
  });

  it('are refused where an exam draws more than the bank there holds', async () => {
    const { id: from } = await aClass(institute);
    const exam = await aLesson(institute, from, { inputetype: 'Exam' });
    const choice = { type: 'choice', prompt: 'Which?', explanation: '', options: ['ka', 'ki'] };
    const exercises = JSON.stringify([{ ...choice, answer: 1 }]);
    await admin.call.addBankExercises({ class_id: from, topic: '', exercises });
    const drawing = { lesson_id: exam.id, draw_count: 1 };
    expect(await admin.call.updateLesson(drawing)).toMatchObject({ status: true });
    const { id: to } = await aClass(institute);
    const copied = () => admin.call.copyLessons({ class_id: to, lesson_ids: [exam.id] });
    expect(await copied()).toMatchObject({ status: false, code: 'bank_too_small' });
    expect(await subjects(to)).toEqual([]);
    await admin.call.addBankExercises({ class_id: to, topic: '', exercises });
    expect(await copied()).toMatchObject({ status: true });
  });

  it('are copied all or not at all', async () => {
    const { id: from } = await aClass(institute);
    const a = await aLesson(institute, from, { subject: 'A' });
    const { id: to } = await aClass(institute);
    const input = { class_id: to, lesson_ids: [a.id, 999_999] };
    expect(await admin.call.copyLessons(input)).toMatchObject({ code: 'lesson_not_found' });
    expect(await subjects(to)).toEqual([]);
    const student = await institute.student();
    expect(await student.call.copyLessons({ ...input, lesson_ids: [a.id] })).toMatchObject({
      http: 403,
    });
  });
});
