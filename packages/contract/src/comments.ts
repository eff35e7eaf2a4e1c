import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idOrRand, nothing, requiredText } from './fields.ts';

/** A comment under a lesson (student §3); replies are assembled by the client from `parent_id`. */
export const Comment = z.object({
  id: z.number(),
  class_id: z.number(),
  lesson_id: z.number(),
  comment: z.string(),
  email: z.string(),
  name: z.string(),
  /** 0 for a top-level comment. */
  parent_id: z.number(),
  /** Unix seconds. */
  created_at: z.number(),
});
export type Comment = z.output<typeof Comment>;

/** Student §7: the comments of a lesson the session's user may open. */
export const getComments = defineCall({
  name: 'getComments',
  method: 'POST',
  path: '/comments.php',
  action: 'getComments',
  actionIn: 'body',
  encoding: 'form',
  access: 'student-or-admin',
  request: z.object({ class_id: idOrRand, lesson_id: idOrRand }),
  response: z.array(Comment),
});

/** Student §7: posts a comment or a reply; the name is the account's, whatever is sent. */
export const addComment = defineCall({
  name: 'addComment',
  method: 'POST',
  path: '/comments.php',
  action: 'addComment',
  actionIn: 'body',
  encoding: 'form',
  access: 'student-or-admin',
  actor: 'email',
  request: z.object({
    class_id: idOrRand,
    lesson_id: idOrRand,
    comment: requiredText('Comment', 5000),
    parent_id: z.optional(id),
  }),
  response: Comment,
});

/** Student §7: deletes a comment of one's own; administrators may delete any. */
export const deleteComment = defineCall({
  name: 'deleteComment',
  method: 'POST',
  path: '/comments.php',
  action: 'deleteComment',
  actionIn: 'body',
  encoding: 'form',
  access: 'student-or-admin',
  actor: 'email',
  request: z.object({ comment_id: id }),
  response: nothing,
});
