import {
  finishLesson as finishLessonCall,
  getClassDetails,
  viewStatus,
} from '@institute/contract/lessons/lessons';
import { getMyStudy } from '@institute/contract/lessons/study';
import { handle } from '../../../handler.ts';
import { finishLesson } from './finish-lesson.ts';
import { myStudy } from './my-study.ts';
import { openLesson } from './open-lesson.ts';
import { viewClass } from './view-class.ts';

export const lessonHandlers = [
  handle(getClassDetails, async (context, { class_id }) => ({
    data: await viewClass(context, class_id),
  })),

  handle(getMyStudy, async (context) => ({ data: await myStudy(context) })),

  handle(viewStatus, async (context, { lesson_id, class_id }) => {
    await openLesson(context, { lessonRef: lesson_id, classRef: class_id });
    return { data: null };
  }),

  handle(finishLessonCall, async (context, { lesson_id, class_id }) => {
    await finishLesson(context, { lessonRef: lesson_id, classRef: class_id });
    return { data: null };
  }),
];
