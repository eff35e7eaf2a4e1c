import { getLessonDetails, getSemesterGrades } from '@institute/contract/exams/exams';
import {
  beginExam as beginExamCall,
  saveExamDraft,
  submissionFields,
  submitExam as submitExamCall,
} from '@institute/contract/exams/sitting';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { type ColumnsOf, columnsOf, inColumns } from '../../../shared/form-columns.ts';
import { completeResults } from '../store.ts';
import { text } from '../text.ts';
import { beginExam } from './begin-exam.ts';
import { sentAnswers } from './exercises.ts';
import { presentGrades } from './present.ts';
import { saveDraft } from './save-draft.ts';
import type { DraftRow } from './store-drafts.ts';
import { submitExam } from './submit-exam.ts';
import { viewLesson } from './view-lesson.ts';

/** The wire's spelling of a student's submission ends here. */
const submissionColumns = columnsOf(submissionFields, {
  answer: 'answers',
  theory: 'theoryText',
  exercises: 'exerciseAnswers',
}) satisfies ColumnsOf<typeof submissionFields, DraftRow>;

export const examHandlers = [
  handle(getLessonDetails, async (context, { class_id, lesson_id }) => ({
    data: await viewLesson(context, { classRef: class_id, lessonRef: lesson_id }),
  })),

  handle(beginExamCall, async (context, { lesson_id, attempt }) => ({
    data: await beginExam(context, { lessonRef: lesson_id, attempt }),
    message: text.begun,
  })),

  handle(submitExamCall, async (context, input) => {
    const result = await submitExam(context, {
      lessonRef: input.lesson_id,
      examRand: input.examRand ?? '',
      attempt: input.attempt,
      answers: input.answer,
      exercises: sentAnswers(input.exercises),
      text: input.theory,
      image: input.theory_image,
    });
    return { data: result, message: text.submitted };
  }),

  handle(saveExamDraft, async (context, { lesson_id, attempt, written_at: writtenAt, ...sent }) => {
    const { exercises, ...rest } = sent;
    const written = {
      ...inColumns(rest, submissionColumns),
      ...(exercises !== undefined && { exerciseAnswers: sentAnswers(exercises) }),
      writtenAt,
    };
    const savedAt = await saveDraft(context, { lessonRef: lesson_id, attempt }, written);
    return { data: { savedAt }, message: text.draftSaved };
  }),

  handle(getSemesterGrades, async (context) => {
    const results = await completeResults(context.db, signedIn(context).userId);
    return { data: presentGrades(results, context.config.timeZone) };
  }),
];
