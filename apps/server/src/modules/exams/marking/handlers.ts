import { AppError } from '@institute/contract/errors';
import {
  changeMark as changeMarkCall,
  getExamDetails,
  getMarkingState,
  markExam as markExamCall,
  undoMark as undoMarkCall,
} from '@institute/contract/exams/marking';
import {
  getMachineMarks,
  getMarkedExams,
  getUnmarkedExams,
} from '@institute/contract/exams/submission-lists';
import { type Context, signedIn } from '../../../context.ts';
import { type AffectedClass, handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { markingEndsAt } from '../../settings/index.ts';
import { machineMarkPage } from '../machine/store.ts';
import { text } from '../text.ts';
import { changeMark } from './change-mark.ts';
import { listWaiting } from './list-exams.ts';
import { markExam } from './mark-exam.ts';
import { classOfExam, ownExams, withoutContacts } from './own-classes.ts';
import { presentMachineMark, presentMarked, presentSubmission, presentWaiting } from './present.ts';
import { anyExam, classOfResult, submissionsOf } from './store.ts';
import { changesOf } from './store-changes.ts';
import { markedResults } from './store-marked.ts';
import { undoMark } from './undo-mark.ts';

/** The class of a result. */
async function classOf(
  { db }: Context,
  { result_id }: { result_id: number },
): Promise<AffectedClass[]> {
  return [{ classId: await classOfResult(db, result_id), unknown: 'result_not_found' }];
}

export const markingHandlers = [
  handle(getUnmarkedExams, async (context, input) => {
    const page = pageOf(input);
    const wanted = { ...page, ...ownExams(context, input.class_id) };
    const { total, more, rows } = await listWaiting(context.db, wanted);
    const meta = { ...page.meta(total), more };
    return { data: withoutContacts(context, rows.map(presentWaiting)), meta };
  }),

  handle(
    getExamDetails,
    { classes: classOfExam('lesson_not_found') },
    async (context, { lesson_id, result_id }) => {
      const exam = await anyExam(context.db, lesson_id);
      if (!exam) throw new AppError('lesson_not_found');
      const found = await submissionsOf(context.db, exam.id, result_id);
      const history = result_id === null ? [] : await changesOf(context.db, result_id);
      const reader = signedIn(context);
      const address = context.files.address;
      const data = found.map((row) =>
        presentSubmission(reader, row, address(row.result.theoryImage), exam, history),
      );
      return { data: withoutContacts(context, data) };
    },
  ),

  handle(getMachineMarks, async (context, input) => {
    const page = pageOf(input);
    const wanted = { ...page, ...ownExams(context, input.class_id) };
    const { total, more, rows } = await machineMarkPage(context.db, wanted);
    const meta = { ...page.meta(total), more };
    const reader = signedIn(context);
    const data = rows.map((row) => presentMachineMark(reader, row));
    return { data: withoutContacts(context, data), meta };
  }),

  handle(getMarkedExams, async (context, input) => {
    const page = pageOf(input);
    const wanted = { ...page, ...ownExams(context, input.class_id) };
    const { total, more, rows } = await markedResults(context.db, wanted);
    const meta = { ...page.meta(total), more };
    const reader = signedIn(context);
    const data = rows.map((row) => presentMarked(reader, row));
    return { data: withoutContacts(context, data), meta };
  }),

  handle(getMarkingState, async (context) => {
    const endsAt = await markingEndsAt(context.db);
    return { data: { isConfigured: context.chatModel !== null, endsAt } };
  }),

  handle(markExamCall, { classes: classOfExam('result_not_found') }, async (context, input) => {
    await markExam(context, {
      lessonRef: input.lesson_id,
      resultId: input.result_id,
      theoryScore: input.theory_score,
      userId: input.user_id ?? null,
      studentEmail: input.student_email ?? null,
      classRef: input.class_id ?? null,
      comment: input.comment ?? null,
      requestKey: input.request_key ?? null,
    });
    return { data: null, message: text.marked };
  }),

  handle(changeMarkCall, { classes: classOf }, async (context, input) => {
    await changeMark(context, {
      resultId: input.result_id,
      theoryScore: input.theory_score,
      comment: input.comment ?? null,
      reason: input.reason,
      seen: input.mark_id,
      requestKey: input.request_key ?? null,
    });
    return { data: null, message: text.changed };
  }),

  handle(undoMarkCall, { classes: classOf }, async (context, { result_id, request_key }) => {
    await undoMark(context, { resultId: result_id, requestKey: request_key });
    return { data: null, message: text.undone };
  }),
];
