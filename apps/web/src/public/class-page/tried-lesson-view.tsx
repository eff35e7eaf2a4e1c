import type { TriedLesson } from '@institute/contract/classes/public-class';
import { LessonBlocks } from '../../domains/lessons/widgets/blocks/lesson-blocks.tsx';
import { materialKind } from '../../domains/lessons/widgets/material/kind.ts';
import { WordList } from '../../domains/words/widgets/word-list.tsx';
import { fileUrl } from '../../platform/hosts.ts';
import { LessonFile } from './lesson-file.tsx';

interface TriedLessonViewProps {
  lesson: TriedLesson;
  /** The addresses of its files have expired: they are asked for again with the page. */
  onReload: () => void;
}

/** A lesson as its students have it, for whoever looks into it: nothing of what they do is kept. */
export function TriedLessonView({ lesson, onReload }: TriedLessonViewProps) {
  const { blocks, files, words, material, materialExtension } = lesson;
  const reload = { take: 0, onReload, reloading: false };
  const isSound = material !== '' && materialKind(materialExtension) === 'audio';
  return (
    <LessonBlocks
      blocks={blocks}
      material={material === '' ? null : <LessonFile lesson={lesson} />}
      sound={isSound ? { source: fileUrl(material), ...reload } : null}
      files={{ files, ...reload }}
      words={words}
      wordList={words.length === 0 ? null : <WordList list={words} isOpen isPreview />}
    />
  );
}
