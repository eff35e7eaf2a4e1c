import { getManagedWords, type ManagedWord } from '@institute/contract/words/managed-words';
import type { ReactNode } from 'react';
import { useLessonFiles } from '../../domains/lessons/files-api.ts';
import type { LessonForm } from '../../domains/lessons/managed-model.ts';
import { withoutBlanks } from '../../domains/lessons/typed-blocks.ts';
import { LessonBlocks } from '../../domains/lessons/widgets/blocks/lesson-blocks.tsx';
import { materialKind } from '../../domains/lessons/widgets/material/kind.ts';
import { WordList } from '../../domains/words/widgets/word-list.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { fileUrl } from '../../platform/hosts.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import type { ChosenFile } from './material-kinds.ts';
import { previewWords as words } from './text.ts';

const Task = lazy(() =>
  import('../../domains/homework/widgets/homework-view.tsx').then((code) => code.TaskView),
);

interface PreviewBlocksProps {
  form: LessonForm;
  /** Null for one that is not saved yet, which has no words. */
  lessonId: number | null;
  file: ChosenFile | null;
  existing: string;
  extension: string;
  /** The file as it is shown. */
  material: ReactNode;
}

/** A lesson in blocks, as its students read it, from what is typed now. */
export function PreviewBlocks({ lessonId, ...rest }: PreviewBlocksProps) {
  if (lessonId === null) return <Blocks {...rest} lessonId={null} lessonWords={[]} />;
  return <WithWords lessonId={lessonId} {...rest} />;
}

function WithWords({
  lessonId,
  ...rest
}: Omit<PreviewBlocksProps, 'lessonId'> & { lessonId: number }) {
  const { data } = useAnswer(getManagedWords, { lessonId });
  return <Blocks {...rest} lessonId={lessonId} lessonWords={data?.words ?? []} />;
}

interface BlocksProps extends PreviewBlocksProps {
  lessonWords: readonly ManagedWord[];
}

const nothing = async () => undefined;
/** What is shown here was signed a moment ago. */
const reload = { take: 0, onReload: () => undefined, reloading: false };

function Blocks({ lessonId, form, lessonWords, ...rest }: BlocksProps) {
  const { file, existing, extension, material } = rest;
  const { data: sent } = useLessonFiles({ classId: form.classId, lessonId });
  const chosen = useObjectUrl(file?.kind === 'audio' ? file.file : null);
  const isSaved = file === null && existing !== '' && materialKind(extension) === 'audio';
  const source = isSaved ? fileUrl(existing) : chosen;
  return (
    <LessonBlocks
      blocks={withoutBlanks(form.blocks)}
      material={material || null}
      sound={source ? { source, ...reload } : null}
      files={{ files: sent ?? [], ...reload }}
      words={lessonWords}
      homeworkOf={({ task }) => (
        <Task
          task={task}
          files={sent ?? []}
          onReload={nothing}
          fallback={<Skeleton className="h-72" />}
        />
      )}
      wordList={
        lessonWords.length === 0 ? (
          <p className="text-muted">{words.noWords}</p>
        ) : (
          <WordList list={lessonWords} isOpen isPreview />
        )
      }
    />
  );
}
