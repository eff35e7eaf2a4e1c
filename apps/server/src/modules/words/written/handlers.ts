import {
  acceptAnswer as acceptAnswerCall,
  getWrittenAnswers,
  takeBackAnswer,
} from '@institute/contract/words/written-answers';
import { handle } from '../../../handler.ts';
import { classOfLesson, existingLesson } from '../../lessons/index.ts';
import { text } from '../text.ts';
import { acceptAnswer, refuseWhoMayNotMark } from './accept-answer.ts';
import { listWritten } from './list-written.ts';

const ofLesson = { classes: classOfLesson };

export const writtenHandlers = [
  handle(getWrittenAnswers, ofLesson, async (context, { lesson_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    refuseWhoMayNotMark(context, lesson);
    return { data: await listWritten(context, lesson) };
  }),

  handle(acceptAnswerCall, ofLesson, async (context, sent) => {
    const { lesson_id: lessonRef, exercise_id: exerciseId, part, answer } = sent;
    const wanted = { lessonRef, exerciseId, part, answer, isAccepted: true };
    return { data: await acceptAnswer(context, wanted), message: text.answerAccepted };
  }),

  handle(takeBackAnswer, ofLesson, async (context, sent) => {
    const { lesson_id: lessonRef, exercise_id: exerciseId, part, answer } = sent;
    const wanted = { lessonRef, exerciseId, part, answer, isAccepted: false };
    return { data: await acceptAnswer(context, wanted), message: text.answerTakenBack };
  }),
];
