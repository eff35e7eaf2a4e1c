import {
  addReply,
  answerHandIn,
  saveMeetingTask,
  savePhrases,
} from '@institute/contract/homework/answers';
import { agreeToRecording, handIn } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import type { Session } from './api.ts';
import { hostilePacks } from './hostile-texts.ts';

/** A meeting gives homework, which a student hands in, and its teacher answers, each in hostile words. */
export async function doHomework(
  admin: Session,
  student: Session,
  meeting_id: number,
): Promise<void> {
  const [title = ''] = hostilePacks(200);
  const task: HomeworkTask = {
    ...{ title, text: title, ways: ['text'], attempts: 10, seconds: 180 },
    marking: { kind: 'seen' },
  };
  await admin.call(saveMeetingTask, { meeting_id, task: JSON.stringify(task) });
  await student.call(agreeToRecording, { guardian_name: hostilePacks(100)[0] ?? '' });
  await admin.call(savePhrases, { phrases: hostilePacks(200).slice(0, 30) });
  for (const [at, text] of hostilePacks(10_000, '\n').slice(0, 2).entries()) {
    const handedIn = await student.call(handIn, {
      ...{ meeting_id, text, request_key: `hostile-hand-in-${at}` },
    });
    const hand_in_id = handedIn.id;
    for (const [place, said] of hostilePacks(2000, '\n').entries()) {
      const request_key = `hostile-reply-${at}-${place}`;
      await admin.call(addReply, { hand_in_id, text: said, request_key });
    }
    // The last one waits, for the inbox.
    if (at === 0) {
      const { version } = handedIn;
      await admin.call(answerHandIn, { hand_in_id, version, state: 'again' });
    }
  }
}
