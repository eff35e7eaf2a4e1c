import type { Context } from '../../../context.ts';
import type { AffectedClass } from '../../../handler.ts';
import { namedClass } from '../../classes/index.ts';
import { lessonByRef, lessonBySave, lessonsByIds } from '../store.ts';
import { classesOfQuestions } from '../store-questions.ts';
import { saveKeyOf } from './save-key.ts';

/* The classes that calls about lessons touch, for abilities that are asked about classes. */

/** The class of a lesson. */
export async function classOfLesson(
  { db }: Context,
  { lesson_id }: { lesson_id: string },
): Promise<AffectedClass[]> {
  const lesson = await lessonByRef(db, lesson_id);
  return [{ classId: lesson?.classId ?? null, unknown: 'lesson_not_found' }];
}

/** The class that a lesson is added to, and that of the one which the same request has added before. */
export async function classesOfAdding(
  context: Context,
  { class_id, request_key }: { class_id: string; request_key?: string | undefined },
): Promise<AffectedClass[]> {
  const to = await namedClass(context, { class_id });
  const saveKey = saveKeyOf(context, request_key);
  const before = saveKey ? await lessonBySave(context.db, saveKey) : null;
  return before ? [...to, { classId: before.classId, unknown: 'lesson_not_found' }] : to;
}

/** The class of a lesson, and the one that it is to be in. */
export async function classesOfMove(
  context: Context,
  input: { lesson_id: string; class_id?: string | undefined },
): Promise<AffectedClass[]> {
  const { class_id } = input;
  const to = class_id === undefined ? [] : await namedClass(context, { class_id });
  return [...(await classOfLesson(context, input)), ...to];
}

/** The class that files are for, and that of the lesson they are asked about. */
export async function classesOfFiles(
  context: Context,
  { class_id, lesson_id }: { class_id: string; lesson_id?: string | undefined },
): Promise<AffectedClass[]> {
  const named = await namedClass(context, { class_id });
  return lesson_id === undefined
    ? named
    : [...named, ...(await classOfLesson(context, { lesson_id }))];
}

/** The classes of lessons that are put in a new order. */
export function classesOfOrder(
  context: Context,
  { lessons }: { lessons: readonly { id: number }[] },
): Promise<AffectedClass[]> {
  const ids = lessons.map(({ id }) => id);
  return classesOfLessons(context, ids);
}

/** The classes of two lessons that change places. */
export function classesOfSwap(
  context: Context,
  { lesson1_id, lesson2_id }: { lesson1_id: number; lesson2_id: number },
): Promise<AffectedClass[]> {
  return classesOfLessons(context, [lesson1_id, lesson2_id]);
}

/** The classes of some lessons. */
export async function classesOfLessons(
  { db }: Context,
  lessonIds: readonly number[],
): Promise<AffectedClass[]> {
  const known = new Map(
    (await lessonsByIds(db, lessonIds)).map(({ id, classId }) => [id, classId]),
  );
  return lessonIds.map((id) => ({
    classId: known.get(id) ?? null,
    unknown: 'lesson_not_found' as const,
  }));
}

/** The class of the lesson of an objective question. */
export async function classOfQuestion(
  context: Context,
  { obj_id }: { obj_id: number },
): Promise<AffectedClass[]> {
  return classesOfQuestionIds(context, [obj_id]);
}

async function classesOfQuestionIds(
  { db }: Context,
  ids: readonly number[],
): Promise<AffectedClass[]> {
  const known = await classesOfQuestions(db, ids);
  return ids.map((id) => ({ classId: known.get(id) ?? null, unknown: 'not_found' as const }));
}

/** The class of the exam that questions go to, and those of the exams they are of. */
export async function classesOfQuestionMove(
  context: Context,
  { lesson_id, question_ids }: { lesson_id: string; question_ids: readonly number[] },
): Promise<AffectedClass[]> {
  return [
    ...(await classOfLesson(context, { lesson_id })),
    ...(await classesOfQuestionIds(context, question_ids)),
  ];
}
