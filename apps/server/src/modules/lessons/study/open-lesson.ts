import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { gateOf } from '@institute/contract/lessons/lesson-gates';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { lessonByRef } from '../store.ts';
import { insertView, lockStudentInClass } from '../store-progress.ts';
import {
  isNamed,
  type LessonExtent,
  type LessonOf,
  type LessonStep,
  type StudiedClass,
  type StudiedRow,
  studiedLesson,
} from '../store-study.ts';
import { checkVisible, membershipOf, readerOf, visibleClass } from './class-for-student.ts';
import { gateLessons } from './rules.ts';
import { savableSteps } from './savable.ts';

/** Which lesson is meant, by ids or tokens; without a class the lesson's own. */
interface LessonRefs {
  lessonRef: string;
  classRef: string | null;
}

/** A lesson that no gate shuts, and the lessons around it. */
export interface OpenLesson<Extent extends LessonExtent = 'whole'> {
  lesson: LessonOf[Extent];
  row: StudiedRow;
  isEnrolled: boolean;
  /** The lessons of its class in order, this one viewed. */
  steps: LessonStep[];
}

/**
 * Opens a lesson for the acting user: runs the five gates and records the first opening, which is
 * also its attendance (rulings §5). Opening again changes nothing. Administrators pass every gate
 * and leave no trace. Errors: class_not_found, lesson_not_found and the codes of the gates.
 */
export const openLesson = (context: Context, refs: LessonRefs) => open(context, refs, 'bare');

/** The same for whoever shows what is in the lesson. */
export const openWholeLesson = (context: Context, refs: LessonRefs) => open(context, refs, 'whole');

async function open<Extent extends LessonExtent>(
  context: Context,
  refs: LessonRefs,
  extent: Extent,
): Promise<OpenLesson<Extent>> {
  const actor = signedIn(context);
  const { lesson, found } = await find(context, actor, refs, extent);
  const { row, steps } = found;
  const opened = { lesson, row, isEnrolled: found.enrolment !== null, steps };
  if (can(actor, 'lessons.openAny', { classId: row.id })) return opened;
  passGates(context, lesson, found);
  if (steps.some(({ id, viewedAt }) => id === lesson.id && viewedAt)) return opened;
  return { ...opened, steps: await recordView(context, actor, lesson, found) };
}

/**
 * Records the first opening and returns the lessons with it. Where the lessons of a month are limited
 * the gates are asked again under the student's lock, where their number cannot change any more.
 */
async function recordView(
  context: Context,
  actor: Actor,
  lesson: LessonOf['bare'],
  { row: { id: classId, monthlyLessonLimit }, steps }: StudiedClass,
): Promise<LessonStep[]> {
  const { userId } = actor;
  const viewedAt = context.clock.now();
  const view = { userId, lessonId: lesson.id, classId, viewedAt };
  const underLock = async (tx: Tx) => {
    await lockStudentInClass(tx, userId, classId);
    passGates(context, lesson, await visibleClass(context, tx, actor, String(classId)));
    return insertView(tx, view);
  };
  const first =
    monthlyLessonLimit > 0
      ? await context.transaction(underLock)
      : await context.statement((tx) => insertView(tx, view));
  if (!first) return (await visibleClass(context, context.db, actor, String(classId))).steps;
  return steps.map((step) => (step.id === lesson.id ? { ...step, ...first, viewedAt } : step));
}

/**
 * A lesson as {@link openLesson} finds it, for a device that keeps it to be read later: the gates are
 * asked as ever, and nothing is recorded. Errors: those of opening it.
 */
export async function lookIntoLesson(
  context: Context,
  refs: { lessonRef: string; classRef: string },
): Promise<OpenLesson> {
  const { lesson, found } = await find(context, signedIn(context), refs, 'whole');
  passGates(context, lesson, found);
  const { row, steps, enrolment } = found;
  const isSavable = savableSteps(context, found).some(({ id }) => id === lesson.id);
  if (!isSavable) throw new AppError('monthly_limit');
  return { lesson, row, isEnrolled: enrolment !== null, steps };
}

async function find<Extent extends LessonExtent>(
  context: Context,
  actor: Actor,
  { lessonRef, classRef }: LessonRefs,
  extent: Extent,
): Promise<{ lesson: LessonOf[Extent]; found: StudiedClass }> {
  const { db } = context;
  const studied = await studiedLesson(db, readerOf(context, actor), lessonRef, extent);
  if (studied && (classRef === null || isNamed(studied.found.row, classRef))) {
    checkVisible(actor, studied.found);
    return studied;
  }
  // Which of the two there is not.
  if (classRef !== null) await visibleClass(context, db, actor, classRef);
  else if (await lessonByRef(db, lessonRef)) throw new AppError('class_not_found');
  throw new AppError('lesson_not_found');
}

/** Refuses with the words of the first gate that is shut. */
function passGates(context: Context, lesson: LessonOf['bare'], found: StudiedClass): void {
  // Deleted or moved to another class since it was read.
  if (!found.steps.some(({ id }) => id === lesson.id)) throw new AppError('lesson_not_found');
  const { timeZone } = context.config;
  const gate = gateOf(
    lesson.id,
    gateLessons(found.steps),
    membershipOf(context, found),
    context.clock.now(),
    timeZone,
  );
  if (gate) throw new AppError(gate.code, gate.message);
}
