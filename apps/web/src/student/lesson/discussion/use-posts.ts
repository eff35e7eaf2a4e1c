import { useEffect, useState } from 'react';
import { useAddComment } from '../../../domains/comments/api.ts';
import type { Comment } from '../../../domains/comments/model.ts';
import { useUser } from '../../../domains/people/use-user.ts';
import { commentElement } from './comment-row.tsx';
import type { Attempt } from './draft.ts';
import type { Entry } from './threads.ts';

/** A post on its way, or arrived and not yet in the list. */
interface Post {
  entry: Entry;
  arrivedAs: number | null;
}

/** Younger than every comment of the server, so that a post stands after what it answers. */
let nextId = 2 ** 40;

/**
 * The comments of the server with the posts still on their way among them, as if they had arrived,
 * and how to send one.
 */
export function usePosts(classId: string, lessonId: string, comments: readonly Comment[]) {
  const user = useUser();
  const { mutateAsync } = useAddComment(classId, lessonId);
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

  const send = async (parentId: number, attempt: Attempt) => {
    const entry: Entry = {
      id: nextId++,
      parentId,
      comment: attempt.text,
      name: user?.name ?? '',
      email: user?.email ?? '',
      createdAt: null,
      isDeleted: false,
      isPosting: true,
    };
    setPosts((now) => [...now, { entry, arrivedAs: null }]);
    try {
      const { text: comment, key: requestKey } = attempt;
      const { id } = await mutateAsync({ comment, parentId, requestKey });
      setPosts((now) =>
        now.map((post) => (post.entry === entry ? { ...post, arrivedAs: id } : post)),
      );
    } catch (error) {
      setPosts((now) => now.filter((post) => post.entry !== entry));
      throw error;
    }
  };

  const entries: Entry[] = [
    ...comments.map((comment) => ({ ...comment, isPosting: false })),
    ...posts.filter((post) => !isListed(post)).map(({ entry }) => entry),
  ];
  return { entries, send };
}
