import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, countFiles } from '../../../../test/support/school.ts';
import { auditLog, classes, lessons, questions } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
const asset = async (name: string) => ({
  name,
  bytes: await readFile(join(import.meta.dirname, '../../../../seed/assets', name)),
});
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const order = async (classId: number) =>
  (await admin.call.getLessons({ class_id: classId })).data.map(({ id, position }) => ({
    id,
    position,
  }));
const storedFiles = () => countFiles(institute);
const totalOf = async (classId: number) =>
  (await institute.services.db.select().from(classes).where(eq(classes.id, classId)))[0]
    ?.lessonTotal;
const rowOf = async (id: number) =>
  (await institute.services.db.select().from(lessons).where(eq(lessons.id, id)))[0];
const questionRows = (lessonId: number) =>
  institute.services.db
    .select()
    .from(questions)
    .where(eq(questions.lessonId, lessonId))
    .orderBy(asc(questions.position));

async function threeLessons() {
  const { id } = await aClass(institute);
  const [a, b, c] = [
    await aLesson(institute, id),
    await aLesson(institute, id),
    await aLesson(institute, id),
  ];
  return { id, a: a.id, b: b.id, c: c.id };
}
const question = { question: 'Which is a noun?', answer: 'كتاب', option1: 'كتاب', option2: 'كتب' };

describe('adding a lesson', () => {
  // Proves call-addLesson, admin-8-32.
  it('puts it at the end of its class, counts it and leaves an audit row', async () => {
    const { id, rand } = await aClass(institute);
    await aLesson(institute, id);
    const response = await admin.call.addLesson({
      class_id: rand,
      subject: 'Letters',
      about: 'أ ب',
    });
    expect(response).toMatchObject({ status: true, message: 'Lesson added successfully!' });
    expect(await rowOf(response.data.id)).toMatchObject({
      classId: id,
      kind: 'lesson',
      subject: 'Letters',
      about: 'أ ب',
      position: 2,
      opensAt: null,
      material: null,
    });
    expect(await totalOf(id)).toBe(2);
    const [row] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(row).toMatchObject({ actorId: admin.id, action: 'addLesson' });
  });

  // Proves admin-3-3, call-getLessonQuestions.
  it('keeps the questions and the model answer of an exam, and of nothing else', async () => {
    const { id } = await aClass(institute);
    const form = { theoryAnswer: 'A model', questions: [question, { ...question, id: 'new-7' }] };
    const exam = await aLesson(institute, id, { inputetype: 'Exam', ...form });
    const plain = await aLesson(institute, id, form);
    expect(await rowOf(exam.id)).toMatchObject({ kind: 'exam', theoryAnswer: 'A model' });
    expect(await rowOf(plain.id)).toMatchObject({ kind: 'lesson', theoryAnswer: '' });
    expect((await questionRows(exam.id)).map(({ position }) => position)).toEqual([1, 2]);
    expect(await questionRows(plain.id)).toEqual([]);
    expect((await admin.call.getLessonQuestions({ lesson_id: exam.id })).data[0]).toMatchObject({
      question: 'Which is a noun?',
      answer: 'كتاب',
      answer1: 'كتاب',
      answer2: 'كتب',
      answer3: '',
      answer4: '',
    });
  });

  it('asks for the study date of a scheduled lesson and never schedules a timetable', async () => {
    const { id } = await aClass(institute);
    const form = { class_id: id, subject: 'Later', scheduled: '1' };
    expect(await admin.call.addLesson(form)).toMatchObject({
      status: false,
      message: 'Study date is required',
    });
    const added = await admin.call.addLesson({ ...form, inputetype: 'Timetableble' });
    expect(await rowOf(added.data.id)).toMatchObject({ kind: 'timetable', opensAt: null });
    expect(await totalOf(id)).toBe(1);
  });

  // Proves call-getManagedLesson.
  it('stores a timetable plainly and speaks of it encoded', async () => {
    const { id } = await aClass(institute);
    const about = 'Monday%208am\\nTuesday';
    const lesson = await aLesson(institute, id, { inputetype: 'Timetableble', about });
    expect((await rowOf(lesson.id))?.about).toBe('Monday 8am\nTuesday');
    const { data } = await admin.call.getManagedLesson({ lesson_id: lesson.rand });
    expect(data).toMatchObject({ about, inputetype: 'Timetableble', scheduled: '0' });
  });

  // Proves admin-3-2, admin-5-7, call-addLesson.
  it.each([
    ['worksheet.pdf', 'pdf'],
    ['market.webp', 'image'],
    ['writing-bab.mp4', 'video'],
    ['greetings.mp3', 'audio'],
  ] as const)('takes %s for a file of kind %s', async (name, kind) => {
    const { id } = await aClass(institute);
    const file = await asset(name);
    const form = { class_id: id, subject: 'With a file', fileType: kind };
    const response = await admin.call.addLesson(form, { files: { file } });
    const row = await rowOf(response.data.id);
    expect(row?.materialKind).toBe(kind);
    expect(row?.material).toMatch(/^[A-Za-z0-9_-]{22}\.[a-z0-9]+$/);
    const { data } = await admin.call.getManagedLesson({ lesson_id: response.data.id });
    expect(data.materialExtension).toBe(name.split('.')[1]);
    const served = await institute.app.inject({ url: `/${data.material}` });
    expect(served.statusCode).toBe(200);
    if (kind === 'image') {
      // A picture is made anew from its pixels, in the same format and size.
      const { format, width, height } = await sharp(file.bytes).metadata();
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format, width, height });
    } else {
      expect(served.rawPayload.equals(file.bytes)).toBe(true);
    }
    const unsigned = await institute.app.inject({ url: `/files/${row?.material}` });
    expect(unsigned.statusCode).toBe(404);
  });

  // Proves admin-5-7.
  it('refuses a file that is not what it says, and keeps nothing of it', async () => {
    const { id } = await aClass(institute);
    const before = await storedFiles();
    const form = { class_id: id, subject: 'With a file' };
    const pdf = await asset('worksheet.pdf');
    const script = { name: 'a.pdf', bytes: Buffer.from('<script>alert(1)</script>') };
    expect(
      await admin.call.addLesson({ ...form, fileType: 'image' }, { files: { file: pdf } }),
    ).toMatchObject({ http: 415, status: false, code: 'file_kind' });
    expect(await admin.call.addLesson(form, { files: { file: script } })).toMatchObject({
      status: false,
      code: 'file_kind',
      message: 'This file is not a PDF, picture, MP4 video or audio recording.',
    });
    expect(
      await admin.call.addLesson({ ...form, class_id: 999_999 }, { files: { file: pdf } }),
    ).toMatchObject({ status: false, code: 'class_not_found' });
    expect(await storedFiles()).toBe(before);
    expect(await order(id)).toEqual([]);
  });
});

