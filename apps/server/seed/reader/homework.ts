import type { HomeworkTask } from '@institute/contract/homework/task';
import { USUAL_SECONDS } from '@institute/contract/homework/task-limits';
import { keyOfAsset } from './blocks.ts';
import type { DemoTask } from './types.ts';

/** A task as the product keeps it; its lines and those of its rubric are called by their place. */
export function taskFrom({ lines, rubric, ...task }: DemoTask): HomeworkTask {
  return {
    ...task,
    ...(lines.length > 0 && {
      lines: lines.map(({ sound, ...line }, place) => ({
        ...{ ...line, id: `line-${place + 1}`, sound: keyOfAsset(sound) },
      })),
    }),
    seconds: USUAL_SECONDS,
    marking:
      rubric.length === 0
        ? { kind: 'mark' }
        : {
            kind: 'rubric',
            lines: rubric.map((line, place) => ({ ...line, id: `rubric-${place + 1}` })),
          },
  };
}
