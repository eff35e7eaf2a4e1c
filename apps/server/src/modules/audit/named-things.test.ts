import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { auditLog, examResults } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** What the newest act of a name was noted with, by name. */
async function noted(act: string): Promise<Record<string, string>> {
  const [newest] = (await admin.call.getAuditLog({ act })).data;
  if (!newest) throw new Error(`nobody did ${act}`);
  return Object.fromEntries(newest.details.map(({ name, value }) => [name, value]));
}

/** What the newest act of a name says that something was and has become, by name. */
async function became(act: string): Promise<Record<string, [string | undefined, string]>> {
  const [newest] = (await admin.call.getAuditLog({ act })).data;
  const changes = (newest?.details ?? []).filter(({ was }) => was !== undefined);
  return Object.fromEntries(changes.map(({ name, was, value }) => [name, [was, value]]));
}

describe('the audit log names', () => {
  it('the exam and the class of a mark that was given, changed or taken back', async () => {
    const { id: class_id } = await aClass(institute, { name: 'Nahw' });
    const form = { inputetype: 'Exam', subject: 'الإعراب', about: 'Why?' } as const;
    const { id: lesson_id } = await aLesson(institute, class_id, form);
    const student = await institute.student();
    await student.call.enrol({ class_id });
    await student.call.submitExam({ lesson_id, theory: 'Because' });
    const { db } = institute.services;
    const [result] = await db.select().from(examResults).where(eq(examResults.lessonId, lesson_id));
    const result_id = result?.id ?? 0;
    await admin.call.markExam({ lesson_id, result_id, theory_score: 8 });
    expect(await noted('markExam')).toMatchObject({ exam: 'الإعراب', class: 'Nahw' });
    // The name at the time of the act stays when the class is called otherwise.
    await admin.call.updateClass({ class_id, name: 'Sarf' });
    const { data } = await admin.call.getExamDetails({ lesson_id, result_id });
    const change = {
      reason: 'A slip',
      mark_id: data[0]?.mark_id ?? 0,
      request_key: 'press-of-change',
    };
    await admin.call.changeMark({ result_id, theory_score: 80, ...change });
    expect(await noted('changeMark')).toMatchObject({ exam: 'الإعراب', class: 'Sarf' });
    await admin.call.undoMark({ result_id, request_key: 'press-of-change' });
    expect(await noted('undoMark')).toMatchObject({ exam: 'الإعراب', class: 'Sarf' });
    expect(await noted('markExam')).toMatchObject({ class: 'Nahw' });
  });

  it('what a lesson was and has become, where its text differs, and both classes of a move', async () => {
    const { id: class_id } = await aClass(institute, { name: 'Nahw I' });
    const { id: other } = await aClass(institute, { name: 'Nahw II' });
    const long = 'word '.repeat(100);
    const form = {
      inputetype: 'Exam',
      subject: 'Cases',
      about: `${long}end`,
      theoryAnswer: 'Key 1',
    };
    const { id: lesson_id } = await aLesson(institute, class_id, {
      ...form,
      pass_mark: '50',
    } as never);
    const change = {
      about: `${long}close`,
      theoryAnswer: 'Key 2',
      pass_mark: '60',
      class_id: other,
    };
    await admin.call.updateLesson({ lesson_id, ...change } as never);
    const [newest] = (await admin.call.getAuditLog({ act: 'updateLesson' })).data;
    const [end, close] = ['end', 'close'].map((last) => `…${'word '.repeat(8)}${last}`);
    expect(newest?.details).toHaveLength(7);
    expect(newest?.details).toEqual(
      expect.arrayContaining([
        { name: 'lesson', value: String(lesson_id) },
        { name: 'class', value: String(other) },
        { name: 'subject', value: 'Cases' },
        { name: 'ofClass', value: 'Nahw II', was: 'Nahw I' },
        { name: 'changed', value: 'theoryAnswer' },
        { name: 'about', value: close, was: end },
        { name: 'passMark', value: '60', was: '50' },
      ]),
    );
  });

  it('what a class must follow, by name, and what a template said before', async () => {
    const { id: first } = await aClass(institute, { name: 'Alphabet' });
    const { id: class_id } = await aClass(institute, { name: 'Reader' });
    await admin.call.updateClass({ class_id, prequisite_id: String(first), about: 'New words' });
    expect(await noted('updateClass')).toMatchObject({
      prerequisite: 'Alphabet',
      about: 'New words',
    });
    const form = { title: 'Done', footer: 'Us', certificateContent: 'To {{name}}' };
    const { data } = await admin.call.saveCertificateTemplate(form);
    await admin.call.saveCertificateTemplate({ template_id: data.id, ...form, footer: 'Them' });
    const [saved] = (await admin.call.getAuditLog({ act: 'saveCertificateTemplate' })).data;
    expect(saved?.details).toContainEqual({ name: 'footer', value: 'Them', was: 'Us' });
    const mail = { name: 'Welcome', subject: 'Hello', message: 'Come in' };
    const kept = await admin.call.addMessageTemplate(mail);
    await admin.call.updateMessageTemplate({ template_id: kept.data.id, message: 'Come along' });
    const [changed] = (await admin.call.getAuditLog({ act: 'updateMessageTemplate' })).data;
    expect(changed?.details).toContainEqual({ name: 'body', value: 'Come along', was: 'Come in' });
  });

  it('the lesson whose file, and the exam whose question, was removed', async () => {
    const { id: class_id } = await aClass(institute);
    const picture = join(import.meta.dirname, '../../../seed/assets/market.webp');
    const files = { file: { name: 'market.webp', bytes: await readFile(picture) } };
    const { data } = await admin.call.addLesson({ class_id, subject: 'The market' }, { files });
    await admin.call.removeFile({ lesson_id: data.id });
    expect(await noted('removeFile')).toMatchObject({ subject: 'The market' });
    const questions = [{ question: '1?', answer: 'a', option1: 'a', option2: 'b' }];
    const exam = await aLesson(institute, class_id, {
      ...{ inputetype: 'Exam', subject: 'Vowels', questions },
    });
    const asked = await admin.call.getLessonQuestions({ lesson_id: exam.id });
    await admin.call.removeObj({ obj_id: Number(asked.data[0]?.id) });
    expect(await noted('removeObj')).toMatchObject({ subject: 'Vowels', asked: '1?' });
  });

  it('the class whose lessons were put in another order, and the two that were swapped', async () => {
    const { id } = await aClass(institute, { name: 'Reading' });
    const one = await aLesson(institute, id, { subject: 'Alif' });
    const other = await aLesson(institute, id, { subject: 'Ba' });
    await admin.call.reorderLessons({ lessons: [{ id: other.id, position: 1 }] });
    expect(await noted('reorderLessons')).toMatchObject({ class: 'Reading' });
    expect(await became('reorderLessons')).toEqual({ order: ['Alif; Ba', 'Ba; Alif'] });
    await admin.call.swapLessonsPosition({
      ...{ lesson1_id: other.id, lesson1_position: 1, lesson2_id: one.id, lesson2_position: 2 },
    });
    expect(await noted('swapLessonsPosition')).toMatchObject({
      ...{ class: 'Reading', subjects: 'Ba, Alif' },
    });
  });

  it('the class whose attendance or marks somebody took', async () => {
    const { id: class_id } = await aClass(institute, { name: 'Taken away' });
    await admin.call.exportAttendance({ class_id });
    expect(await noted('exportAttendance')).toEqual({ class: 'Taken away' });
    await admin.call.exportRegisters({ class_id, month: '2026-11' });
    expect(await noted('exportRegisters')).toEqual({ class: 'Taken away', month: '2026-11' });
    await admin.call.exportGradebook({ class_id });
    expect(await noted('exportGradebook')).toEqual({ class: 'Taken away' });
  });

  it('of each list that somebody took who it was', async () => {
    const taker = await institute.admin();
    const file = await taker.call.exportStudents({ search: taker.email });
    expect(file.headers['x-total-rows']).toBe('1');
    // Whom the list was searched for is not kept.
    expect(await noted('exportStudents')).toEqual({ total: '1' });
    await taker.call.exportPayments({});
    expect(await noted('exportPayments')).toEqual({});
    const log = await taker.call.exportAuditLog({ act: 'exportAuditLog' });
    expect(log.headers['x-total-rows']).toBe('1');
    expect(String(log.data)).toContain('Exported the audit log');
    for (const act of ['exportStudents', 'exportPayments', 'exportAuditLog']) {
      const { data } = await taker.call.getAuditLog({ act });
      expect(data.map(({ actor }) => actor?.id)).toEqual([taker.id]);
    }
  });

  // Proves call-getAuditLog.
  it('the class of whatever was done in one, by which the log is filtered and exported', async () => {
    const { db } = institute.services;
    const { id: class_id } = await aClass(institute, { name: 'Balagha' });
    const { id: other } = await aClass(institute, { name: 'Adab' });
    const { id: lesson_id } = await aLesson(institute, class_id, { subject: 'Tropes' });
    await admin.call.updateClass({ class_id, name: 'Rhetoric' });
    const teacher = await institute.student();
    await admin.call.saveClassStaff({ class_id, user_id: teacher.id, powers: ['teach'] });
    await teacher.call.addLesson({ class_id, subject: 'By the teacher', about: 'Text' });
    await admin.call.deleteLesson({ lesson_id });
    await admin.call.fundWallet({ student_id: teacher.id, amount: '500' });
    const acts = async (filter: { class_id?: number; act?: string }) =>
      (await admin.call.getAuditLog({ page: 1, per_page: 50, ...filter })).data.map(
        ({ action }) => action,
      );
    const mine = [
      ...['deleteLesson', 'addLesson', 'saveClassStaff', 'updateClass', 'addLesson', 'addClass'],
    ];
    expect(await acts({ class_id })).toEqual(mine);
    expect(await acts({ class_id: other })).toEqual(['addClass']);
    expect(await acts({ class_id, act: 'addLesson' })).toHaveLength(2);
    const rows = await db.select().from(auditLog).where(eq(auditLog.classId, class_id));
    expect(rows).toHaveLength(mine.length);
    const file = String((await admin.call.exportAuditLog({ class_id })).data);
    expect(file.trim().split('\n')).toHaveLength(mine.length + 1);
    // A row from before it was noted is found as ever.
    await db.insert(auditLog).values({
      ...{
        at: institute.clock.now(),
        actorId: admin.id,
        action: 'swapLessonsPosition',
        details: {},
      },
    });
    expect(await acts({ class_id })).not.toContain('swapLessonsPosition');
    expect(await acts({ act: 'swapLessonsPosition' })).not.toHaveLength(0);
  });
});