describe('a recording that browsers do not play', () => {
  const box = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(64)]);
  it.each([
    ['AMR recordings do not play', Buffer.from(`#!AMR\n${'\0'.repeat(64)}`, 'latin1')],
    ['CAF recordings do not play', Buffer.from(`caff\0\u0001${'\0'.repeat(64)}`, 'latin1')],
    ['3GP recordings do not play', box('3gp4')],
    ['MOV films do not play', box('qt  ')],
    ['HEIC pictures are not shown', box('heic')],
  ])('is named, with what to do: %s', async (words, bytes) => {
    const { id } = await aClass(institute);
    const form = { class_id: id, subject: 'With a recording' };
    const answer = await admin.call.addLesson(form, { files: { file: { name: 'a', bytes } } });
    expect(answer).toMatchObject({ http: 415, code: 'file_kind' });
    expect(answer.message.startsWith(words)).toBe(true);
    expect(answer.message).toMatch(/ Save it as .* and choose that file\.$/);
  });
});

describe('changing a lesson', () => {
  // Proves admin-3-2, call-updateLesson, call-getManagedLesson, admin-8-32.
  it('changes what the form says and keeps the type', async () => {
    const { id } = await aClass(institute);
    const lesson = await aLesson(institute, id);
    const studydate = '1893456000';
    const form = { lesson_id: lesson.rand, class_id: id, subject: 'New', about: 'Text' };
    expect(await admin.call.updateLesson({ ...form, scheduled: '1', studydate })).toMatchObject({
      status: true,
      message: 'Lesson updated successfully!',
      data: { id: lesson.id, rand: lesson.rand, class_id: id },
    });
    const { data } = await admin.call.getManagedLesson({ lesson_id: lesson.id });
    expect(data).toMatchObject({ subject: 'New', scheduled: '1', studydate: 1893456000 });
    expect(await admin.call.updateLesson({ ...form, inputetype: 'Exam' })).toMatchObject({
      http: 400,
      message: 'The type of a lesson cannot be changed.',
    });
  });

  // Proves call-updateLesson.
  it('changes questions sent with their id, adds new ones and leaves the others', async () => {
    const { id } = await aClass(institute);
    const form = { class_id: id, subject: 'Exam', inputetype: 'Exam' as const };
    const exam = await aLesson(institute, id, { ...form, questions: [question, question] });
    const other = await aLesson(institute, id, { ...form, questions: [question] });
    const [first, second] = await questionRows(exam.id);
    const changed = { ...question, id: String(first?.id), question: 'Which is a verb?' };
    await admin.call.updateLesson({
      ...form,
      lesson_id: exam.id,
      questions: [changed, { ...question, id: 'new-1', question: 'A third?' }],
    });
    expect((await questionRows(exam.id)).map((row) => [row.id, row.question])).toEqual([
      [first?.id, 'Which is a verb?'],
      [second?.id, 'Which is a noun?'],
      [expect.any(Number), 'A third?'],
    ]);
    const foreign = await questionRows(other.id);
    const stolen = { ...question, id: String(foreign[0]?.id), question: 'Stolen' };
    expect(
      await admin.call.updateLesson({ ...form, lesson_id: exam.id, questions: [stolen] }),
    ).toMatchObject({ http: 400, status: false });
    expect((await questionRows(other.id))[0]?.question).toBe('Which is a noun?');
  });

  it('moves a lesson to the end of another class and renumbers both', async () => {
    const from = await threeLessons();
    const to = await threeLessons();
    const moved = await admin.call.updateLesson({
      lesson_id: from.a,
      class_id: to.id,
      subject: 'Moved',
    });
    expect(moved.data.class_id).toBe(to.id);
    expect(await order(from.id)).toEqual([
      { id: from.b, position: 1 },
      { id: from.c, position: 2 },
    ]);
    expect((await order(to.id)).at(-1)).toEqual({ id: from.a, position: 4 });
    expect([await totalOf(from.id), await totalOf(to.id)]).toEqual([2, 4]);
  });

  // Proves admin-4-8, admin-5-7, call-removeFile.
  it('takes another file only after the first was removed', async () => {
    const { id } = await aClass(institute);
    const form = { class_id: id, subject: 'With a file' };
    const files = { file: await asset('market.webp') };
    const { data } = await admin.call.addLesson(form, { files });
    const before = await storedFiles();
    expect(await admin.call.updateLesson({ ...form, lesson_id: data.id }, { files })).toMatchObject(
      { status: false, code: 'file_exists' },
    );
    expect(await storedFiles()).toBe(before);
    expect(await admin.call.removeFile({ lesson_id: data.id })).toMatchObject({ status: true });
    expect(await storedFiles()).toBe(before - 1);
    expect(await rowOf(data.id)).toMatchObject({ material: null, materialKind: null });
    const pdf = { file: await asset('worksheet.pdf') };
    await admin.call.updateLesson({ ...form, lesson_id: data.id }, { files: pdf });
    expect((await rowOf(data.id))?.materialKind).toBe('pdf');
  });
});

