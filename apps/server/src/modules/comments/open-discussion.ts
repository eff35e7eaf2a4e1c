import type { Comment, CommentsMeta } from '@institute/contract/comments/comments';
import { AppError } from '@institute/contract/errors';
import type * as z from 'zod/mini';
import { type Context, signedIn } from '../../context.ts';
import { type LessonRow, type OpenLesson, openLesson } from '../lessons/index.ts';
import { presentComment } from './present.ts';
import { commentsOfThreads, shownComments } from './rules.ts';
import { commentsById, outlineOf } from './store.ts';

/** A lesson by class and lesson, ids or tokens. */
export interface LessonRefs {
  classRef: string;
  lessonRef: string;
}

/** Opens the lesson, so that only those discuss it who may read it. Errors: its own, no_discussion. */
export async function openDiscussion(
  context: Context,
  refs: LessonRefs,
): Promise<OpenLesson<'bare'>> {
  const opened = await openLesson(context, refs);
  if (opened.lesson.kind === 'exam') throw new AppError('no_discussion');
  return opened;
}

/** Threads on a page of a discussion. */
const THREADS_A_PAGE = 50;
/**
 * Bytes of a page, or of a discussion that is asked for without one: some thousand comments as they are
 * usual, and a hundred of the longest, which is as much as keeps nobody else waiting.
 */
const MOST_BYTES = 500_000;

/** A page of a discussion, or as much of it as is answered without one; oldest first. */
export interface Discussion {
  data: Comment[];
  /** What holds for the whole; of a page alone. */
  meta?: z.output<typeof CommentsMeta>;
}

/** The comments to show under a lesson: those of a page of threads, or those of the newest ones. */
export async function readDiscussion(
  context: Context,
  refs: LessonRefs & { page: number | undefined },
): Promise<Discussion> {
  const { lesson } = await openDiscussion(context, refs);
  return threadsUnder(context, lesson, refs.page);
}

/** The comments to show under a lesson, whoever may read it. */
export async function threadsUnder(
  context: Context,
  lesson: Pick<LessonRow, 'id' | 'classId'>,
  page: number | undefined,
): Promise<Discussion> {
  const reader = signedIn(context);
  const shown = shownComments(await outlineOf(context.db, lesson.id));
  const { chosen, threads } = commentsOfThreads(
    shown,
    page === undefined
      ? { offset: 0, limit: Infinity, most: MOST_BYTES, cuts: 'oldest' }
      : {
          ...{ offset: (page - 1) * THREADS_A_PAGE, limit: THREADS_A_PAGE },
          ...{ most: MOST_BYTES, cuts: 'longest' },
        },
  );
  const ids = chosen.map(({ id }) => id);
  const rows = await commentsById(context.db, ids);
  const data = rows.map((row) => presentComment(row, lesson.classId, reader));
  if (page === undefined) return { data };
  const comments = shown.filter(({ deletedAt }) => deletedAt === null).length;
  return { data, meta: { total: threads, page, per_page: THREADS_A_PAGE, comments } };
}
