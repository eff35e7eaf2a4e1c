import { AppError } from '@institute/contract/errors';
import { unixOf } from '@institute/contract/fields';
import {
  getExamDetails,
  getMachineMarks,
  getMarkingState,
  getUnmarkedExams,
  markExam as markExamCall,
} from '@institute/contract/marking';
import { type Context, handle } from '../../../context.ts';
import { pageOf } from '../../../page.ts';
import { markingEndsAt } from '../../settings/index.ts';
import { machineMarkPage } from '../machine/store.ts';
import { text } from '../text.ts';
import { listWaiting } from './list-waiting.ts';
import { markExam } from './mark-exam.ts';
import { presentMachineMark, presentSubmission, presentWaiting } from './present.ts';
import { anyExam, submissionsOf } from './store.ts';

/** The class of an exam, for the ability to mark there; a deleted exam is in its class still. */
async function classOfExam({ db }: Context, { lesson_id }: { lesson_id: string }) {
  const exam = await anyExam(db, lesson_id);
  return exam ? [exam.classId] : [];
}

export const markingHandlers = [
  handle(getUnmarkedExams, async (context, input) => {
    const page = pageOf(input);
    const { total, rows } = await listWaiting(context.db, page);
    return { data: rows.map(presentWaiting), meta: page.meta(total) };
  }),

  handle(getExamDetails, { classes: classOfExam }, async (context, { lesson_id, result_id }) => {
    const exam = await anyExam(context.db, lesson_id);
    if (!exam) throw new AppError('lesson_not_found');
    const found = await submissionsOf(context.db, exam.id, result_id);
    const address = context.files.address;
    return {
      data: found.map((row) => presentSubmission(row, address(row.result.theoryImage), exam)),
    };
  }),

  handle(getMachineMarks, async (context, input) => {
    const page = pageOf(input);
    const { total, rows } = await machineMarkPage(context.db, page);
    return { data: rows.map(presentMachineMark), meta: page.meta(total) };
  }),

  handle(getMarkingState, async (context) => {
    const end = await markingEndsAt(context.db);
    return { data: { configured: context.chatModel !== null, aisub: unixOf(end) } };
  }),

  handle(markExamCall, { classes: classOfExam }, async (context, input) => {
    await markExam(context, {
      lessonRef: input.lesson_id,
      resultId: input.result_id,
      theoryScore: input.theory_score,
      userId: input.user_id ?? null,
      studentEmail: input.student_email ?? null,
      classRef: input.class_id ?? null,
    });
    return { data: null, message: text.marked };
  }),
];
