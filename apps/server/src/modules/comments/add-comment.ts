import type { Comment } from '@institute/contract/comments';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../context.ts';
import { randToken } from '../../platform/random.ts';
import { type LessonRefs, openDiscussion } from './open-discussion.ts';
import { presentComment } from './present.ts';
import { commentByKey, insertComment, lockComment } from './store.ts';

/** A comment to post. */
export interface NewComment extends LessonRefs {
  text: string;
  /** The comment it answers. */
  parentId: number | null;
  /** The same key posts once, however often it arrives. */
  requestKey: string | undefined;
}

/**
 * Posts a comment or a reply under the author's own name. A key that has been used answers with
 * what it posted. Errors: those of opening the lesson, no_discussion, comment_not_found.
 */
export async function addComment(context: Context, form: NewComment): Promise<Comment> {
  const author = signedIn(context);
  const { lesson } = await openDiscussion(context, form);
  const requestKey = form.requestKey ?? randToken();
  return context.transaction(async (tx) => {
    const posted = await commentByKey(tx, author.userId, requestKey);
    if (posted) return presentComment(posted, lesson.classId, author.userId);
    if (form.parentId !== null) {
      // Held until the reply stands: a comment is not deleted from under its reply.
      const parent = await lockComment(tx, form.parentId, 'share');
      if (parent?.lessonId !== lesson.id) throw new AppError('comment_not_found');
    }
    await insertComment(tx, {
      lessonId: lesson.id,
      authorId: author.userId,
      parentId: form.parentId,
      body: form.text,
      requestKey,
      createdAt: context.clock.now(),
    });
    // Ours, or that of the same submission which was faster.
    const written = await commentByKey(tx, author.userId, requestKey);
    if (!written) throw new Error('the comment was not written');
    return presentComment(written, lesson.classId, author.userId);
  });
}
