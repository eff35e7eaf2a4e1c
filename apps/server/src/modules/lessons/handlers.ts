import type { ParsedOf } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import { unixOf } from '@institute/contract/fields';
import { getClassDetails, viewStatus } from '@institute/contract/lessons';
import {
  addLesson as addLessonCall,
  deleteLesson as deleteLessonCall,
  getLessonQuestions,
  getLessons,
  getManagedLesson,
  lessonAttendance,
  removeFile as removeFileCall,
  removeObj,
  reorderLessons as reorderLessonsCall,
  swapLessonsPosition,
  updateLesson as updateLessonCall,
} from '@institute/contract/managed-lessons';
import { type Context, handle } from '../../context.ts';
import { pageOf } from '../../page.ts';
import { classByRef, namedClass } from '../classes/index.ts';
import { attendance } from './attendance.ts';
import {
  classesOfLessons,
  classesOfMove,
  classOfLesson,
  classOfQuestion,
} from './classes-touched.ts';
import { versionOf } from './lesson-version.ts';
import { openLesson } from './open-lesson.ts';
import { reorderLessons, swapLessons } from './order-lessons.ts';
import { presentManaged, presentQuestion } from './present.ts';
import { deleteLesson, removeFile, removeQuestion } from './remove.ts';
import { kindOf } from './rules.ts';
import { addLesson, type LessonForm, updateLesson } from './save-lesson.ts';
import { type LessonRow, lessonByRef, lessonsOfClass, questionsOf } from './store.ts';
import { countProgress } from './store-progress.ts';
import { viewClass } from './view-class.ts';

/** The wire's spelling of the lesson form ends here. */
function formOf(input: Omit<ParsedOf<typeof addLessonCall>, 'inputetype'>): LessonForm {
  return {
    classRef: input.class_id,
    subject: input.subject,
    about: input.about,
    isScheduled: input.scheduled,
    opensAt: input.studydate,
    theoryAnswer: input.theoryAnswer,
    questions: input.questions.map(({ id, ...fields }, index) => ({
      ...fields,
      id: id === undefined || id.startsWith('new-') ? null : Number(id),
      temporaryId: id ?? `#${index}`,
    })),
    fileKind: input.fileType || null,
    requestKey: input.request_key,
  };
}

async function existingLesson(context: Context, ref: string): Promise<LessonRow> {
  const lesson = await lessonByRef(context.db, ref);
  if (!lesson) throw new AppError('lesson_not_found');
  return lesson;
}

const managed = (context: Context, row: LessonRow) =>
  presentManaged(row, context.files.address(row.material));

export const handlers = [
  handle(getClassDetails, async (context, { class_id }) => ({
    data: await viewClass(context, class_id),
  })),

  handle(viewStatus, async (context, { lesson_id, class_id }) => {
    await openLesson(context, { lessonRef: lesson_id, classRef: class_id });
    return { data: null };
  }),

  handle(
    addLessonCall,
    async (context, { inputetype, ...input }) => {
      const { id, rand } = await addLesson(context, kindOf(inputetype), formOf(input));
      return { data: { id, rand }, message: 'Lesson added successfully!' };
    },
    { classes: namedClass },
  ),

  handle(
    updateLessonCall,
    async (context, { lesson_id, inputetype, ...input }) => {
      const kind = inputetype ? kindOf(inputetype) : null;
      const { id, rand, classId } = await updateLesson(
        context,
        lesson_id,
        kind,
        formOf(input),
        input.version,
      );
      return { data: { id, rand, class_id: classId }, message: 'Lesson updated successfully!' };
    },
    { classes: classesOfMove },
  ),

  handle(
    getLessons,
    async (context, { class_id }) => {
      const row = await classByRef(context.db, class_id);
      if (!row) throw new AppError('class_not_found');
      const lessons = await lessonsOfClass(context.db, row.id);
      return { data: lessons.map((lesson) => managed(context, lesson)) };
    },
    { classes: namedClass },
  ),

  handle(
    getManagedLesson,
    async (context, { lesson_id }) => {
      const lesson = await existingLesson(context, lesson_id);
      const { opened, submitted } = await countProgress(context.db, lesson.id);
      const counts = { opened_by: opened, submitted_by: submitted };
      return { data: { ...managed(context, lesson), ...counts, version: versionOf(lesson) } };
    },
    { classes: classOfLesson },
  ),

  handle(
    getLessonQuestions,
    async (context, { lesson_id }) => {
      const lesson = await existingLesson(context, lesson_id);
      const questions = await questionsOf(context.db, lesson.id);
      return { data: questions.map(presentQuestion) };
    },
    { classes: classOfLesson },
  ),

  handle(
    deleteLessonCall,
    async (context, { lesson_id }) => {
      await deleteLesson(context, lesson_id);
      return { data: null, message: 'Lesson deleted successfully!' };
    },
    { classes: classOfLesson },
  ),

  handle(
    reorderLessonsCall,
    async (context, { lessons }) => {
      await reorderLessons(context, lessons);
      return { data: null, message: 'Lessons reordered successfully!' };
    },
    {
      classes: (context, { lessons }) =>
        classesOfLessons(
          context,
          lessons.map(({ id }) => id),
        ),
    },
  ),

  handle(
    swapLessonsPosition,
    async (context, { lesson1_id, lesson2_id }) => {
      await swapLessons(context, lesson1_id, lesson2_id);
      return { data: null, message: 'Lessons reordered successfully!' };
    },
    {
      classes: (context, { lesson1_id, lesson2_id }) =>
        classesOfLessons(context, [lesson1_id, lesson2_id]),
    },
  ),

  handle(
    removeFileCall,
    async (context, { lesson_id }) => {
      await removeFile(context, lesson_id);
      return { data: null, message: 'File removed successfully!' };
    },
    { classes: classOfLesson },
  ),

  handle(
    removeObj,
    async (context, { obj_id }) => {
      await removeQuestion(context, obj_id);
      return { data: null, message: 'Objective removed successfully!' };
    },
    { classes: classOfQuestion },
  ),

  handle(
    lessonAttendance,
    async (context, { class_id, ...paging }) => {
      const page = pageOf(paging);
      const { total, rows } = await attendance(context, class_id, { ...page, sort: paging.sort });
      const data = rows.map(({ userId, lessonId, name, email, clickedAt }) => ({
        user_id: userId,
        lesson_id: lessonId,
        name,
        email: email ?? '',
        clicked_at: unixOf(clickedAt),
      }));
      return { data, meta: page.meta(total) };
    },
    { classes: namedClass },
  ),
];
