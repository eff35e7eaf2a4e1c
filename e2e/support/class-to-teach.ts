import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addComment } from '@institute/contract/comments/comments';
import { submitExam } from '@institute/contract/exams/sitting';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './api.ts';

/** The students of the class, the first two of whom ask something. */
export const STUDENTS = ['Amina', 'Bilal', 'زينب', 'Musa'];
interface ClassToTeach {
  url: string;
  admin: Session;
  /** Tells its names from those of other journeys. */
  mark: string;
  /** How many exams each of the students hands in. */
  exams: number;
}

/** A class of exams to mark and two questions, and another one of which nothing may be seen. */
export async function aClassToTeach({ url, admin, mark, exams: wanted }: ClassToTeach) {
  const form = { category: 'Mornings', about: 'For a morning', premium: '0' } as const;
  const { id: class_id } = await admin.call(addClass, { ...form, name: `Nahw ${mark} · نحو` });
  const other = await admin.call(addClass, { ...form, name: `Sarf ${mark}` });
  const lesson = await admin.call(addLesson, { class_id, subject: 'The sentence', about: 'Text' });
  const exams: string[] = [];
  for (let number = 1; number <= wanted; number += 1) {
    const exam = { class_id, subject: `Parsing ${number}`, inputetype: 'Exam' } as const;
    const made = { ...exam, about: 'Parse: الكِتَابُ جَدِيدٌ.', theoryAnswer: 'مُبْتَدَأٌ وَخَبَرٌ' };
    exams.push((await admin.call(addLesson, made)).rand);
  }
  const students: Session[] = [];
  for (const name of STUDENTS) {
    const student = await newStudent(url, `${name} ${mark}`);
    await student.call(enrol, { class_id });
    for (const lesson_id of exams) {
      await student.call(submitExam, { lesson_id, theory: `الكتاب مبتدأ: ${name}` });
    }
    students.push(student);
  }
  for (const [at, comment] of ['Why marfu?', 'What is a khabar?'].entries()) {
    await students[at]?.call(addComment, { class_id, lesson_id: lesson.rand, comment });
  }
  // Somebody else's students, who wait for somebody else.
  const exam = await admin.call(addLesson, {
    ...{ class_id: other.id, subject: 'Not theirs', inputetype: 'Exam', about: 'Why?' },
  });
  await students[0]?.call(enrol, { class_id: other.id });
  await students[0]?.call(submitExam, { lesson_id: exam.rand, theory: 'Because' });
  return { class_id, other, students, lesson };
}

/** The focus stands in the score, so that one types on. */
export const isInScore = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement | null;
    return field?.inputMode === 'numeric' && field.value === '';
  });
