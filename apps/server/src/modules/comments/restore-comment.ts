import { AppError } from '@institute/contract/errors';
import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import type { AuditNote, Context } from '../../context.ts';
import { daysAgo } from '../settings/index.ts';
import { showComment } from './store.ts';

/** Brings back a comment that the office deleted within 30 days. Errors: trash_gone. */
export async function restoreComment(context: Context, commentId: number): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const since = daysAgo(context.clock.now(), TRASH_DAYS);
    const comment = await showComment(tx, commentId, since);
    if (!comment) throw new AppError('trash_gone');
    note.subjectId = comment.authorId;
    note.details = { comment: commentId, lesson: comment.lessonId };
  }, note);
}
