import {
  getItemFigures,
  getRemarking,
  getTouchedExams,
  remarkExam as remarkExamCall,
} from '@institute/contract/exams/exam-items';
import { handle } from '../../../handler.ts';
import { classesOfBank } from '../../bank/index.ts';
import { existingLesson } from '../../lessons/index.ts';
import { classOfExam } from '../marking/own-classes.ts';
import { newJudge } from '../sitting/judging.ts';
import { text } from '../text.ts';
import { figuresOfExam } from './figures.ts';
import { remarkExam, remarkingOf, versionOf } from './remark-exam.ts';
import { touchedExams } from './touched-exams.ts';

const ofExam = { classes: classOfExam('lesson_not_found') };

export const itemHandlers = [
  handle(getRemarking, ofExam, async (context, { lesson_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    const touched = await remarkingOf(context.db, lesson, newJudge());
    const data = touched.map((one) => ({
      ...{ resultId: one.resultId, studentId: one.result.userId, studentName: one.studentName },
      ...{ attempt: one.attempt, before: one.totalBefore, after: one.totalAfter },
      ...{ objectiveBefore: one.objectiveBefore, objectiveAfter: one.objectiveAfter },
      isByHand: one.isByHand,
    }));
    return { data: { touched: data, version: versionOf(touched) } };
  }),

  handle(remarkExamCall, ofExam, async (context, { lesson_id, with_by_hand, ...sent }) => {
    const changed = await remarkExam(context, lesson_id, { ...sent, withByHand: with_by_hand });
    return { data: { changed }, message: text.remarked };
  }),

  handle(
    getTouchedExams,
    {
      classes: (context, { bank_exercise_id }) =>
        classesOfBank(context, [bank_exercise_id], 'bank_exercise_not_found'),
    },
    async (context, { bank_exercise_id }) => ({
      data: await touchedExams(context, bank_exercise_id),
    }),
  ),

  handle(getItemFigures, ofExam, async (context, { lesson_id }) => ({
    data: await figuresOfExam(context.db, await existingLesson(context, lesson_id)),
  })),
];
