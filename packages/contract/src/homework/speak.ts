import type { Block, BlockOf } from '../lessons/blocks.ts';
import type { HomeworkTask } from './task.ts';
import { AS_OFTEN_AS_WANTED, MAX_TASK_TITLE, USUAL_SECONDS } from './task-limits.ts';

/* An exercise that is read aloud is the smallest homework there is (decision 200): one line, no day, no mark. */

type Line = Pick<BlockOf<'speak'>, 'id' | 'arabic' | 'translation' | 'sound'>;

/** The line as the title of what is handed in, on one row. */
const titleOf = (arabic: string): string => {
  const row = arabic.replace(/\s+/g, ' ').trim();
  return row.length <= MAX_TASK_TITLE ? row : `${row.slice(0, MAX_TASK_TITLE - 1).trim()}…`;
};

/** What is asked for by a line that is read aloud; the line has the id of its block. */
export const taskOfSpeak = ({ id, arabic, translation, sound }: Line): HomeworkTask => ({
  ...{ title: titleOf(arabic), text: '', ways: ['voice'], marking: { kind: 'seen' } },
  lines: [{ id, arabic, translation, ...(sound !== undefined && { sound }) }],
  ...{ attempts: AS_OFTEN_AS_WANTED, seconds: USUAL_SECONDS },
});

/** Whether what was asked for is such a line: how often homework is handed in is counted. */
export const isReadAloud = ({ attempts }: Pick<HomeworkTask, 'attempts'>): boolean =>
  attempts === AS_OFTEN_AS_WANTED;

/** Something of a lesson that is handed in and answered by a person, by its block. */
export interface GivenTask {
  id: string;
  task: HomeworkTask;
}

/** What of a lesson is handed in, in the order of its blocks: its homework, and its lines that are read aloud. */
export const tasksIn = (blocks: readonly Block[]): GivenTask[] =>
  blocks.flatMap((block): GivenTask[] => {
    if (block.kind === 'homework') return [{ id: block.id, task: block.task }];
    return block.kind === 'speak' ? [{ id: block.id, task: taskOfSpeak(block) }] : [];
  });
