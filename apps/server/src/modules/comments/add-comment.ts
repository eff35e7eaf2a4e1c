import { can } from '@institute/contract/auth/abilities';
import type { Comment } from '@institute/contract/comments/comments';
import { AppError } from '@institute/contract/errors';
import { type Actor, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { randToken } from '../../platform/random.ts';
import { holdTeaching } from '../../shared/sql/staff.ts';
import { writeAudit } from '../audit/index.ts';
import type { OpenLesson } from '../lessons/index.ts';
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
 * what it posted. What somebody says for the institute is marked as that, told to whom it answers, and
 * recorded. Errors: those of opening the lesson, no_discussion, comment_not_found, forbidden (a class
 * that was taken away meanwhile).
 */
export async function addComment(context: Context, form: NewComment): Promise<Comment> {
  const author = signedIn(context);
  const { lesson } = await openDiscussion(context, form);
  const { classId } = lesson;
  const requestKey = form.requestKey ?? randToken();
  return context.transaction(async (tx) => {
    const posted = await commentByKey(tx, author.userId, requestKey);
    if (posted) return presentComment(posted, classId, author);
    const byTeacher = await speaksForInstitute(tx, author, classId);
    // Held until the reply stands: a comment is not deleted from under its reply.
    const parent = form.parentId === null ? null : await lockComment(tx, form.parentId, 'share');
    if (form.parentId !== null && parent?.lessonId !== lesson.id) {
      throw new AppError('comment_not_found');
    }
    const createdAt = context.clock.now();
    const id = await insertComment(tx, {
      ...{ lessonId: lesson.id, authorId: author.userId, parentId: form.parentId },
      ...{ body: form.text, byTeacher, requestKey, createdAt },
    });
    if (id !== null && byTeacher) {
      await tellOfAnswer(context, tx, { id, lesson, askedBy: parent?.authorId ?? null, form });
    }
    // Ours, or that of the same submission which was faster.
    const written = await commentByKey(tx, author.userId, requestKey);
    if (!written) throw new Error('the comment was not written');
    return presentComment(written, classId, author);
  });
}

/**
 * Whether a comment is one of the institute's. Whoever opened the lesson as its teacher is one until it
 * is posted. Errors: forbidden (the class was taken away meanwhile).
 */
async function speaksForInstitute(tx: Tx, author: Actor, classId: number): Promise<boolean> {
  const subject = { classId };
  if (!can(author, 'lessons.openAny', subject)) return false;
  const teaches = author.teaches.length === 0 ? [] : await holdTeaching(tx, author.userId);
  const now = { ...author, teaches };
  if (!can(now, 'lessons.openAny', subject)) throw new AppError('forbidden');
  return can(now, 'comments.answer', subject);
}

/** Tells who asked that they have an answer, and the audit log who has given it. */
async function tellOfAnswer(
  context: Context,
  tx: Tx,
  {
    id,
    lesson,
    askedBy,
    form,
  }: { id: number; lesson: OpenLesson<'bare'>['lesson']; askedBy: number | null; form: NewComment },
): Promise<void> {
  const [author, now] = [signedIn(context), context.clock.now()];
  const isToSomebody = askedBy !== null && askedBy !== author.userId;
  if (isToSomebody) {
    const news = { lessonId: lesson.id, commentId: id, by: author.name, answer: form.text };
    await context.notices.commentAnswered(tx, now, { userId: askedBy, ...news });
  }
  // What is done while signed in as another is recorded by itself.
  if (author.admin) return;
  const note = { subjectId: isToSomebody ? askedBy : null };
  const details = { comment: id, lesson: lesson.id, subject: lesson.subject };
  await writeAudit(tx, now, author, isToSomebody ? 'answerComment' : 'writeComment', {
    ...note,
    classId: lesson.classId,
    details,
  });
}
