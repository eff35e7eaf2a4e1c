import type { Comment } from '@institute/contract/comments';
import { unixOf } from '@institute/contract/fields';
import type { CommentRow } from './store.ts';

/**
 * A comment as the wire has it, for the person with the id `readerId`, who learns nobody else's
 * e-mail from it; of a deleted one its place alone.
 */
export function presentComment(row: CommentRow, classId: number, readerId: number): Comment {
  const deleted = row.deletedAt !== null;
  return {
    id: row.id,
    comment_id: row.id,
    class_id: classId,
    lesson_id: row.lessonId,
    comment: deleted ? '' : row.body,
    email: deleted || row.authorId !== readerId ? '' : (row.email ?? ''),
    name: deleted ? '' : (row.name ?? ''),
    parent_id: row.parentId ?? 0,
    created_at: unixOf(row.createdAt),
    deleted,
    ...(row.byTeacher && !deleted && { by_teacher: true }),
  };
}