describe('the order of a class', () => {
  // Proves call-getLessons, call-reorderLessons, call-swapLessonsPosition.
  it('renumbers every lesson from 1', async () => {
    const { id, a, b, c } = await threeLessons();
    const response = await admin.call.reorderLessons({ lessons: [{ id: c, position: 1 }] });
    expect(response.status).toBe(true);
    expect(await order(id)).toEqual([
      { id: c, position: 1 },
      { id: a, position: 2 },
      { id: b, position: 3 },
    ]);
    await admin.call.swapLessonsPosition({
      lesson1_id: c,
      lesson1_position: 1,
      lesson2_id: b,
      lesson2_position: 3,
    });
    expect((await order(id)).map((lesson) => lesson.id)).toEqual([b, a, c]);
  });

  // Proves call-reorderLessons.
  it('refuses lessons of two classes, unknown ones and one named twice', async () => {
    const one = await threeLessons();
    const other = await threeLessons();
    const reorder = (...ids: number[]) =>
      admin.call.reorderLessons({ lessons: ids.map((id, index) => ({ id, position: index + 1 })) });
    expect(await reorder(one.a, other.a)).toMatchObject({ http: 400, status: false });
    expect(await reorder(one.a, one.a)).toMatchObject({ http: 400, status: false });
    expect(await reorder(one.a, 999_999)).toMatchObject({ code: 'lesson_not_found' });
    expect((await order(one.id)).map(({ id }) => id)).toEqual([one.a, one.b, one.c]);
  });

  it('stays whole when lessons are moved, added and deleted at once', async () => {
    const { id, a, b, c } = await threeLessons();
    const positions = async () => (await order(id)).map(({ position }) => position);
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    await Promise.all(Array.from({ length: 12 }, () => aLesson(institute, id)));
    expect(await positions()).toEqual(upTo(15));
    const moves = Array.from({ length: 24 }, (_, index) => ({
      id: [a, b, c][index % 3] ?? a,
      position: ((index * 7) % 15) + 1,
    }));
    await Promise.all(moves.map((move) => admin.call.reorderLessons({ lessons: [move] })));
    expect(await positions()).toEqual(upTo(15));
    await Promise.all([
      ...moves.map((move) => admin.call.reorderLessons({ lessons: [move] })),
      ...Array.from({ length: 6 }, () => aLesson(institute, id)),
      admin.call.deleteLesson({ lesson_id: b }),
    ]);
    expect(await positions()).toEqual(upTo(20));
    expect(await totalOf(id)).toBe(20);
  });
});

