import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import type { GivenAnswer } from '@institute/contract/exercises/kinds';
import { typedTexts } from '@institute/contract/exercises/typed-texts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import {
  type ExamExercise,
  exercisesOf,
  type LessonRow,
  lockStudentInClass,
  markSubmitted,
  type QuestionRow,
  questionsOf,
} from '../../lessons/index.ts';
import { insertResult, type ResultRow } from '../store.ts';
import { answersWithin, isOverdue, lastOverdue } from './attempt-rules.ts';
import { answersTo } from './exercises.ts';
import { type Judge, judgeAnswers, newJudge } from './judging.ts';
import { gradeOf } from './rules.ts';
import { deleteDraft, draftOf } from './store-drafts.ts';
import {
  endSitting,
  overdueSittings,
  type RunningExam,
  runningSitting,
  type SittingRow,
} from './store-sittings.ts';

/** An attempt as it is handed in. */
export interface Attempt {
  userId: number;
  lesson: LessonRow;
  /** The questions of the exam, as they are under the lock of the student. */
  questions: readonly QuestionRow[];
  /** What was drawn for the attempt. */
  drawn: readonly ExamExercise[];
  /** From 1. */
  attempt: number;
  /** Question id to the chosen option. */
  answers: Readonly<Record<string, string>>;
  exercises: GivenAnswers;
  text: string;
  /** Stored name of the picture of a theory answer. */
  theoryImage: string | null;
  submittedAt: Date;
  isTimedOut: boolean;
}

/**
 * Grades an attempt and writes its result; its draft goes, it is under way no more, and what was missed
 * comes into the daily review. Under the lock of its student, who has no result of this attempt yet; the
 * judge has seen its answers before ({@link judgeBefore}), so that the lock is held for no judging.
 */
export async function handIn(
  { review }: Pick<Services, 'review'>,
  tx: Tx,
  judge: Judge,
  handed: Attempt,
): Promise<ResultRow> {
  const { userId, lesson, questions, drawn, attempt, isTimedOut } = handed;
  const { answers, text, theoryImage, submittedAt } = handed;
  const submission = { answers, text, hasImage: theoryImage !== null };
  const asked = [...exercisesOf(lesson), ...drawn];
  const exerciseAnswers = answersTo(asked, handed.exercises);
  const { earned, missed } = await judgeAnswers(judge, asked, exerciseAnswers);
  const grade = { ...gradeOf(submission, questions, lesson.about, earned), exerciseAnswers };
  const at = { userId, lessonId: lesson.id, classId: lesson.classId, submittedAt };
  const theory = grade.hasTheory
    ? { theoryText: text, theoryImage }
    : { theoryText: '', theoryImage: null };
  const [added] = await Promise.all([
    insertResult(tx, { ...at, attempt, isTimedOut, ...grade, ...theory }),
    markSubmitted(tx, at),
    deleteDraft(tx, userId, lesson.id),
    endSitting(tx, { userId, lessonId: lesson.id, attempt }, submittedAt),
  ]);
  if (!added) throw new Error('a result appeared under the lock of its student');
  await review.exercisesMissed(tx, submittedAt, {
    ...{ ...at, attempt },
    missed: missed.map((exerciseId) => ({
      exerciseId,
      given: typedIn(exerciseAnswers[exerciseId] ?? null),
    })),
  });
  return added;
}

/** What an answer has typed; null where nothing was. */
function typedIn(given: GivenAnswer | null): string[] | null {
  const texts = given ? typedTexts(given) : [];
  return texts.length > 0 ? texts : null;
}

/** A judge who has judged the answers to an exam and to what was drawn for an attempt, outside of any lock. */
export async function judgeBefore(
  lesson: LessonRow,
  drawn: readonly ExamExercise[],
  exercises: GivenAnswers,
): Promise<Judge> {
  const judge = newJudge();
  const asked = [...exercisesOf(lesson), ...drawn];
  await judgeAnswers(judge, asked, answersTo(asked, exercises));
  return judge;
}

type Needed = Pick<Services, 'db' | 'clock' | 'review'>;

/**
 * Hands in what was saved of an attempt whose time is over, as of its deadline; whoever comes second,
 * be it the job or a reader, finds it done. Gives the attempt that is under way still.
 */
export async function handInOverdue(
  services: Needed,
  { userId, lesson }: RunningExam,
): Promise<SittingRow | null> {
  const { db, clock } = services;
  const running = await runningSitting(db, userId, lesson.id);
  if (!running || !isOverdue(running, clock.now())) return running;
  const saved = await draftOf(db, userId, lesson.id);
  const judge = await judgeBefore(lesson, running.drawn, saved?.exerciseAnswers ?? {});
  await inTransaction(db, async (tx) => {
    await lockStudentInClass(tx, userId, lesson.classId);
    const still = await runningSitting(tx, userId, lesson.id);
    if (!still?.endsAt || !isOverdue(still, clock.now())) return;
    const [draft, questions] = await Promise.all([
      draftOf(tx, userId, lesson.id),
      questionsOf(tx, lesson.id),
    ]);
    await handIn(services, tx, judge, {
      ...{ userId, lesson, questions, drawn: still.drawn, theoryImage: null },
      attempt: still.attempt,
      answers: answersWithin(questions, draft?.answers ?? {}, userId),
      exercises: draft?.exerciseAnswers ?? {},
      text: draft?.theoryText.trim() ?? '',
      submittedAt: still.endsAt,
      isTimedOut: true,
    });
  });
  return null;
}

/** Attempts looked at in one go of the job. */
const BATCH = 100;

/** Hands in every attempt whose time is over; says how many. */
export async function handInAllOverdue(services: Needed, signal?: AbortSignal): Promise<number> {
  let handed = 0;
  while (!signal?.aborted) {
    const found = await overdueSittings(services.db, lastOverdue(services.clock.now()), BATCH);
    for (const exam of found) await handInOverdue(services, exam);
    handed += found.length;
    if (found.length < BATCH) break;
  }
  return handed;
}
