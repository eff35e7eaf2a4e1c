import {
  addComment,
  deleteComment,
  getComments,
  type Comment as WireComment,
} from '@institute/contract/comments';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type Comment, commentsOf } from './model.ts';

/** Cache key of the comments under a lesson; ids as they stand in the address. */
function commentsKey(classId: string, lessonId: string): readonly ['comments', string, string] {
  return ['comments', classId, lessonId];
}

/** The comments under a lesson, oldest first, deleted ones with replies as stubs. */
export function useComments(classId: string, lessonId: string): UseQueryResult<Comment[]> {
  return useQuery({
    queryKey: commentsKey(classId, lessonId),
    queryFn: ({ signal }) =>
      callApi(getComments, { class_id: classId, lesson_id: lessonId }, { signal }),
    select: commentsOf,
  });
}

export interface NewComment {
  comment: string;
  /** The comment replied to, 0 at the top level. */
  parentId: number;
  /** Sent again with every retry of the same post, so that it is posted once. */
  requestKey: string;
}

/**
 * Posts a comment or a reply. The list is asked for again after a failure too: an answer may be
 * lost on its way after the comment has been posted.
 */
export function useAddComment(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = commentsKey(classId, lessonId);
  return useMutation({
    mutationFn: ({ comment, parentId, requestKey }: NewComment) =>
      callApi(addComment, {
        class_id: classId,
        lesson_id: lessonId,
        comment,
        request_key: requestKey,
        ...(parentId > 0 && { parent_id: parentId }),
      }),
    onSuccess: async (posted) => {
      // A list asked for before would take the new comment away again.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<WireComment[]>(key, (comments = []) => [
        ...comments.filter(({ id }) => id !== posted.id),
        posted,
      ]);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
}

/** Deletes a comment; a stub stands in its place at once, for as long as it has replies. */
export function useDeleteComment(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = commentsKey(classId, lessonId);
  return useMutation({
    mutationFn: (id: number) => callApi(deleteComment, { comment_id: id }),
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<WireComment[]>(key, (comments = []) =>
        comments.map((one) =>
          one.id === id ? { ...one, comment: '', name: '', email: '', deleted: true } : one,
        ),
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
}
