import type { Exercise } from '../exercises/kinds.ts';
import type { HomeworkTask } from '../homework/task.ts';
import type { Block } from './blocks.ts';
import type { MaterialKind } from './managed-lessons.ts';

/** A file that blocks show, and what it has to be; null where any kind will do. */
export interface FileUse {
  key: string;
  kind: MaterialKind | null;
}

/** The files that blocks show, each place by itself. */
export function filesIn(blocks: readonly Block[]): FileUse[] {
  return blocks.flatMap((block): FileUse[] => {
    switch (block.kind) {
      case 'lines':
        return [block.file, ...block.lines.map(({ sound }) => sound)].flatMap((key) =>
          key ? [{ key, kind: 'audio' }] : [],
        );
      case 'sound':
        return [{ key: block.file, kind: 'audio' }];
      case 'picture':
        return [{ key: block.file, kind: 'image' }];
      case 'film':
        return block.file ? [{ key: block.file, kind: 'video' }] : [];
      case 'file':
        return [{ key: block.file, kind: null }];
      case 'exercise': {
        const sound = soundOf(block.exercise);
        return sound === null ? [] : [{ key: sound, kind: 'audio' }];
      }
      case 'speak':
        return block.sound ? [{ key: block.sound, kind: 'audio' }] : [];
      case 'homework':
        return filesOfTask(block.task);
      default:
        return [];
    }
  });
}

/** The files that a homework lets see and hear. */
export const filesOfTask = ({ lines = [], picture }: HomeworkTask): FileUse[] => [
  ...lines.flatMap(({ sound }): FileUse[] => (sound ? [{ key: sound, kind: 'audio' }] : [])),
  ...(picture ? [{ key: picture, kind: 'image' } as const] : []),
];

/**
 * The file that stands for the material of a lesson without a file of its own: that of its first sound,
 * picture, film or file; null where none of its blocks is one.
 */
export function firstMaterial(blocks: readonly Block[]): string | null {
  for (const block of blocks) {
    const isMaterial =
      block.kind === 'sound' ||
      block.kind === 'picture' ||
      block.kind === 'film' ||
      block.kind === 'file';
    if (isMaterial && block.file) return block.file;
  }
  return null;
}

/** The file of a sound that an exercise lets hear; null for one that is not heard. */
export const soundOf = (exercise: Exercise): string | null =>
  'sound' in exercise ? exercise.sound : null;
