import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type ClassMembership, type Gate, gateOf } from '@institute/contract/lessons/lesson-gates';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { lessonByRef } from '../store.ts';
import { type EnteredClass, enteredBy } from '../store-prerequisites.ts';
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
  /** The classes that it lets its student into, where it is an exam open for that alone; else none. */
  lets: readonly EnteredClass[];
  /** The lessons of its class in order, this one viewed. */
  steps: LessonStep[];
}

/**
 * Opens a lesson for the acting user: runs the five gates and records the first opening, which is
 * also its attendance (rulings §5). Opening again changes nothing. Administrators pass every gate
 * and leave no trace. Errors: class_not_found, lesson_not_found and the codes of the gates.
 */
export const openLesson = (context: Context, refs: LessonRefs) => open(context, refs, 'bare');

/**
 * The same for whoever shows what is in the lesson. An exam by which another class may be entered opens
 * here also to who has not joined its own class, or not come so far in it (decision 136).
 */
export const openWholeLesson = (context: Context, refs: LessonRefs) => open(context, refs, 'whole');

async function open<Extent extends LessonExtent>(
  context: Context,
  refs: LessonRefs,
  extent: Extent,
): Promise<OpenLesson<Extent>> {
  const actor = signedIn(context);
  const { lesson, found } = await find(context, actor, refs, extent);
  const { row, steps } = found;
  const isEnrolled = found.enrolment !== null;
  const openedBy = (lets: readonly EnteredClass[]) => ({ lesson, row, isEnrolled, lets, steps });
  if (can(actor, 'lessons.openAny', { classId: row.id })) return openedBy([]);
  const gate = gateBefore(context, lesson, found);
  const lets = gate && extent === 'whole' ? await letsInto(context, lesson, found) : [];
  if (gate && lets.length === 0) throw new AppError(gate.code, gate.message);
  const opened = openedBy(lets);
  if (steps.some(({ id, viewedAt }) => id === lesson.id && viewedAt)) return opened;
  const isLimited = lets.length === 0 && row.monthlyLessonLimit > 0;
  return { ...opened, steps: await recordView(context, actor, lesson, { found, isLimited }) };
}

/** What its own class asks of whoever sits an exam to enter another one. */
const nothingAsked: ClassMembership = {
  ...{ isEnrolled: true, subscriptionExpired: false },
  ...{ monthlyLimit: 0, viewedThisMonth: 0 },
};

/**
 * The classes that an exam lets into whom the gates of its own class keep out: those that name it instead
 * of completing that. When it opens is asked of everybody. Errors: lesson_scheduled.
 */
async function letsInto(
  context: Context,
  lesson: LessonOf['bare'],
  found: StudiedClass,
): Promise<EnteredClass[]> {
  if (lesson.kind !== 'exam') return [];
  const own = found.steps.filter(({ id }) => id === lesson.id);
  const hasOpened = own.some(({ viewedAt }) => viewedAt !== null);
  const now = context.clock.now();
  const entered = await enteredBy(context.db, { lessonId: lesson.id, now, hasOpened });
  if (entered.length === 0) return [];
  const gate = gateOf(lesson.id, gateLessons(own), nothingAsked, now, context.config.timeZone);
  if (gate) throw new AppError(gate.code, gate.message);
  return entered;
}

/**
 * Records the first opening and returns the lessons with it. Where the lessons of a month are limited
 * the gates are asked again under the student's lock, where their number cannot change any more.
 */
async function recordView(
  context: Context,
  actor: Actor,
  lesson: LessonOf['bare'],
  { found, isLimited }: { found: StudiedClass; isLimited: boolean },
): Promise<LessonStep[]> {
  const { steps } = found;
  const classId = found.row.id;
  const { userId } = actor;
  const viewedAt = context.clock.now();
  const view = { userId, lessonId: lesson.id, classId, viewedAt };
  const underLock = async (tx: Tx) => {
    await lockStudentInClass(tx, userId, classId);
    passGates(context, lesson, await visibleClass(context, tx, actor, String(classId)));
    return insertView(tx, view);
  };
  const first = isLimited
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
  return { lesson, row, isEnrolled: enrolment !== null, lets: [], steps };
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
  const gate = gateBefore(context, lesson, found);
  if (gate) throw new AppError(gate.code, gate.message);
}

/** The first gate that is shut before a lesson; null for none. Errors: lesson_not_found. */
function gateBefore(context: Context, lesson: LessonOf['bare'], found: StudiedClass): Gate | null {
  // Deleted or moved to another class since it was read.
  if (!found.steps.some(({ id }) => id === lesson.id)) throw new AppError('lesson_not_found');
  const { timeZone } = context.config;
  const steps = gateLessons(found.steps);
  return gateOf(lesson.id, steps, membershipOf(context, found), context.clock.now(), timeZone);
}
