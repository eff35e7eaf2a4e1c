import type { HomeworkTask } from '@institute/contract/homework/task';
import { USUAL_HAND_INS, USUAL_SECONDS } from '@institute/contract/homework/task-limits';

/** Homework without anything in it. */
export const newTask = (): HomeworkTask => ({
  ...{ title: '', text: '', ways: ['voice'], marking: { kind: 'seen' } },
  ...{ attempts: USUAL_HAND_INS, seconds: USUAL_SECONDS },
});
