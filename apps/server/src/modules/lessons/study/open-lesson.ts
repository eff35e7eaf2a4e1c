import { AppError } from '@institute/contract/errors';
import { can } from '@institute/contract/rules/abilities';
import { gateOf } from '@institute/contract/rules/lesson-gates';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import type { ClassRow } from '../../classes/index.ts';
import { type LessonRow, lessonByRef } from '../store.ts';
import { insertView, type LessonStep, lessonSteps, lockStudentInClass } from '../store-progress.ts';
import { progressIn, type VisibleClass, visibleClass } from './class-for-student.ts';
import { gateLessons } from './rules.ts';

/** A lesson that no gate shuts, and the lessons around it. */
export interface OpenLesson {
  lesson: LessonRow;
  row: ClassRow;
  isEnrolled: boolean;
  /** The lessons of its class in order, this one viewed. */
  steps: LessonStep[];
}

/**
 * Opens a lesson for the acting user: runs the five gates and records the first opening, which is
 * also its attendance (rulings §5). Opening again changes nothing. Administrators pass every gate
 * and leave no trace. Without `classRef` the lesson's own class is meant.
 * Errors: class_not_found, lesson_not_found and the codes of the gates.
 */
export async function openLesson(
  context: Context,
  refs: { lessonRef: string; classRef: string | null },
): Promise<OpenLesson> {
  const actor = signedIn(context);
  const { lesson, found } = await find(context.db, actor, refs);
  const opened = { lesson, row: found.row, isEnrolled: found.enrolment !== null };
  if (can(actor, 'lessons.openAny', { classId: found.row.id })) {
    return { ...opened, steps: await lessonSteps(context.db, actor.userId, found.row.id) };
  }
  const steps = await passGates(context, context.db, actor, lesson, found);
  if (steps.some(({ id, viewedAt }) => id === lesson.id && viewedAt)) return { ...opened, steps };
  return { ...opened, steps: await recordView(context, actor, lesson, found.row, steps) };
}

/**
 * Records the first opening and returns the lessons with it. Where the lessons of a month are limited
 * the gates are asked again under the student's lock, where their number cannot change any more.
 */
async function recordView(
  context: Context,
  actor: Actor,
  lesson: LessonRow,
  { id: classId, monthlyLessonLimit }: ClassRow,
  steps: LessonStep[],
): Promise<LessonStep[]> {
  const { userId } = actor;
  return context.transaction(async (tx) => {
    if (monthlyLessonLimit > 0) {
      await lockStudentInClass(tx, userId, classId);
      const found = await visibleClass(tx, actor, String(classId));
      await passGates(context, tx, actor, lesson, found);
    }
    const viewedAt = context.clock.now();
    const isFirst = await insertView(tx, { userId, lessonId: lesson.id, classId, viewedAt });
    if (!isFirst) return lessonSteps(tx, userId, classId);
    return steps.map((step) => (step.id === lesson.id ? { ...step, viewedAt } : step));
  });
}

async function find(
  db: Database,
  actor: Actor,
  { lessonRef, classRef }: { lessonRef: string; classRef: string | null },
): Promise<{ lesson: LessonRow; found: VisibleClass }> {
  const [named, lesson] = await Promise.all([
    classRef === null ? null : visibleClass(db, actor, classRef),
    lessonByRef(db, lessonRef),
  ]);
  if (!lesson) throw new AppError('lesson_not_found');
  const found = named ?? (await visibleClass(db, actor, String(lesson.classId)));
  if (lesson.classId !== found.row.id) throw new AppError('lesson_not_found');
  return { lesson, found };
}

/** Refuses with the words of the first gate that is shut; returns the lessons of the class. */
async function passGates(
  context: Context,
  db: Database,
  actor: Actor,
  lesson: LessonRow,
  found: VisibleClass,
): Promise<LessonStep[]> {
  const { steps, membership } = await progressIn(context, db, actor, found);
  // Deleted or moved to another class since it was read.
  if (!steps.some(({ id }) => id === lesson.id)) throw new AppError('lesson_not_found');
  const { timeZone } = context.config;
  const gate = gateOf(lesson.id, gateLessons(steps), membership, context.clock.now(), timeZone);
  if (gate) throw new AppError(gate.code, gate.message);
  return steps;
}
