import type { BlockOf } from '@institute/contract/lessons/blocks';
import type { WordSegment } from '@institute/contract/words/find-words';
import type { ReactNode } from 'react';
import { ExerciseSound } from '../exercise/exercise-sound.tsx';
import { exerciseText } from '../exercise/text.ts';
import type { BlockFiles } from './block-sound.ts';
import { LinesBlock } from './lines-block.tsx';
import { blocksText as words } from './text.ts';

interface SpeakBlockProps {
  block: BlockOf<'speak'>;
  /** Which one of several exercises on its page it is. */
  number: number | undefined;
  files: BlockFiles;
  find: (line: string) => WordSegment[];
  onWord: (word: number) => void;
  /** What records it and shows what came back; left out for whoever hands nothing in. */
  children?: ReactNode;
}

/** A line that is read aloud, with how it sounds. */
export function SpeakBlock({ block, number, files, children, ...rest }: SpeakBlockProps) {
  const { id, arabic, translation, sound } = block;
  return (
    <article
      aria-label={number === undefined ? exerciseText.name : exerciseText.nameOf(number)}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <p className="font-semibold">{words.readAloud}</p>
      <LinesBlock
        block={{ id, kind: 'lines', lines: [{ id, arabic, translation }] }}
        sound={null}
        files={files}
        {...rest}
      />
      {sound !== undefined && <ExerciseSound sound={sound} files={files} />}
      {children ?? <p className="text-muted text-sm">{words.heardByTeacher}</p>}
    </article>
  );
}
