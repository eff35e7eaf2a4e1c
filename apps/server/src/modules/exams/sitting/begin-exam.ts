import { AppError } from '@institute/contract/errors';
import { draws } from '@institute/contract/exams/draw-parts';
import type { Lesson } from '@institute/contract/exams/exams';
import { displayTime } from '@institute/contract/time/calendar';
import { zoneName } from '@institute/contract/time/zone-name';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import {
  exercisesOf,
  type LessonRow,
  lockStudentInClass,
  questionsOf,
} from '../../lessons/index.ts';
import { resultsOf } from '../store.ts';
import { text } from '../text.ts';
import { deadlineOf, needsBeginning, standingOf } from './attempt-rules.ts';
import { drawFor } from './drawn.ts';
import { handInOverdue } from './hand-in.ts';
import { openExam } from './open-exam.ts';
import { insertSitting, runningSitting } from './store-sittings.ts';
import { contentOf } from './view-lesson.ts';

/**
 * Begins an attempt, fixes its deadline and draws its exercises, once: on another device, or after a lost response, it is
 * under way already. Errors: the gates', not_enrolled, not_an_exam, already_submitted,
 * exam_begins_itself, attempts_used, attempt_waits, exam_asks_nothing.
 */
export async function beginExam(
  context: Context,
  { lessonRef, attempt }: { lessonRef: string; attempt: number },
): Promise<Lesson> {
  const { userId } = signedIn(context);
  const opened = await openExam(context, lessonRef);
  const { lesson, row } = opened;
  await handInOverdue(context, { userId, lesson });
  await context.transaction(async (tx) => {
    await lockStudentInClass(tx, userId, row.id);
    const [results, running] = await Promise.all([
      resultsOf(tx, userId, lesson.id),
      runningSitting(tx, userId, lesson.id),
    ]);
    if (attempt <= results.length) throw new AppError('already_submitted');
    const now = context.clock.now();
    const standing = standingOf(lesson, results, running, now);
    if (standing.attempt !== attempt) throw new AppError('attempts_used');
    if (running) return;
    if (!needsBeginning(lesson, attempt)) throw new AppError('exam_begins_itself');
    if (standing.beginsAt)
      throw new AppError('attempt_waits', waitWords(context, standing.beginsAt));
    const endsAt = deadlineOf(lesson, now);
    const drawn = await drawFor(tx, lesson);
    if (draws(lesson) && drawn.length === 0) await refuseEmpty(tx, lesson);
    await insertSitting(tx, { userId, lessonId: lesson.id, attempt, begunAt: now, endsAt, drawn });
  });
  return contentOf(context, opened);
}

/** Refuses an exam that asks nothing, since the bank it draws from is empty. */
async function refuseEmpty(tx: Tx, lesson: LessonRow): Promise<void> {
  const isAsked =
    lesson.about.trim() !== '' ||
    exercisesOf(lesson).length > 0 ||
    (await questionsOf(tx, lesson.id)).length > 0;
  if (!isAsked) throw new AppError('exam_asks_nothing');
}

/** When the next attempt opens, on whose clock. */
function waitWords({ config: { timeZone } }: Context, beginsAt: Date): string {
  return text.attemptWaits(`${displayTime(beginsAt, timeZone)} (${zoneName(timeZone)})`);
}
