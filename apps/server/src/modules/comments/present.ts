import { type AbilityActor, can } from '@institute/contract/auth/abilities';
import { signInNameOf } from '@institute/contract/auth/user';
import type { Comment } from '@institute/contract/comments/comments';
import type { CommentRow } from './store.ts';

/**
 * A comment for its `reader`, who learns nobody else's e-mail or phone from it, and whose
 * account an author's is by being allowed to open it alone; of a deleted one its place alone.
 */
export function presentComment(row: CommentRow, classId: number, reader: AbilityActor): Comment {
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    commentId: row.id,
    classId,
    lessonId: row.lessonId,
    comment: isDeleted ? '' : row.body,
    email:
      isDeleted || row.authorId !== reader.userId
        ? ''
        : signInNameOf({ email: row.email, phone: row.phone ?? '' }),
    name: isDeleted ? '' : (row.name ?? ''),
    authorId: !isDeleted && can(reader, 'people.see') ? row.authorId : null,
    parentId: row.parentId ?? 0,
    createdAt: row.createdAt,
    isDeleted,
    ...(row.byTeacher && !isDeleted && { isByTeacher: true }),
  };
}
