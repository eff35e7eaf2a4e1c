import { expect, it } from 'vitest';
import { filesIn } from '../lessons/block-files.ts';
import { plainTextOf } from '../lessons/block-text.ts';
import { Block, type BlockOf, MAX_SPOKEN } from '../lessons/blocks.ts';
import { isReadAloud, taskOfSpeak, tasksIn } from './speak.ts';
import { HomeworkTask } from './task.ts';
import { MAX_TASK_TITLE, MOST_HAND_INS } from './task-limits.ts';

const speak: BlockOf<'speak'> = {
  ...{ id: 'one', kind: 'speak', sound: 'model-key' },
  ...{ arabic: 'هٰذَا بَيْتٌ\nكَبِيرٌ.', translation: 'This is a big house.' },
};
const task: HomeworkTask = {
  ...{ title: 'Read', text: '', ways: ['voice'], attempts: MOST_HAND_INS, seconds: 60 },
  marking: { kind: 'seen' },
};
const blocks: Block[] = [{ id: 'two', kind: 'homework', task }, speak];

// Proves ours-440.
it('a line that is read aloud is homework of one line, without a day and a mark', () => {
  const [homework, read] = tasksIn(blocks);
  expect(homework).toEqual({ id: 'two', task });
  expect(read?.task).toMatchObject({
    ...{ title: 'هٰذَا بَيْتٌ كَبِيرٌ.', ways: ['voice'], marking: { kind: 'seen' } },
    lines: [{ id: 'one', arabic: speak.arabic, sound: 'model-key' }],
  });
  expect(read?.task).not.toHaveProperty('dueOn');
  expect([task, taskOfSpeak(speak)].map(isReadAloud)).toEqual([false, true]);
  const long = taskOfSpeak({ ...speak, arabic: 'بَيْتٌ '.repeat(60) });
  expect(long.title.length).toBeLessThanOrEqual(MAX_TASK_TITLE);
  expect(long.title).toMatch(/…$/);
  // No homework asks for as much, so that the two are told apart.
  expect(HomeworkTask.safeParse(taskOfSpeak(speak)).success).toBe(false);
});

// Proves ours-443.
it('a line that is read aloud has its file and its words as other blocks have', () => {
  expect(filesIn(blocks)).toEqual([{ key: 'model-key', kind: 'audio' }]);
  expect(plainTextOf([speak])).toBe('هٰذَا بَيْتٌ كَبِيرٌ.\nThis is a big house.');
  expect(Block.safeParse(speak).success).toBe(true);
  expect(Block.safeParse({ ...speak, arabic: ' ' }).success).toBe(false);
  expect(Block.safeParse({ ...speak, arabic: 'ب'.repeat(MAX_SPOKEN + 1) }).success).toBe(false);
});
