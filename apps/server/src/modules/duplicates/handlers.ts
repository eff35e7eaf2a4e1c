import {
  copyLessons as copyLessonsCall,
  duplicateClass as duplicateClassCall,
  duplicateLesson as duplicateLessonCall,
} from '@institute/contract/duplicates/duplicates';
import type { Context } from '../../context.ts';
import { handle } from '../../handler.ts';
import { namedClass } from '../classes/index.ts';
import { classesOfLessons } from '../lessons/index.ts';
import { copyLessons, duplicateLesson } from './copy-lessons.ts';
import { duplicateClass } from './duplicate-class.ts';
import { text } from './text.ts';

/** The class that lessons are copied to, and those they are of. */
const classesOfCopy = async (
  context: Context,
  input: { class_id: string; lesson_ids: readonly number[] },
) => [
  ...(await namedClass(context, input)),
  ...(await classesOfLessons(context, input.lesson_ids)),
];

export const handlers = [
  handle(
    duplicateClassCall,
    async (context, { class_id, name, request_key, with_teachers, ...dates }) => ({
      data: await duplicateClass(context, class_id, {
        ...{ name, requestKey: request_key, withTeachers: with_teachers ?? false },
        move: { weeks: dates.move_weeks, beginsOn: dates.begins_on },
      }),
      message: text.classDuplicated,
    }),
  ),

  handle(
    duplicateLessonCall,
    { classes: (context, { lesson_id }) => classesOfLessons(context, [lesson_id]) },
    async (context, { lesson_id, request_key }) => ({
      data: await duplicateLesson(context, lesson_id, request_key),
      message: text.lessonDuplicated,
    }),
  ),

  handle(
    copyLessonsCall,
    { classes: classesOfCopy },
    async (context, { class_id, lesson_ids, request_key }) => {
      const copied = await copyLessons(context, class_id, lesson_ids, request_key);
      return { data: { copied }, message: text.lessonsCopied };
    },
  ),
];
