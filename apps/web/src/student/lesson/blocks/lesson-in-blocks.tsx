import type { Lesson } from '@institute/contract/exams/exams';
import { getLessonWords } from '@institute/contract/words/lesson-words';
import type { ReactNode } from 'react';
import { ownMaterialOf } from '../../../domains/exams/model.ts';
import type { Reload } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { LessonBlocks } from '../../../domains/lessons/widgets/blocks/lesson-blocks.tsx';
import { materialKind } from '../../../domains/lessons/widgets/material/kind.ts';
import { sendWaiting } from '../../../domains/offline/send-waiting-api.ts';
import { noteMissed } from '../../../domains/words/reviews-api.ts';
import { WordFamily } from '../../../domains/words/widgets/word-family.tsx';
import { useAnswer } from '../../../platform/answers.ts';
import { fileUrl } from '../../../platform/hosts.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { LessonWords } from '../words/lesson-words.tsx';
import { useFinishing } from './use-finishing.ts';

// It records and plays: few lessons have it.
const Homework = lazy(
  () =>
    import('../../../domains/homework/widgets/homework-of-lesson.tsx').then(
      (code) => code.HomeworkOfLesson,
    ),
  { isForSavedClasses: true },
);

const Speak = lazy(
  () =>
    import('../../../domains/homework/widgets/speak-of-lesson.tsx').then(
      (code) => code.SpeakOfLesson,
    ),
  { isForSavedClasses: true },
);

interface LessonInBlocksProps {
  lesson: Lesson;
  /** As it stands in the address. */
  classId: string;
  /** The file of the lesson as it is shown. */
  material: ReactNode;
  reload: Reload;
}

/** Notes what was missed on the device, and sends it where there is a connection. */
async function keepMissed(
  exercise: { lessonId: number; exerciseId: string },
  typed: readonly string[],
): Promise<void> {
  try {
    await noteMissed(exercise, typed);
    await sendWaiting();
  } catch {
    // It is kept, or there is nothing to keep it in: practice goes on either way.
  }
}

/** A lesson in blocks, with the words that can be tapped in it. */
export function LessonInBlocks({ lesson, classId, material, reload }: LessonInBlocksProps) {
  const { data: words } = useAnswer(getLessonWords, { classId, lessonId: lesson.rand });
  const onAnswered = useFinishing(lesson, classId);
  const own = ownMaterialOf(lesson);
  const isSound = own !== null && materialKind(own.extension) === 'audio';
  return (
    <LessonBlocks
      blocks={lesson.blocks}
      material={material || null}
      sound={isSound ? { source: fileUrl(own.path), ...reload } : null}
      files={{ files: lesson.files, ...reload }}
      words={words ?? []}
      onAnswered={onAnswered}
      onMissed={(exerciseId, typed) => void keepMissed({ lessonId: lesson.id, exerciseId }, typed)}
      moreOf={(word) => <WordFamily key={word.id} word={word} />}
      speakOf={(block) => (
        <Speak
          {...{ block, lesson }}
          files={{ files: lesson.files, ...reload }}
          onDone={() => onAnswered(block.id)}
          fallback={<div className="min-h-28" />}
        />
      )}
      homeworkOf={(block) => (
        <Homework
          {...{ block, lesson }}
          files={{ files: lesson.files, ...reload }}
          fallback={<div className="min-h-96" />}
        />
      )}
      wordList={<LessonWords classId={classId} lessonId={lesson.rand} isOpen />}
    />
  );
}
