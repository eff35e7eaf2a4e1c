import { getHomework } from '@institute/contract/homework/my-homework';
import type { BlockOf } from '@institute/contract/lessons/blocks';
import { useAnswer } from '../../../platform/answers.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { BlockFiles } from '../../lessons/widgets/blocks/block-sound.ts';
import { text as words } from '../text.ts';
import { HomeworkView, TaskFrame, TaskView } from './homework-view.tsx';
import { ReadingRows } from './reading-rows.tsx';

interface HomeworkOfLessonProps {
  block: BlockOf<'homework'>;
  lesson: { rand: string; classRand: string };
  files: BlockFiles;
}

/** The homework of a block; what was handed in comes by a call of its own. */
export function HomeworkOfLesson({ block, lesson, files }: HomeworkOfLessonProps) {
  const query = useAnswer(getHomework, { lessonId: lesson.rand });
  const onReload = async () => {
    files.onReload();
    await query.refetch();
  };
  const shown = { files: files.files, onReload };
  const homework = query.data?.homework.find(({ blockId }) => blockId === block.id);
  if (query.data && homework) {
    const given = { classRand: lesson.classRand, lessonRand: lesson.rand, blockId: block.id };
    return (
      <HomeworkView
        key={block.id}
        {...{ given, homework, consent: query.data.consent, ...shown }}
      />
    );
  }
  // Such as one that was written a moment ago: its page is older than it.
  if (query.data) return <TaskView task={block.task} {...shown} />;
  return (
    <TaskFrame task={block.task} {...shown}>
      {block.task.lines && <ReadingRows lines={block.task.lines} handIn={null} {...shown} />}
      {query.error ? (
        <ErrorState title={words.failed} query={query} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-28" />
        </Loading>
      )}
    </TaskFrame>
  );
}
