import type * as wire from '@institute/contract/comments';
import { dateOfUnix } from '../../platform/decode.ts';

/** A comment under a lesson. */
export interface Comment {
  id: number;
  /** The comment it answers; 0 at the top level. */
  parentId: number;
  /** Empty, as are name and e-mail, for the stub of a deleted comment that has replies. */
  comment: string;
  name: string;
  /** The person's own on what they wrote; empty on everybody else's. */
  email: string;
  createdAt: Date | null;
  isDeleted: boolean;
  /** Whether its author spoke for the institute. */
  isByTeacher: boolean;
  /** Null for whoever may not open accounts. */
  authorId: number | null;
  classId: number;
}

export function commentOf(comment: wire.Comment): Comment {
  return {
    id: comment.id,
    parentId: comment.parent_id,
    comment: comment.comment,
    name: comment.name,
    email: comment.email,
    createdAt: dateOfUnix(comment.created_at),
    isDeleted: comment.deleted,
    isByTeacher: comment.by_teacher ?? false,
    authorId: comment.author_id ?? null,
    classId: comment.class_id,
  };
}

export function commentsOf(comments: readonly wire.Comment[]): Comment[] {
  return comments.map(commentOf);
}
