import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../context.ts';
import { holdTeaching } from '../../shared/sql/staff.ts';
import { writeAudit } from '../audit/index.ts';
import { eraseComment, hideComment, lockComment } from './store.ts';

/**
 * Deletes a comment of one's own; an administrator any (student §6), a teacher those of the class, which the audit log keeps and
 * which can be brought back for 30 days.
 * Errors: comment_not_found, forbidden.
 */
export async function deleteComment(context: Context, commentId: number): Promise<void> {
  const actor = signedIn(context);
  await context.transaction(async (tx) => {
    const comment = await lockComment(tx, commentId, 'update');
    if (!comment) throw new AppError('comment_not_found');
    const isOwn = comment.authorId === actor.userId;
    const teaches = isOwn ? [] : await holdTeaching(tx, actor.userId);
    if (!can({ ...actor, teaches }, 'comments.delete', comment)) throw new AppError('forbidden');
    const now = context.clock.now();
    if (isOwn) return eraseComment(tx, comment.id, now);
    await hideComment(tx, comment.id, { at: now, by: actor.userId });
    // Students make this call too, so it is not one that is recorded by itself.
    const details = { comment: comment.id, lesson: comment.lessonId };
    await writeAudit(tx, now, actor, 'deleteComment', {
      ...{ subjectId: comment.authorId, classId: comment.classId, details },
    });
  });
}
