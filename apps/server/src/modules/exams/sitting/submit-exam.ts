import { AppError } from '@institute/contract/errors';
import { draws } from '@institute/contract/exams/draw-parts';
import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import type { ExamResult } from '@institute/contract/exams/exams';
import { type Context, signedIn } from '../../../context.ts';
import { withStored } from '../../../platform/files.ts';
import { bytesOfDataUrl, isStoredPicture, reencodePicture } from '../../../platform/pictures.ts';
import {
  exercisesOf,
  lockStudentInClass,
  type OpenLesson,
  questionsOf,
} from '../../lessons/index.ts';
import { type ResultRow, resultsOf } from '../store.ts';
import { answersWithin, isOverdue, isTimeUp } from './attempt-rules.ts';
import { isAnsweredBy } from './exercises.ts';
import { handIn, handInOverdue, judgeBefore } from './hand-in.ts';
import { noteLate } from './note-late.ts';
import { openExam } from './open-exam.ts';
import { refusalOf, repeats } from './rules.ts';
import { runningSitting } from './store-sittings.ts';
import { checkUnderWay } from './under-way.ts';
import { resultFor } from './view-lesson.ts';

/** What a student hands in. */
export interface SentExam {
  lessonRef: string;
  /** The exam's own token, when the client sends it along; '' otherwise. */
  examRand: string;
  /** Which attempt it is, from 1. */
  attempt: number;
  /** Question id to the chosen option. */
  answers: Record<string, string>;
  exercises: GivenAnswers;
  /** Typed theory answer. */
  text: string;
  /** Theory answer as a data URL, or ''. */
  image: string;
}

/**
 * Takes an attempt of an exam, once, and grades it (rulings §5). The very same submission again, as
 * after a lost response, gives the stored result; any other is refused and changes nothing. What
 * arrives when the time is up may leave questions open; after the grace it is refused, since what was
 * saved has been handed in, and kept beside that. Errors: the gates', not_enrolled, not_an_exam, one_answer_kind, answer_missing, theory_missing,
 * image_unreadable, picture_too_large, already_submitted, exam_not_begun, exam_time_over.
 */
export async function submitExam(context: Context, form: SentExam): Promise<ExamResult> {
  const opened = await openExam(context, form.lessonRef);
  const { lesson } = opened;
  if (form.examRand && form.examRand !== lesson.rand) throw new AppError('lesson_not_found');

  const text = form.text.trim();
  if (text && form.image) throw new AppError('one_answer_kind');
  const picture = form.image ? await pictureOf(form.image) : null;
  const sent = {
    attempt: form.attempt,
    answers: form.answers,
    exercises: form.exercises,
    text,
    picture,
  };
  const result = await takeSubmission(context, opened, sent);
  return resultFor(context, result, lesson, result.attempt >= lesson.attempts);
}

interface Sent {
  attempt: number;
  answers: Record<string, string>;
  exercises: GivenAnswers;
  text: string;
  picture: Uint8Array | null;
}

/** The picture of a data URL, made safe to keep. */
async function pictureOf(dataUrl: string): Promise<Uint8Array> {
  const picture = await reencodePicture(bytesOfDataUrl(dataUrl), 'answer');
  if (!picture) throw new AppError('image_unreadable');
  return picture.bytes;
}

/**
 * Grades and keeps a first submission; the picture is stored before and removed if that is refused.
 */
async function takeSubmission(
  context: Context,
  opened: OpenLesson,
  sent: Sent,
): Promise<ResultRow> {
  const { picture } = sent;
  if (!picture) return keepSubmission(context, opened, { ...sent, theoryImage: null });
  return withStored(
    context.files,
    () => context.files.write(picture, 'jpg'),
    (theoryImage) => keepSubmission(context, opened, { ...sent, theoryImage }),
  );
}

async function keepSubmission(
  context: Context,
  opened: OpenLesson,
  sent: Sent & { theoryImage: string | null },
): Promise<ResultRow> {
  const { theoryImage } = sent;
  const { added, existing } = await inTime(context, opened, sent);
  // Not asked for, or the same submission was here before: its picture is not needed.
  if (theoryImage && added?.theoryImage !== theoryImage) await context.files.remove(theoryImage);
  return added ?? repeated(context, existing, sent);
}

type Written = { added: ResultRow; existing?: never } | { added?: never; existing: ResultRow };

/** What comes of a submission; an attempt whose time is over is handed in before as it was saved. */
async function inTime(
  context: Context,
  opened: OpenLesson,
  sent: Sent & { theoryImage: string | null },
): Promise<Written> {
  const written = await writeResult(context, opened, sent);
  if (written) return written;
  const { userId } = signedIn(context);
  await handInOverdue(context, { userId, lesson: opened.lesson });
  const after = await writeResult(context, opened, sent);
  if (!after) throw new Error('an attempt that is overdue has been handed in');
  return after;
}

/** Grades a submission, unless it is here already; null while an attempt is under way that is overdue. */
async function writeResult(
  context: Context,
  { lesson, row }: OpenLesson,
  { attempt, answers, exercises, text, theoryImage }: Sent & { theoryImage: string | null },
): Promise<Written | null> {
  const { userId } = signedIn(context);
  const begun = draws(lesson) ? await runningSitting(context.db, userId, lesson.id) : null;
  const judge = await judgeBefore(lesson, begun?.drawn ?? [], exercises);
  return context.transaction(async (tx) => {
    await lockStudentInClass(tx, userId, row.id);
    const [results, running, questions] = await Promise.all([
      resultsOf(tx, userId, lesson.id),
      runningSitting(tx, userId, lesson.id),
      questionsOf(tx, lesson.id),
    ]);
    const existing = results[attempt - 1];
    if (existing) return { existing };
    const now = context.clock.now();
    if (running && isOverdue(running, now)) return null;
    checkUnderWay(running, { lesson, attempt, handedIn: results.length });
    const isTimedOut = running !== null && isTimeUp(running, now);
    const drawn = running?.drawn ?? [];
    const submission = { answers, text, hasImage: theoryImage !== null };
    const asked = [...exercisesOf(lesson), ...drawn];
    const answered = asked.map((one) => isAnsweredBy(one, exercises, userId));
    const refusal = isTimedOut ? null : refusalOf(submission, questions, userId, answered);
    if (refusal) throw new AppError(refusal);
    const added = await handIn(context, tx, judge, {
      ...{ userId, lesson, questions, drawn, attempt, text, theoryImage, isTimedOut },
      submittedAt: now,
      exercises,
      answers: isTimedOut ? answersWithin(questions, answers, userId) : answers,
    });
    return { added };
  });
}

/** The stored result, when the submission says what the first one said. */
async function repeated(context: Context, stored: ResultRow, sent: Sent): Promise<ResultRow> {
  const isSame = repeats(stored, sent) && (await isSameTheory(context, stored, sent));
  if (isSame) return stored;
  if (!stored.isTimedOut) throw new AppError('already_submitted');
  const now = context.clock.now();
  await context.transaction((tx) => noteLate(tx, stored, sent, now));
  throw new AppError('exam_time_over');
}

async function isSameTheory(context: Context, stored: ResultRow, { text, picture }: Sent) {
  if (stored.theoryImage) {
    return picture !== null && isStoredPicture(context.files, stored.theoryImage, picture);
  }
  // Theory that was not asked for was not kept either.
  return picture === null ? !stored.hasTheory || stored.theoryText === text : !stored.hasTheory;
}
