import { pathTo } from '@institute/contract/routes';

/** The id of a comment's element. */
export function commentElement(id: number): string {
  return `comment-${id}`;
}

interface CommentPlace {
  /** Rand tokens of the lesson and its class. */
  classRand: string;
  lessonRand: string;
  commentId: number;
}

/** The address of a comment in the discussion under its lesson. */
export const commentPath = ({ classRand, lessonRand, commentId }: CommentPlace): string =>
  `${pathTo('lesson', { classId: classRand, lessonId: lessonRand })}#${commentElement(commentId)}`;

/** The comment that the end of an address names; null for none. */
export const commentAt = (hash: string): number | null =>
  Number(/^#comment-(\d{1,10})$/.exec(hash)?.[1]) || null;
