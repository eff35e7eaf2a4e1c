import { AppError } from '@institute/contract/errors';
import {
  getLessonDetails,
  getSemesterGrades,
  type paperFields,
  saveExamDraft,
  submitExam as submitExamCall,
} from '@institute/contract/exams';
import { unixOf } from '@institute/contract/fields';
import {
  getExamDetails,
  getMachineMarks,
  getMarkingState,
  getUnmarkedExams,
  markExam as markExamCall,
} from '@institute/contract/marking';
import { type Context, handle, signedIn } from '../../context.ts';
import { type ColumnsOf, inColumns } from '../../form-columns.ts';
import { pageOf } from '../../page.ts';
import { markingEndsAt } from '../settings/index.ts';
import { machineMarkPage } from './machine/store.ts';
import { listWaiting } from './marking/list-waiting.ts';
import { markExam } from './marking/mark-exam.ts';
import { anyExam, submissionsOf } from './marking/store.ts';
import { presentGrades, presentMachineMark, presentSubmission, presentWaiting } from './present.ts';
import { saveDraft } from './sitting/save-draft.ts';
import type { DraftRow } from './sitting/store-drafts.ts';
import { submitExam } from './sitting/submit-exam.ts';
import { viewLesson } from './sitting/view-lesson.ts';
import { completeResults } from './store.ts';

/** The class of an exam, for the ability to mark there; a deleted exam is in its class still. */
async function classOfExam({ db }: Context, { lesson_id }: { lesson_id: string }) {
  const exam = await anyExam(db, lesson_id);
  return exam ? [exam.classId] : [];
}

/** The wire's spelling of a student's submission ends here. */
const paperColumns = {
  answer: 'answers',
  theory: 'theoryText',
} as const satisfies ColumnsOf<typeof paperFields, DraftRow>;

export const handlers = [
  handle(getLessonDetails, async (context, { class_id, lesson_id }) => ({
    data: await viewLesson(context, { classRef: class_id, lessonRef: lesson_id }),
  })),

  handle(submitExamCall, async (context, input) => {
    const result = await submitExam(context, {
      lessonRef: input.lesson_id,
      examRand: input.examRand ?? '',
      answers: input.answer,
      text: input.theory,
      image: input.theory_image,
    });
    return { data: result, message: 'Exam submitted successfully!' };
  }),

  handle(saveExamDraft, async (context, { lesson_id, written_at: writtenAt, ...sent }) => {
    const written = { ...inColumns(sent, paperColumns), writtenAt };
    const savedAt = await saveDraft(context, lesson_id, written);
    return { data: { saved_at: unixOf(savedAt) }, message: 'Saved' };
  }),

  handle(getSemesterGrades, async (context) => {
    const results = await completeResults(context.db, signedIn(context).userId);
    return { data: presentGrades(results, context.config.timeZone) };
  }),

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
    return { data: null, message: 'Exam marked successfully!' };
  }),
];
