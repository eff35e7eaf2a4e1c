import { AppError } from '@institute/contract/errors';
import type { ExamResult } from '@institute/contract/exams';
import { type Context, signedIn } from '../../../context.ts';
import { withStored } from '../../../platform/files.ts';
import { isStoredPicture, reencodePicture } from '../../../platform/pictures.ts';
import {
  lockStudentInClass,
  markSubmitted,
  type OpenLesson,
  openLesson,
  questionsOf,
} from '../../lessons/index.ts';
import { insertResult, type ResultRow, resultOf } from '../store.ts';
import { gradeOf, refusalOf, repeats } from './rules.ts';
import { deleteDraft } from './store-drafts.ts';
import { resultFor } from './view-lesson.ts';

/** What a student hands in. */
export interface SentExam {
  lessonRef: string;
  /** The exam's own token, when the client sends it along; '' otherwise. */
  examRand: string;
  /** Question id to the chosen option. */
  answers: Record<string, string>;
  /** Typed theory answer. */
  text: string;
  /** Theory answer as a data URL, or ''. */
  image: string;
}

/**
 * Takes an exam, once per student, and grades it (rulings §5). The very same submission again, as
 * after a lost response, gives the stored result; any other is refused and changes nothing.
 * Errors: the gates', not_enrolled, not_an_exam, one_answer_kind, answer_missing, theory_missing,
 * image_unreadable, picture_too_large, already_submitted.
 */
export async function submitExam(context: Context, form: SentExam): Promise<ExamResult> {
  const { userId } = signedIn(context);
  const opened = await openLesson(context, { lessonRef: form.lessonRef, classRef: null });
  const { lesson } = opened;
  if (lesson.kind !== 'exam') throw new AppError('not_an_exam');
  if (form.examRand && form.examRand !== lesson.rand) throw new AppError('lesson_not_found');
  // An administrator passes the gates to look, not to be graded.
  if (!opened.isEnrolled) throw new AppError('not_enrolled');

  const text = form.text.trim();
  if (text && form.image) throw new AppError('one_answer_kind');
  const picture = form.image ? await pictureOf(form.image) : null;
  const sent = { answers: form.answers, text, picture };
  const before = await resultOf(context.db, userId, lesson.id);
  const result = before
    ? await repeated(context, before, sent)
    : await takeSubmission(context, opened, sent);
  return resultFor(context, result, lesson);
}

interface Sent {
  answers: Record<string, string>;
  text: string;
  picture: Uint8Array | null;
}

/** The picture of a data URL, made safe to keep. */
async function pictureOf(dataUrl: string): Promise<Uint8Array> {
  // A form written by hand may turn the plus signs of base64 into spaces.
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1).replaceAll(' ', '+');
  const picture = await reencodePicture(Buffer.from(base64, 'base64'), 'answer');
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
  const { added, existing } = await writeResult(context, opened, sent);
  // Not asked for, or the same submission was here before: its picture is not needed.
  if (theoryImage && added?.theoryImage !== theoryImage) await context.files.remove(theoryImage);
  return added ?? repeated(context, existing, sent);
}

type Written = { added: ResultRow; existing?: never } | { added?: never; existing: ResultRow };

async function writeResult(
  context: Context,
  { lesson, row }: OpenLesson,
  { answers, text, theoryImage }: Sent & { theoryImage: string | null },
): Promise<Written> {
  const { userId } = signedIn(context);
  const submission = { answers, text, hasImage: theoryImage !== null };
  return context.transaction(async (tx) => {
    await lockStudentInClass(tx, userId, row.id);
    const questions = await questionsOf(tx, lesson.id);
    const existing = await resultOf(tx, userId, lesson.id);
    if (existing) return { existing };
    const refusal = refusalOf(submission, questions, userId);
    if (refusal) throw new AppError(refusal);
    const grade = gradeOf(submission, questions, lesson.about);
    const at = { userId, lessonId: lesson.id, classId: row.id, submittedAt: context.clock.now() };
    const theory = grade.hasTheory
      ? { theoryText: text, theoryImage }
      : { theoryText: '', theoryImage: null };
    const added = await insertResult(tx, { ...at, ...grade, ...theory });
    if (!added) throw new Error('a result appeared under the lock of its student');
    await markSubmitted(tx, at);
    await deleteDraft(tx, userId, lesson.id);
    return { added };
  });
}

/** The stored result, when the submission says what the first one said. */
async function repeated(context: Context, stored: ResultRow, sent: Sent): Promise<ResultRow> {
  const isSame =
    repeats(stored.objectiveAnswers, sent.answers) && (await isSameTheory(context, stored, sent));
  if (!isSame) throw new AppError('already_submitted');
  return stored;
}

async function isSameTheory(context: Context, stored: ResultRow, { text, picture }: Sent) {
  if (stored.theoryImage) {
    return picture !== null && isStoredPicture(context.files, stored.theoryImage, picture);
  }
  // Theory that was not asked for was not kept either.
  return picture === null ? !stored.hasTheory || stored.theoryText === text : !stored.hasTheory;
}
