import { AppError } from '@institute/contract/errors';
import { tasksIn } from '@institute/contract/homework/speak';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { enrolmentOf } from '../classes/index.ts';
import { lockStudentInClass, openLesson, openWholeLesson } from '../lessons/index.ts';
import { attended } from '../meetings/index.ts';
import type { HomeworkName } from './homework-rules.ts';

/** Which homework is meant, as it is sent. */
export interface SentName {
  lesson_id?: string | undefined;
  block_id?: string | undefined;
  meeting_id?: number | undefined;
}

/** A homework that may be handed in now, in which class. */
export interface OpenTask {
  name: HomeworkName;
  task: HomeworkTask;
  classId: number;
  /** Asks once more, in the transaction that writes: one student's hand-ins in a class follow each other. */
  hold(tx: Tx): Promise<void>;
}

/**
 * The homework that is meant, where the session's user may hand it in: its lesson is open to them as a student, or
 * they may come to its meeting. Errors: homework_not_found, lesson_not_found, meeting_not_found, the gates' of the
 * lesson, not_enrolled, and those of a place.
 */
export async function openTask(context: Context, sent: SentName): Promise<OpenTask> {
  if (sent.meeting_id !== undefined) return ofMeeting(context, sent.meeting_id);
  if (sent.lesson_id === undefined) throw new AppError('homework_not_found');
  const { lesson, row, isEnrolled } = await openWholeLesson(context, {
    ...{ lessonRef: sent.lesson_id, classRef: null },
  });
  if (!isEnrolled) throw new AppError('not_enrolled');
  const given = lesson.kind === 'exam' ? [] : tasksIn(lesson.blocks);
  const block = given.find(({ id }) => id === sent.block_id);
  if (!block) throw new AppError('homework_not_found');
  const { userId } = signedIn(context);
  return {
    ...{ name: { lessonId: lesson.id, blockId: block.id, meetingId: null }, task: block.task },
    classId: row.id,
    async hold(tx) {
      await lockStudentInClass(tx, userId, row.id);
      // Whoever has left the class meanwhile, or was put on hold, hands nothing in.
      if (!(await enrolmentOf(tx, userId, row.id))) throw new AppError('not_enrolled');
      await openLesson({ ...context, db: tx }, { lessonRef: String(lesson.id), classRef: null });
    },
  };
}

async function ofMeeting(context: Context, meetingId: number): Promise<OpenTask> {
  const found = await context.transaction((tx) => attended(context, tx, meetingId));
  const { task } = found.meeting;
  if (!task) throw new AppError('homework_not_found');
  const { userId } = signedIn(context);
  const classId = found.class.id;
  return {
    ...{ name: { lessonId: null, blockId: null, meetingId }, task, classId },
    async hold(tx) {
      await lockStudentInClass(tx, userId, classId);
      await attended(context, tx, meetingId);
    },
  };
}
