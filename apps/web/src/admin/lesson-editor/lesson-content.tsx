import { useState } from 'react';
import { hasBlocks, type LessonForm } from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ContentFields } from './content-fields.tsx';
import { text } from './text.ts';

const BlocksEditor = lazy(() =>
  import('./blocks/blocks-editor.tsx').then((code) => code.BlocksEditor),
);

interface LessonContentProps {
  form: Form<LessonForm>;
  /** Null for a lesson that is being added. */
  lessonId: number | null;
}

/**
 * What a lesson says: its subject, and beneath it either a plain text, as lessons were written before
 * there were blocks, or the blocks it is made of. Their editor is fetched when it is wanted.
 */
export function LessonContent({ form, lessonId }: LessonContentProps) {
  const { kind, blocks } = form.values;
  const [isTurning, setTurning] = useState(false);
  const isInBlocks = hasBlocks(kind) && (isTurning || blocks.length > 0);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ContentFields
        form={form}
        isInBlocks={isInBlocks}
        {...(hasBlocks(kind) && { onTurn: () => setTurning(true) })}
      />
      {isInBlocks && (
        <BlocksEditor
          form={form}
          lessonId={lessonId}
          isTurning={isTurning}
          onPlain={() => setTurning(false)}
          fallback={
            <Loading label={text.loadingBlocks}>
              <Skeleton className="h-72" />
            </Loading>
          }
        />
      )}
    </div>
  );
}
