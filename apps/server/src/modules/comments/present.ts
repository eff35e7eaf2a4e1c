import type { Comment } from '@institute/contract/comments';
import { unixOf } from '@institute/contract/fields';
import { type AbilityActor, can } from '@institute/contract/rules/abilities';
import type { CommentRow } from './store.ts';

/**
 * A comment as the wire has it, for its `reader`, who learns nobody else's e-mail from it, and whose
 * account an author's is by being allowed to open it alone; of a deleted one its place alone.
 */
export function presentComment(row: CommentRow, classId: number, reader: AbilityActor): Comment {
  const deleted = row.deletedAt !== null;
  return {
    id: row.id,
    comment_id: row.id,
    class_id: classId,
    lesson_id: row.lessonId,
    comment: deleted ? '' : row.body,
    email: deleted || row.authorId !== reader.userId ? '' : (row.email ?? ''),
    name: deleted ? '' : (row.name ?? ''),
    ...(!deleted &&
      row.authorId !== null &&
      can(reader, 'people.manage') && { author_id: row.authorId }),
    parent_id: row.parentId ?? 0,
    created_at: unixOf(row.createdAt),
    deleted,
    ...(row.byTeacher && !deleted && { by_teacher: true }),
  };
}