describe('removing', () => {
  // Proves call-deleteLesson.
  it('hides a lesson and closes the gap', async () => {
    const { id, a, b, c } = await threeLessons();
    expect(await admin.call.deleteLesson({ lesson_id: a })).toMatchObject({ status: true });
    expect(await order(id)).toEqual([
      { id: b, position: 1 },
      { id: c, position: 2 },
    ]);
    expect(await totalOf(id)).toBe(2);
    expect((await rowOf(a))?.deletedAt).toEqual(institute.clock.now());
    expect(await admin.call.deleteLesson({ lesson_id: a })).toMatchObject({
      code: 'lesson_not_found',
    });
  });

  // Proves call-removeObj.
  it('hides a question once', async () => {
    const { id } = await aClass(institute);
    const exam = await aLesson(institute, id, { inputetype: 'Exam', questions: [question] });
    const [row] = await questionRows(exam.id);
    const obj_id = row?.id ?? 0;
    expect(await admin.call.removeObj({ obj_id })).toMatchObject({ status: true });
    expect((await admin.call.getLessonQuestions({ lesson_id: exam.id })).data).toEqual([]);
    expect(await admin.call.removeObj({ obj_id })).toMatchObject({ http: 404, status: false });
  });
});

describe('attendance', () => {
  // Proves admin-3-5, call-lessonAttendance.
  it('lists who opened a lesson and when, paged, sorted and searched', async () => {
    const { id, a, b } = await threeLessons();
    const first = await institute.student({ name: 'Zaynab' });
    const second = await institute.student({ name: 'Ali' });
    for (const [student, lesson_id] of [
      [first, a],
      [second, a],
      [first, b],
    ] as const) {
      await student.call.enrol({ class_id: id });
      await student.call.viewStatus({ class_id: id, lesson_id });
      institute.clock.advance({ minutes: 5 });
    }
    const all = await admin.call.lessonAttendance({ class_id: id });
    expect(all.data.map(({ name }) => name)).toEqual(['Zaynab', 'Ali', 'Zaynab']);
    const page = await admin.call.lessonAttendance({
      class_id: id,
      page: 1,
      per_page: 2,
      sort: 'name',
    });
    expect(page.data.map(({ name }) => name)).toEqual(['Ali', 'Zaynab']);
    expect(page.meta).toEqual({ total: 3, page: 1, per_page: 2 });
    const found = await admin.call.lessonAttendance({ class_id: id, search: second.email });
    expect(found.data).toEqual([
      {
        user_id: second.id,
        lesson_id: a,
        name: 'Ali',
        email: second.email,
        subject: 'Lesson',
        clicked_at: expect.any(Number),
      },
    ]);
    expect(await admin.call.lessonAttendance({ class_id: id, sort: 'role' })).toMatchObject({
      http: 400,
    });
  });
});
