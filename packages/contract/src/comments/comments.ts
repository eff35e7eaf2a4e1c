import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optionalMoment, orNull, wireObject } from '../codecs.ts';
import {
  id,
  idOrRand,
  nothing,
  optionalId,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { restoreCall } from '../trash/restore-call.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/comments', {
  comment: 'Comment',
});

/** A comment under a lesson (student §3); replies are assembled by the client from `parentId`. */
export const Comment = wireObject(
  {
    id: z.number(),
    /** The same id, under the name by which it is deleted. */
    commentId: z.number(),
    classId: z.number(),
    lessonId: z.number(),
    comment: z.string(),
    /** What names the author (`signInNameOf`) where that is whoever asks; of everybody else it stays empty. */
    email: z.string(),
    name: z.string(),
    /** The author's account, for those alone who may open everybody's. */
    authorId: orNull(z.number()),
    /** 0 for a top-level comment. */
    parentId: z.number(),
    /** Null for one that has not been sent yet. */
    createdAt: optionalMoment,
    /** True for the stub of a deleted comment that has replies: no text, no author. */
    isDeleted: z.boolean(),
    /** True where its author spoke for the institute: a teacher of the class, or an administrator. */
    isByTeacher: z.optional(z.boolean()),
  },
  { isDeleted: 'deleted', isByTeacher: 'by_teacher' },
);
export type Comment = z.output<typeof Comment>;

const commentCall = {
  method: 'POST',
  path: '/comments.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
} as const;

/** What a page of a discussion says of the whole: its `total` and `per_page` count threads. */
export const CommentsMeta = z.object({
  ...pageMeta.shape,
  /** How many comments that are not deleted there are in all. */
  comments: z.number(),
});

/**
 * Student §7: the comments of a lesson the session's user may open, oldest first. Exams have none.
 * With `page` those of 50 threads, a top-level comment and all under it, page 1 the newest ones, and
 * half a megabyte at most: the latest replies of the longest threads are left out. Without, those of
 * the newest threads, as much at most.
 * Errors: those of opening a lesson, no_discussion.
 */
export const getComments = defineCall({
  ...commentCall,
  name: 'getComments',
  action: 'getComments',
  offline: true,
  request: z.object({ class_id: idOrRand, lesson_id: idOrRand, page: pageQuery.page }),
  response: z.array(Comment),
  meta: CommentsMeta,
});

/**
 * Student §7: posts a comment or a reply; the name is the user's, whatever is sent. Errors:
 * those of opening a lesson, no_discussion, comment_not_found (the one replied to).
 */
export const addComment = defineCall({
  ...commentCall,
  name: 'addComment',
  action: 'addComment',
  actor: 'email',
  request: z.object({
    class_id: idOrRand,
    lesson_id: idOrRand,
    comment: requiredText(words.comment, 5000),
    /** Absent, empty or 0 at the top level. */
    parent_id: optionalId,
    /** Idempotency key of our browser: the same key posts once. */
    request_key: requestKey,
  }),
  response: Comment,
});

/**
 * Student §7: deletes a comment of one's own; administrators may delete any. Its replies stay.
 * Errors: comment_not_found, forbidden.
 */
export const deleteComment = defineCall({
  ...commentCall,
  name: 'deleteComment',
  action: 'deleteComment',
  actor: 'email',
  request: z.object({ comment_id: id }),
  response: nothing,
});

/** Our own: brings a comment back that the office deleted. Errors: trash_gone. */
export const restoreComment = defineCall({
  ...restoreCall,
  name: 'restoreComment',
  action: 'restoreComment',
  request: z.object({ comment_id: id }),
  response: nothing,
});
