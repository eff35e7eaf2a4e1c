import {
  addComment,
  type Comment,
  CommentsMeta,
  deleteComment,
  getComments,
} from '@institute/contract/comments/comments';
import { spelledFor } from '@institute/contract/spelling';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerKey } from '../../platform/answer-key.ts';
import { callApi, callForAnswer } from '../../platform/api.ts';
import { asOld } from '../../platform/offline-cache.ts';
import { readWaiting, useWaitingStore, waitToSend } from '../../platform/waiting.ts';

/** Cache key of the comments under a lesson; ids as they stand in the address. */
const commentsKey = (classId: string, lessonId: string) =>
  [...answerKey(getComments), classId, lessonId] as const;

/** A page of threads as it came, with what holds for the whole discussion. */
interface Page {
  comments: Comment[];
  /** Comments that are not deleted, on every page. */
  count: number;
  /** The page of the threads before these; null when there are none. */
  next: number | null;
}

/**
 * The comments under a lesson, a page of the newest threads first; `older` brings the next page. Not
 * by `useInfiniteQuery`: all pages are one answer here, as old as the copy on the device that it is.
 */
export function useComments(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = commentsKey(classId, lessonId);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      // As many pages as are shown: what was posted meanwhile moves threads from one to the next.
      const wanted = client.getQueryData<Page[]>(key)?.length ?? 1;
      const pages: Page[] = [];
      for (let next: number | null = 1; next !== null && pages.length < wanted; ) {
        const page: Page = await pageOfComments(classId, lessonId, next, signal);
        pages.push(page);
        next = page.next;
      }
      return pages[0] ? asOld(pages, pages[0]) : pages;
    },
    select: (pages) => ({
      comments: pages.flatMap(({ comments }) => comments),
      count: pages.at(-1)?.count ?? 0,
      next: pages.at(-1)?.next ?? null,
    }),
  });
  const older = useMutation({
    mutationFn: (page: number) => pageOfComments(classId, lessonId, page),
    onSuccess: (page) => client.setQueryData<Page[]>(key, (pages) => pages && [...pages, page]),
  });
  return { ...query, older };
}

async function pageOfComments(
  classId: string,
  lessonId: string,
  page: number,
  signal?: AbortSignal,
): Promise<Page> {
  const answer = await callForAnswer(getComments, { classId, lessonId, page }, { signal });
  const { total, per_page, comments: count } = CommentsMeta.parse(answer.meta);
  return { comments: answer.data, count, next: page * per_page < total ? page + 1 : null };
}

/** The pages with the comments of each changed; `added` comments more are counted. */
function changePages(
  pages: Page[] | undefined,
  change: (comments: Comment[], page: number) => Comment[],
  added: number,
): Page[] | undefined {
  return pages?.map((page, at) => ({
    ...page,
    comments: change(page.comments, at),
    count: page.count + added,
  }));
}

export interface NewComment {
  comment: string;
  /** The comment replied to, 0 at the top level. */
  parentId: number;
  /** Sent again with every retry of the same post, so that it is posted once. */
  requestKey: string;
}

const commentInput = (
  classId: string,
  lessonId: string,
  { comment, parentId, requestKey }: NewComment,
) => ({
  ...{ classId, lessonId, comment, requestKey },
  ...(parentId > 0 && { parentId }),
});

/** Keeps a comment that found no connection until it can be sent; false where nothing can be kept. */
export async function postLater(
  classId: string,
  lessonId: string,
  added: NewComment,
): Promise<boolean> {
  const input = spelledFor(addComment.request, commentInput(classId, lessonId, added));
  return waitToSend(`comment:${added.requestKey}`, { what: 'comment', input });
}

/** A comment that waits to be sent, or came back. */
export interface WaitingComment extends NewComment {
  /** Its key among what waits. */
  key: string;
  /** Why the server would not have it, in its words; null while it waits. */
  refusal: string | null;
}

/** The person's comments under a lesson that the server is still to hear. */
export function useWaitingComments(classId: string, lessonId: string): WaitingComment[] {
  const items = useWaitingStore((state) => state.items);
  useEffect(() => void readWaiting(), []);
  return items.flatMap(({ key, what, input, refusal }) => {
    const { class_id, lesson_id, comment, parent_id = 0, request_key } = input;
    if (what !== 'comment' || class_id !== classId || lesson_id !== lessonId) return [];
    return [
      {
        key,
        refusal,
        comment: String(comment),
        parentId: Number(parent_id),
        requestKey: String(request_key),
      },
    ];
  });
}

/**
 * Posts a comment or a reply. The list is asked for again after a failure too: an answer may be
 * lost on its way after the comment has been posted.
 */
export function useAddComment(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = commentsKey(classId, lessonId);
  return useMutation({
    mutationFn: (added: NewComment) => callApi(addComment, commentInput(classId, lessonId, added)),
    onSuccess: async (posted) => {
      // A list asked for before would take the new comment away again.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Page[]>(key, (pages) => {
        const isListed = pages?.some(({ comments }) => comments.some(({ id }) => id === posted.id));
        // Where it is put does not matter: threads are made of all pages together.
        return isListed
          ? pages
          : changePages(pages, (comments, at) => (at === 0 ? [...comments, posted] : comments), 1);
      });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
}

/** Deletes a comment; a stub stands in its place at once, for as long as it has replies. */
export function useDeleteComment(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = commentsKey(classId, lessonId);
  return useMutation({
    mutationFn: (id: number) => callApi(deleteComment, { commentId: id }),
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey: key });
      const erased = { comment: '', name: '', email: '', isDeleted: true };
      client.setQueryData<Page[]>(key, (pages) =>
        changePages(
          pages,
          (comments) => comments.map((one) => (one.id === id ? { ...one, ...erased } : one)),
          -1,
        ),
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
}
