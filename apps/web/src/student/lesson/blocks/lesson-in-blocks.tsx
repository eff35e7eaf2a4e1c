import type { ReactNode } from 'react';
import type { Lesson } from '../../../domains/exams/model.ts';
import type { Reload } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { LessonBlocks } from '../../../domains/lessons/widgets/blocks/lesson-blocks.tsx';
import { materialKind } from '../../../domains/lessons/widgets/material/kind.ts';
import { useLessonWords } from '../../../domains/words/api.ts';
import { fileUrl } from '../../../platform/hosts.ts';
import { late } from '../../../ui/late.tsx';
import { LessonWords } from '../words/lesson-words.tsx';

const WordFamily = late(() =>
  import('../../../domains/words/widgets/word-family.tsx').then((code) => code.WordFamily),
);

interface LessonInBlocksProps {
  lesson: Lesson;
  /** As it stands in the address. */
  classId: string;
  /** The file of the lesson as it is shown. */
  material: ReactNode;
  reload: Reload;
}

/** A lesson in blocks, with the words that can be tapped in it. */
export function LessonInBlocks({ lesson, classId, material, reload }: LessonInBlocksProps) {
  const { data: words } = useLessonWords(classId, lesson.rand);
  const isSound = lesson.materialPath !== '' && materialKind(lesson.materialExtension) === 'audio';
  return (
    <LessonBlocks
      blocks={lesson.blocks}
      material={material || null}
      sound={isSound ? { source: fileUrl(lesson.materialPath), ...reload } : null}
      files={{ files: lesson.files, ...reload }}
      words={words ?? []}
      moreOf={(word) => <WordFamily key={word.id} word={word} />}
      wordList={<LessonWords classId={classId} lessonId={lesson.rand} isOpen />}
    />
  );
}
