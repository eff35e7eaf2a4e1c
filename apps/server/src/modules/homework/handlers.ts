import { AppError } from '@institute/contract/errors';
import {
  addReply as addReplyCall,
  answerHandIn as answerHandInCall,
  getHandIn,
  getHandIns,
  getPhrases,
  getTakesOfStudent,
  removeReply as removeReplyCall,
  saveMeetingTask,
  savePhrases,
  undoAnswer as undoAnswerCall,
} from '@institute/contract/homework/answers';
import {
  agreeToRecording as agreeToRecordingCall,
  getHomework,
  getHomeworkToDo,
  getMyHomework,
  handIn as handInCall,
} from '@institute/contract/homework/my-homework';
import { filesOfTask } from '@institute/contract/lessons/block-files';
import { type Context, signedIn } from '../../context.ts';
import { type AffectedClass, handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { classByRef, namedClass } from '../classes/index.ts';
import { giveTask } from '../meetings/index.ts';
import { agreeToRecording } from './agree-to-recording.ts';
import { answerHandIn, undoAnswer } from './answer-hand-in.ts';
import { handIn } from './hand-in.ts';
import { listHandIns, readHandIn, takesOfStudent } from './read-hand-ins.ts';
import {
  homeworkOfLesson,
  homeworkOfMeeting,
  myHomework,
  recordingConsent,
} from './read-homework.ts';
import { homeworkToDo } from './read-to-do.ts';
import { addReply, removeReply } from './say-reply.ts';
import { placeOfHandIn } from './store.ts';
import { phrasesOf, writePhrases } from './store-people.ts';
import { noteGiven } from './tell-given.ts';
import { text } from './text.ts';

/** The class of a hand-in, and who teaches the meeting that gave it. */
const ofHandIn = {
  classes: async (
    { db }: Context,
    { hand_in_id }: { hand_in_id: number },
  ): Promise<AffectedClass[]> => {
    const place = await placeOfHandIn(db, hand_in_id);
    return [{ ...(place ?? { classId: null }), unknown: 'hand_in_not_found' }];
  },
};

export const handlers = [
  handle(getHomework, async (context, { lesson_id, meeting_id }) => {
    if (lesson_id === undefined && meeting_id === undefined) {
      throw new AppError('lesson_not_found');
    }
    const homework =
      lesson_id === undefined
        ? await homeworkOfMeeting(context, meeting_id ?? 0)
        : await homeworkOfLesson(context, lesson_id);
    return { data: { homework, consent: await recordingConsent(context) } };
  }),

  handle(handInCall, async (context, input) => ({
    data: await handIn(context, input),
    message: text.handedIn,
  })),

  handle(agreeToRecordingCall, async (context, { guardian_name, words_version }) => ({
    data: await agreeToRecording(context, {
      guardianName: guardian_name,
      wordsVersion: words_version,
    }),
  })),

  handle(getMyHomework, async (context) => ({ data: await myHomework(context) })),

  handle(getHomeworkToDo, async (context) => ({ data: await homeworkToDo(context) })),

  handle(getHandIns, async (context, input) => {
    const page = pageOf(input);
    const { class_id: classId, state } = input;
    const found = await listHandIns(context, { classId, state, search: page.search }, page);
    const { rows, total, more, waiting } = found;
    return { data: rows, meta: { ...page.meta(total), more, waiting } };
  }),

  handle(getHandIn, ofHandIn, async (context, { hand_in_id, class_id }) => ({
    data: await readHandIn(context, hand_in_id, class_id),
  })),

  handle(addReplyCall, ofHandIn, async (context, input) => ({
    data: await addReply(context, {
      ...{ handInId: input.hand_in_id, takeId: input.take_id ?? null, atMs: input.at_ms ?? null },
      ...{ x: input.x ?? null, y: input.y ?? null, text: input.text },
      ...{ upload: input.upload ?? null, seconds: input.seconds, levels: input.levels },
      requestKey: input.request_key,
    }),
    message: text.said,
  })),

  handle(removeReplyCall, ofHandIn, async (context, { hand_in_id, reply_id }) => {
    await removeReply(context, { handInId: hand_in_id, replyId: reply_id });
    return { data: null, message: text.unsaid };
  }),

  handle(answerHandInCall, ofHandIn, async (context, { hand_in_id: id, ...given }) => {
    const { version, state, mark, rubric } = given;
    return {
      data: await answerHandIn(context, { id, version, state, mark, rubric }),
      message: state === 'again' ? text.askedAgain : text.answered,
    };
  }),

  handle(undoAnswerCall, ofHandIn, async (context, { hand_in_id: id, version }) => ({
    data: { version: await undoAnswer(context, { id, version }) },
    message: text.undone,
  })),

  handle(getPhrases, async (context) => ({
    data: await phrasesOf(context.db, signedIn(context).userId),
  })),

  handle(savePhrases, async (context, { phrases }) => {
    await context.transaction((tx) => writePhrases(tx, signedIn(context).userId, phrases));
    return { data: null, message: text.phrases };
  }),

  handle(
    getTakesOfStudent,
    { classes: namedClass },
    async (context, { class_id, student_id: userId }) => {
      const row = await classByRef(context.db, class_id);
      if (!row) throw new AppError('class_not_found');
      return { data: await takesOfStudent(context, { userId, classId: row.id }) };
    },
  ),

  handle(saveMeetingTask, async (context, { meeting_id, task }) => {
    if (task && filesOfTask(task).length > 0) throw new AppError('homework_file');
    await giveTask(context, meeting_id, task, (tx) => noteGiven(context, tx, meeting_id));
    return { data: null, message: task ? text.given : text.takenAway };
  }),
];
