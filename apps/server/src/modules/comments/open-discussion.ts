import type { Comment } from '@institute/contract/comments';
import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { type OpenLesson, openLesson } from '../lessons/index.ts';
import { presentComment } from './present.ts';
import { shownComments } from './rules.ts';
import { commentsOf } from './store.ts';

/** A lesson by class and lesson, ids or tokens. */
export interface LessonRefs {
  classRef: string;
  lessonRef: string;
}

/** Opens the lesson, so that only those discuss it who may read it. Errors: its own, no_discussion. */
export async function openDiscussion(context: Context, refs: LessonRefs): Promise<OpenLesson> {
  const opened = await openLesson(context, refs);
  if (opened.lesson.kind === 'exam') throw new AppError('no_discussion');
  return opened;
}

/** The comments to show under a lesson, oldest first. */
export async function readDiscussion(context: Context, refs: LessonRefs): Promise<Comment[]> {
  const { lesson } = await openDiscussion(context, refs);
  const rows = await commentsOf(context.db, lesson.id);
  return shownComments(rows).map((row) => presentComment(row, lesson.classId));
}
