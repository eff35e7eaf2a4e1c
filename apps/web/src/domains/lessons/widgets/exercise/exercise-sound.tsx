import type { ReadLine } from '@institute/contract/lessons/blocks';
import { fileUrl } from '../../../../platform/hosts.ts';
import type { BlockFiles } from '../blocks/block-sound.ts';
import { SoundBar } from '../blocks/sound-bar.tsx';
import { blocksText as words } from '../blocks/text.ts';
import { useLineSound } from '../blocks/use-line-sound.ts';

interface ExerciseSoundProps {
  /** What the exercise calls its sound. */
  sound: string;
  files: BlockFiles;
}

/** What an exercise lets hear: as often as wanted, as fast as lines are read. Nothing tells what is said. */
export function ExerciseSound({ sound, files: { files, ...reload } }: ExerciseSoundProps) {
  const file = files.find(({ key }) => key === sound);
  if (!file) return <p className="rounded-field bg-sunken px-3 py-2.5">{words.fileMissing}</p>;
  const { path, bytes } = file;
  return <Player key={reload.take} sound={{ source: fileUrl(path), bytes, ...reload }} />;
}

const noLines: ReadLine[] = [];

function Player({ sound }: Pick<Parameters<typeof SoundBar>[0], 'sound'>) {
  return <SoundBar sound={sound} heard={useLineSound(noLines)} canRepeat={false} />;
}
