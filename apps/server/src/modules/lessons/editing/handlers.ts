import type { ParsedOf } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { Made } from '@institute/contract/form';
import {
  getLessons,
  reorderLessons as reorderLessonsCall,
  restoreLesson as restoreLessonCall,
  swapLessonsPosition,
} from '@institute/contract/lessons/class-lessons';
import {
  addLessonFile as addLessonFileCall,
  getLessonFiles,
} from '@institute/contract/lessons/lesson-files';
import { kindOfType } from '@institute/contract/lessons/lessons';
import {
  addLesson as addLessonCall,
  deleteLesson as deleteLessonCall,
  getManagedLesson,
  lessonFields,
  removeFile as removeFileCall,
  updateLesson as updateLessonCall,
} from '@institute/contract/lessons/managed-lessons';
import {
  getLessonQuestions,
  moveQuestions as moveQuestionsCall,
  questionFields,
  removeObj,
} from '@institute/contract/lessons/managed-questions';
import { type Context, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { type ColumnsOf, columnsOf, inColumns } from '../../../shared/form-columns.ts';
import { classByRef, namedClass } from '../../classes/index.ts';
import { exercisesOf } from '../exam-exercises.ts';
import { presentDraw, presentRules } from '../present.ts';
import { presentFile } from '../present-file.ts';
import { type LessonRow, lessonByRef, lessonsOfClass } from '../store.ts';
import { filesOfBank, usableFiles } from '../store-files.ts';
import { countProgress } from '../store-progress.ts';
import { type QuestionRow, questionsOf } from '../store-questions.ts';
import { text } from '../text.ts';
import {
  classesOfAdding,
  classesOfFiles,
  classesOfMove,
  classesOfOrder,
  classesOfQuestionMove,
  classesOfSwap,
  classOfLesson,
  classOfQuestion,
} from './affected-classes.ts';
import { addLessonFile } from './lesson-files.ts';
import type { LessonForm } from './lesson-form.ts';
import { versionOf } from './lesson-version.ts';
import { moveQuestions } from './move-questions.ts';
import { reorderLessons, swapLessons } from './order-lessons.ts';
import { presentManaged, presentQuestion } from './present.ts';
import { deleteLesson, removeFile, removeQuestion, restoreLesson } from './remove.ts';
import { addLesson, updateLesson } from './save-lesson.ts';
import type { QuestionForm } from './save-questions.ts';
import { sentBlocks } from './sent-blocks.ts';

/** The wire's spelling of the lesson form ends here. */
const lessonColumns = columnsOf(lessonFields, {
  class_id: 'classRef',
  inputetype: 'kind',
  scheduled: 'isScheduled',
  studydate: 'opensAt',
  preview: 'isPreview',
  pass_mark: 'passMark',
  counted_attempt: 'countedAttempt',
  attempt_wait: 'attemptWait',
  exam_minutes: 'examMinutes',
  shuffled: 'isShuffled',
  draw_count: 'drawCount',
  draw_type: 'drawType',
  draw_topic: 'drawTopic',
  more_draws: 'moreDraws',
}) satisfies ColumnsOf<typeof lessonFields, LessonForm>;

const questionColumns = columnsOf(questionFields, {}) satisfies ColumnsOf<
  typeof questionFields,
  QuestionRow
>;

type SentQuestion = Made<typeof lessonFields>['questions'][number];

function questionOf(sent: SentQuestion, index: number): QuestionForm {
  return sent.isNew
    ? {
        id: null,
        temporaryId: sent.id ?? `#${index}`,
        fields: inColumns(sent, questionColumns),
      }
    : { id: sent.id, temporaryId: `#${index}`, fields: inColumns(sent, questionColumns) };
}

const saveOf = (sent: Pick<ParsedOf<typeof addLessonCall>, 'fileType' | 'request_key'>) => ({
  fileKind: sent.fileType || null,
  requestKey: sent.request_key,
});

/** A lesson by its id or token. Errors: lesson_not_found. */
export async function existingLesson(context: Context, ref: string): Promise<LessonRow> {
  const lesson = await lessonByRef(context.db, ref);
  if (!lesson) throw new AppError('lesson_not_found');
  return lesson;
}

const managed = (context: Context, row: LessonRow) =>
  presentManaged(row, context.files.address(row.material));

export const editingHandlers = [
  handle(
    addLessonCall,
    { classes: classesOfAdding },
    async (context, { inputetype, questions, ...sent }) => {
      const form = {
        ...inColumns(sent, lessonColumns),
        blocks: sentBlocks(sent.blocks),
        kind: kindOfType[inputetype],
        questions: questions.map(questionOf),
      };
      const { id, rand } = await addLesson(context, form, saveOf(sent));
      return { data: { id, rand }, message: text.added };
    },
  ),

  handle(
    updateLessonCall,
    { classes: classesOfMove },
    async (context, { lesson_id, inputetype, questions, blocks, ...sent }) => {
      const change = {
        ...inColumns(sent, lessonColumns),
        ...(blocks !== undefined && { blocks: sentBlocks(blocks) }),
        ...(inputetype && { kind: kindOfType[inputetype] }),
        ...(questions && { questions: questions.map(questionOf) }),
      };
      const save = { ...saveOf(sent), version: sent.version };
      const { id, rand, classId } = await updateLesson(context, lesson_id, change, save);
      return { data: { id, rand, classId }, message: text.updated };
    },
  ),

  handle(getLessons, { classes: namedClass }, async (context, { class_id }) => {
    const row = await classByRef(context.db, class_id);
    if (!row) throw new AppError('class_not_found');
    const lessons = await lessonsOfClass(context.db, row.id);
    return { data: lessons.map((lesson) => managed(context, lesson)) };
  }),

  handle(getManagedLesson, { classes: classOfLesson }, async (context, { lesson_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    const { opened, submitted } = await countProgress(context.db, lesson.id);
    const counts = { openedBy: opened, submittedBy: submitted };
    const blocks = lesson.kind === 'exam' ? exercisesOf(lesson) : lesson.blocks;
    const rules = { rules: presentRules(lesson), draw: presentDraw(lesson) };
    const version = versionOf(lesson, await questionsOf(context.db, lesson.id));
    const own = { blocks, ...rules, version };
    return { data: { ...managed(context, lesson), ...counts, ...own } };
  }),

  handle(getLessonQuestions, { classes: classOfLesson }, async (context, { lesson_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    const questions = await questionsOf(context.db, lesson.id);
    return { data: questions.map(presentQuestion) };
  }),

  handle(deleteLessonCall, { classes: classOfLesson }, async (context, { lesson_id }) => {
    await deleteLesson(context, lesson_id);
    return { data: null, message: text.deleted };
  }),

  handle(restoreLessonCall, async (context, { lesson_id }) => {
    await restoreLesson(context, lesson_id);
    return { data: null, message: text.restored };
  }),

  handle(reorderLessonsCall, { classes: classesOfOrder }, async (context, { lessons }) => {
    await reorderLessons(context, lessons);
    return { data: null, message: text.reordered };
  }),

  handle(
    swapLessonsPosition,
    { classes: classesOfSwap },
    async (context, { lesson1_id, lesson2_id }) => {
      await swapLessons(context, lesson1_id, lesson2_id);
      return { data: null, message: text.reordered };
    },
  ),

  handle(removeFileCall, { classes: classOfLesson }, async (context, { lesson_id }) => {
    await removeFile(context, lesson_id);
    return { data: null, message: text.fileRemoved };
  }),

  handle(
    addLessonFileCall,
    { classes: namedClass },
    async (context, { class_id, fileType, request_key }) => {
      const row = await classByRef(context.db, class_id);
      if (!row) throw new AppError('class_not_found');
      const file = await addLessonFile(context, row.id, fileType || null, request_key);
      return { data: presentFile(context, file) };
    },
  ),

  handle(getLessonFiles, { classes: classesOfFiles }, async (context, { class_id, lesson_id }) => {
    const lesson = lesson_id === undefined ? null : await existingLesson(context, lesson_id);
    const { userId } = signedIn(context);
    const usable = await usableFiles(context.db, lesson?.id ?? null, userId);
    const row = await classByRef(context.db, class_id);
    const ofBank = row ? await filesOfBank(context.db, row.id) : [];
    // What a lesson and the bank share, or was just sent, is there once.
    const files = new Map([...ofBank, ...usable].map((file) => [file.key, file]));
    return { data: [...files.values()].map((file) => presentFile(context, file)) };
  }),

  handle(
    moveQuestionsCall,
    { classes: classesOfQuestionMove },
    async (context, { lesson_id: lessonRef, question_ids: questionIds, copy, request_key }) => {
      const move = { lessonRef, questionIds, isCopy: copy, requestKey: request_key };
      const moved = await moveQuestions(context, move);
      return { data: { moved }, message: copy ? text.questionsCopied : text.questionsMoved };
    },
  ),

  handle(removeObj, { classes: classOfQuestion }, async (context, { obj_id }) => {
    await removeQuestion(context, obj_id);
    return { data: null, message: text.questionRemoved };
  }),
];
