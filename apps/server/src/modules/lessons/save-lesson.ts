import { AppError } from '@institute/contract/errors';
import type { MaterialKind } from '@institute/contract/managed-lessons';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { randToken } from '../../platform/random.ts';
import { type ClassRow, classByRef } from '../classes/index.ts';
import { sentMaterial, withMaterial } from './material.ts';
import { settleOrder } from './order-lessons.ts';
import type { LessonKind } from './rules.ts';
import { type QuestionForm, saveQuestions } from './save-questions.ts';
import {
  insertLesson,
  type LessonFields,
  lessonByRef,
  lockEditing,
  orderOf,
  saveLesson,
} from './store.ts';
import { decodeTimetable } from './timetable-rules.ts';

/** The lesson form, in the product's own terms. */
export interface LessonForm {
  classRef: string;
  subject: string;
  about: string;
  isScheduled: boolean;
  /** When a scheduled lesson opens. */
  opensAt: Date | null;
  theoryAnswer: string;
  questions: readonly QuestionForm[];
  /** What the form says the file is; null when it does not say. */
  fileKind: MaterialKind | null;
}

/**
 * Adds a lesson at the end of its class, with its questions and one file.
 * Errors: class_not_found, file_kind, invalid_input (a scheduled lesson without a date).
 */
export async function addLesson(
  context: Context,
  kind: LessonKind,
  form: LessonForm,
): Promise<{ id: number; rand: string }> {
  const fields = fieldsOf(kind, form);
  const sent = await sentMaterial(context, form.fileKind);
  const note = { details: { class: form.classRef, subject: form.subject } };
  return withMaterial(context, sent, (stored) =>
    context.transaction(async (tx) => {
      await lockEditing(tx);
      const row = await existingClass(tx, form.classRef);
      const added = await insertLesson(tx, {
        ...fields,
        ...stored,
        kind,
        classId: row.id,
        rand: randToken(),
        position: (await orderOf(tx, row.id)).length + 1,
        createdAt: context.clock.now(),
      });
      if (kind === 'exam') await saveQuestions(tx, added.id, form.questions);
      await settleOrder(tx, row.id);
      return added;
    }, note),
  );
}

/**
 * Changes a lesson; moved to another class it stands at its end. Its kind is fixed, and a file is
 * taken only where there is none. Errors: lesson_not_found, class_not_found, file_kind, file_exists,
 * invalid_input.
 */
export async function updateLesson(
  context: Context,
  lessonRef: string,
  kind: LessonKind | null,
  form: LessonForm,
): Promise<{ id: number; rand: string; classId: number }> {
  const sent = await sentMaterial(context, form.fileKind);
  const note = { details: { lesson: lessonRef, class: form.classRef, subject: form.subject } };
  return withMaterial(context, sent, (stored) =>
    context.transaction(async (tx) => {
      await lockEditing(tx);
      const lesson = await lessonByRef(tx, lessonRef);
      if (!lesson) throw new AppError('lesson_not_found');
      if (kind && kind !== lesson.kind) {
        throw new AppError('invalid_input', 'The type of a lesson cannot be changed.');
      }
      if (stored && lesson.material) throw new AppError('file_exists');
      const row = await existingClass(tx, form.classRef);
      const hasMoved = row.id !== lesson.classId;
      await saveLesson(tx, lesson.id, {
        ...fieldsOf(lesson.kind, form),
        ...stored,
        classId: row.id,
        ...(hasMoved ? { position: (await orderOf(tx, row.id)).length + 1 } : {}),
      });
      if (lesson.kind === 'exam') await saveQuestions(tx, lesson.id, form.questions);
      await settleOrder(tx, row.id);
      if (hasMoved) await settleOrder(tx, lesson.classId);
      return { id: lesson.id, rand: lesson.rand, classId: row.id };
    }, note),
  );
}

/** A timetable is never scheduled; only an exam has a model answer (admin §4). */
function fieldsOf(kind: LessonKind, form: LessonForm): Omit<LessonFields, 'classId'> {
  const isScheduled = form.isScheduled && kind !== 'timetable';
  if (isScheduled && !form.opensAt) throw new AppError('invalid_input', 'Study date is required');
  return {
    subject: form.subject,
    about: kind === 'timetable' ? decodeTimetable(form.about) : form.about,
    opensAt: isScheduled ? form.opensAt : null,
    theoryAnswer: kind === 'exam' ? form.theoryAnswer : '',
  };
}

async function existingClass(tx: Tx, classRef: string): Promise<ClassRow> {
  const row = await classByRef(tx, classRef);
  if (!row) throw new AppError('class_not_found');
  return row;
}
