import {
  getSavableClass,
  getSavableLesson,
  getSavableRoots,
} from '@institute/contract/offline/offline';
import { handle } from '../../handler.ts';
import { savableLessons } from '../lessons/index.ts';
import { rootsOfLessons } from '../words/index.ts';
import { savableClass } from './savable-class.ts';
import { savableLesson } from './savable-lesson.ts';

export const handlers = [
  handle(getSavableClass, async (context, { class_id }) => ({
    data: await savableClass(context, class_id),
  })),

  handle(getSavableLesson, async (context, { class_id, lesson_id }) => ({
    data: await savableLesson(context, { classRef: class_id, lessonRef: lesson_id }),
  })),

  handle(getSavableRoots, async (context, { class_id }) => {
    const { lessons } = await savableLessons(context, class_id);
    const ids = lessons.map(({ id }) => id);
    return { data: await rootsOfLessons(context, ids) };
  }),
];
