import { getUserData } from '@institute/contract/auth/user';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { submitExam } from '@institute/contract/exams/sitting';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';

/*
 * What faults share that ask every call of the contract: a school to ask about, and requests that fit.
 */

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('@institute/contract/call').Call} Call */

/** What takes away what others are asked about: these are asked last. */
export const TAKES_AWAY = /^(delete|remove|revoke|cancel|erase)/;

/** A class with a lesson and an exam, and what makes a student who has sat it. @param {Site} site */
export async function openSchool(site) {
  const admin = await site.administrator();
  const form = /** @type {const} */ ({ category: 'Sought', name: 'Sought', about: '-' });
  const { id: classId } = await admin.call(addClass, { ...form, premium: '0' });
  const class_id = String(classId);
  const lesson = await admin.call(addLesson, { class_id, subject: 'Lesson', about: 'Text' });
  const written = /** @type {const} */ ({ inputetype: 'Exam', about: 'Explain' });
  const exam = await admin.call(addLesson, { class_id, subject: 'Exam', ...written });
  const student = async () => {
    const who = await site.student('Sought');
    await who.call(enrol, { class_id: classId });
    for (const lesson_id of [lesson.id, exam.id]) {
      await who.call(viewStatus, { class_id: classId, lesson_id });
    }
    await who.call(submitExam, { lesson_id: exam.id, theory: 'An answer' });
    return who;
  };
  return { classId, lessonId: lesson.id, examId: exam.id, student };
}

/**
 * A sample with those fields besides that the call may take.
 * @param {Call} call @param {Record<string, unknown>} sample
 */
export function filled({ request }, sample) {
  const { shape = {} } = /** @type {{ shape?: Record<string, unknown> }} */ (request._zod.def);
  const schema = /** @type {{ safeParse(value: unknown): { success: boolean } }} */ (
    /** @type {unknown} */ (request)
  );
  let input = sample;
  for (const name of Object.keys(shape)) {
    if (name in input) continue;
    const fitting = ['a', '1', 'name'].find(
      (value) => schema.safeParse({ ...input, [name]: value }).success,
    );
    if (fitting) input = { ...input, [name]: fitting };
  }
  return input;
}

/** @param {Session} who */
export const isAlive = (who) =>
  who.call(getUserData, {}).then(
    () => true,
    () => false,
  );
