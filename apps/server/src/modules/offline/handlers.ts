import { getSavableClass, getSavableLesson } from '@institute/contract/offline';
import { handle } from '../../context.ts';
import { savableClass } from './savable-class.ts';
import { savableLesson } from './savable-lesson.ts';

export const handlers = [
  handle(getSavableClass, async (context, { class_id }) => ({
    data: await savableClass(context, class_id),
  })),

  handle(getSavableLesson, async (context, { class_id, lesson_id }) => ({
    data: await savableLesson(context, { classRef: class_id, lessonRef: lesson_id }),
  })),
];
