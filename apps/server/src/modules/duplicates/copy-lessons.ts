import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { randToken } from '../../platform/random.ts';
import { listed } from '../../shared/audit-changes.ts';
import { anyClass, lockClass } from '../classes/index.ts';
import {
  copyLesson,
  type LessonRow,
  lessonByRef,
  lessonBySave,
  lockEditing,
  orderOf,
  placeLesson,
  refuseSmallBank,
  settleOrder,
} from '../lessons/index.ts';
import { copyWords } from '../words/index.ts';
import { text } from './text.ts';

/** A lesson to copy, and what names the copy to a request that is sent again. */
interface ToCopy {
  lesson: LessonRow;
  savedBy: string | null;
  subject?: string;
}

/** Copies lessons to the end of a class, with their questions, words and files. Editing is locked. */
export async function copyInto(
  tx: Tx,
  classId: number,
  lessons: readonly ToCopy[],
  now: Date,
): Promise<{ id: number; rand: string }[]> {
  const first = (await orderOf(tx, classId)).length + 1;
  const copies: { id: number; rand: string }[] = [];
  for (const [index, { lesson, subject = lesson.subject, savedBy }] of lessons.entries()) {
    const own = { classId, subject, savedBy, position: first + index, createdAt: now };
    const copy = await copyLesson(tx, lesson, own);
    await copyWords(tx, lesson.id, copy.id);
    copies.push(copy);
  }
  await settleOrder(tx, classId);
  return copies;
}

/**
 * Makes a lesson like another one, behind it in its class. The same key makes one. Errors:
 * lesson_not_found.
 */
export async function duplicateLesson(
  context: Context,
  lessonId: number,
  requestKey: string | undefined,
): Promise<{ id: number; rand: string }> {
  const keyOf = keysOf(context, requestKey);
  const details: Record<string, unknown> = { lesson: lessonId };
  return context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const lesson = await existing(tx, lessonId);
      details.subject = lesson.subject;
      const before = await lessonBySave(tx, keyOf(lessonId));
      if (before) return { id: before.id, rand: before.rand };
      const toCopy = { lesson, savedBy: keyOf(lessonId), subject: copyName(lesson.subject) };
      const [copy] = await copyInto(tx, lesson.classId, [toCopy], context.clock.now());
      if (!copy) throw new Error('the lesson was not written');
      details.lessons = [copy.id];
      await placeLesson(tx, lesson.classId, { id: copy.id, position: lesson.position + 1 });
      return copy;
    },
    { details },
  );
}

/**
 * Copies lessons of any class to the end of a class, in this order, and says how many. The same key
 * copies each once. An exam that draws goes only where the bank holds enough. Errors: class_not_found,
 * lesson_not_found, bank_too_small.
 */
export async function copyLessons(
  context: Context,
  classRef: string,
  lessonIds: readonly number[],
  requestKey: string | undefined,
): Promise<number> {
  const keyOf = keysOf(context, requestKey);
  const ids = [...new Set(lessonIds)];
  const details: Record<string, unknown> = { class: classRef, lessonTotal: ids.length };
  return context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const row = await lockClass(tx, classRef, 'share');
      if (!row) throw new AppError('class_not_found');
      details.name = row.name;
      const wanted: ToCopy[] = [];
      for (const id of ids) {
        const savedBy = keyOf(id);
        if (await lessonBySave(tx, savedBy)) continue;
        const lesson = await existing(tx, id);
        if (lesson.classId !== row.id) await refuseSmallBank(tx, row.id, lesson);
        wanted.push({ lesson, savedBy });
      }
      const lessons = wanted.map(({ lesson }) => lesson);
      details.subjects = listed(lessons.map(({ subject }) => subject));
      details.sources = listed(await classNames(tx, lessons));
      const copies = await copyInto(tx, row.id, wanted, context.clock.now());
      details.lessons = [...lessons, ...copies].map(({ id }) => id);
      return ids.length;
    },
    { details },
  );
}

/** The names of the classes that lessons are of. */
async function classNames(tx: Tx, lessons: readonly LessonRow[]): Promise<string[]> {
  const names: string[] = [];
  for (const classId of new Set(lessons.map((lesson) => lesson.classId))) {
    names.push((await anyClass(tx, String(classId)))?.name ?? '');
  }
  return names;
}

async function existing(tx: Tx, id: number): Promise<LessonRow> {
  const lesson = await lessonByRef(tx, String(id));
  if (!lesson) throw new AppError('lesson_not_found');
  return lesson;
}

/** What names the copy of a lesson to the request that made it. */
function keysOf(context: Context, requestKey = randToken()): (lessonId: number) => string {
  const { userId } = signedIn(context);
  return (lessonId) => `${userId}:${requestKey}:copy-of-${lessonId}`;
}

const MOST_SUBJECT = 200;
const copyName = (subject: string) => {
  const name = text.copyOf(subject);
  return name.length > MOST_SUBJECT ? subject : name;
};
