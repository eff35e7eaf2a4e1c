import {
  addComment as addCommentCall,
  deleteComment as deleteCommentCall,
  getComments,
  restoreComment as restoreCommentCall,
} from '@institute/contract/comments/comments';
import { handle } from '../../handler.ts';
import { addComment } from './add-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { readDiscussion } from './open-discussion.ts';
import { restoreComment } from './restore-comment.ts';
import { text } from './text.ts';

export const handlers = [
  handle(getComments, (context, { class_id, lesson_id, page }) =>
    readDiscussion(context, { classRef: class_id, lessonRef: lesson_id, page }),
  ),

  handle(addCommentCall, async (context, input) => {
    const comment = await addComment(context, {
      classRef: input.class_id,
      lessonRef: input.lesson_id,
      text: input.comment,
      parentId: input.parent_id,
      requestKey: input.request_key,
    });
    return { data: comment, message: text.added };
  }),

  handle(deleteCommentCall, async (context, { comment_id }) => {
    await deleteComment(context, comment_id);
    return { data: null, message: text.deleted };
  }),

  handle(restoreCommentCall, async (context, { comment_id }) => {
    await restoreComment(context, comment_id);
    return { data: null, message: text.restored };
  }),
];
