import { signInNameOf } from '@institute/contract/auth/user';
import type { Comment } from '@institute/contract/comments/comments';
import { useEffect, useState } from 'react';
import { useUser } from '../../../domains/auth/use-user.ts';
import { useWaitingComments, type WaitingComment } from '../../../domains/comments/api.ts';
import { commentElement } from '../../../domains/comments/comment-address.ts';
import type { Attempt } from '../../../domains/comments/draft.ts';
import { useSendComment } from '../../../domains/comments/send-comment.ts';
import type { Outcome } from '../../../domains/comments/use-composer.ts';
import type { Entry } from './threads.ts';

/** A post on its way, or arrived and not yet in the list. */
interface Post {
  entry: Entry;
  arrivedAs: number | null;
}

/** Younger than every comment of the server, so that a post stands after what it answers. */
let nextId = 2 ** 40;
const FIRST_WAITING = 2 ** 41;

/**
 * The comments of the server with the posts still on their way among them, as if they had arrived,
 * and how to send one.
 */
export function usePosts(classId: string, lessonId: string, comments: readonly Comment[]) {
  const user = useUser();
  const sendComment = useSendComment(classId, lessonId);
  const [posts, setPosts] = useState<readonly Post[]>([]);
  const isListed = ({ arrivedAs }: Post) => comments.some(({ id }) => id === arrivedAs);

  useEffect(() => {
    const listed = posts.find(({ arrivedAs }) => comments.some(({ id }) => id === arrivedAs));
    if (!listed) return;
    setPosts((now) => now.filter((post) => post !== listed));
    // The button that was pressed is gone or out of use: reading goes on at the new comment.
    const focused = document.activeElement;
    if (listed.arrivedAs && (focused === null || focused === document.body)) {
      document.getElementById(commentElement(listed.arrivedAs))?.focus();
    }
  }, [posts, comments]);

  const waiting = useWaitingComments(classId, lessonId);
  const byUser = (id: number, parentId: number, comment: string) => ({
    id,
    parentId,
    comment,
    name: user?.name ?? '',
    email: user ? signInNameOf(user) : '',
    createdAt: null,
    isDeleted: false,
    isByTeacher: false,
    authorId: null,
    classId: 0,
  });

  const send = async (parentId: number, attempt: Attempt): Promise<Outcome> => {
    const entry: Entry = { ...byUser(nextId++, parentId, attempt.text), isPosting: true };
    setPosts((now) => [...now, { entry, arrivedAs: null }]);
    const added = { comment: attempt.text, parentId, requestKey: attempt.key };
    try {
      const arrivedAs = await sendComment(added);
      setPosts((now) =>
        arrivedAs === null
          ? now.filter((post) => post.entry !== entry)
          : now.map((post) => (post.entry === entry ? { ...post, arrivedAs } : post)),
      );
      return arrivedAs === null ? 'waiting' : 'posted';
    } catch (error) {
      setPosts((now) => now.filter((post) => post.entry !== entry));
      throw error;
    }
  };

  const entries: Entry[] = [
    ...comments.map((comment) => ({ ...comment, isPosting: false })),
    ...posts.filter((post) => !isListed(post)).map(({ entry }) => entry),
    ...waiting.map((one, index) => waitingEntry(one, index)),
  ];
  return { entries, send };

  function waitingEntry(one: WaitingComment, index: number): Entry {
    // After everything that is on its way.
    const entry = byUser(FIRST_WAITING + index, one.parentId, one.comment);
    return { ...entry, isPosting: false, waiting: one };
  }
}
