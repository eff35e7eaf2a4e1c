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
 * What a lesson says: its subject, and beneath it the blocks it is made of, or a plain text where it has
 * one or one is chosen. The editor of blocks is fetched when it is wanted.
 */
export function LessonContent({ form, lessonId }: LessonContentProps) {
  const { kind, blocks } = form.values;
  // A new lesson is written in blocks, unless a plain text was begun; one that has a text keeps it until it is turned.
  const [way, setWay] = useState<'plain' | 'turning' | 'blocks'>(
    lessonId === null && form.values.about.trim() === '' ? 'blocks' : 'plain',
  );
  const isInBlocks = hasBlocks(kind) && (way !== 'plain' || blocks.length > 0);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ContentFields
        form={form}
        isInBlocks={isInBlocks}
        {...(hasBlocks(kind) && { onTurn: () => setWay('turning') })}
      />
      {isInBlocks && (
        <BlocksEditor
          form={form}
          lessonId={lessonId}
          isTurning={way === 'turning'}
          onPlain={() => setWay('plain')}
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
