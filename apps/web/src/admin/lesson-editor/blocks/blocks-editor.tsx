import { useEffect, useRef, useState } from 'react';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import type { Form } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { LessonSoundsProvider } from '../media/lesson-sounds.ts';
import { MediaPlaceProvider } from '../media/media-place.ts';
import { slotsOf } from '../media/media-work.ts';
import { bringBackTakes, openWork } from '../media/send-media.ts';
import { blocksFromText } from './blocks-from-text.ts';
import { BlocksSection } from './blocks-section.tsx';
import { text } from './text.ts';

/** What is wrong with blocks is known where they are written, and nowhere before. */
export { faultsOfBlocks } from './block-faults.ts';

interface BlocksEditorProps {
  form: Form<LessonForm>;
  /** Null for a lesson that is being added. */
  lessonId: number | null;
  /** Whether a plain text is to be turned into blocks. */
  isTurning: boolean;
  /** The lesson is a plain text again. */
  onPlain: () => void;
}

/** The blocks of a lesson; a plain text is turned into blocks first, which can be taken back. */
export function BlocksEditor({ form, lessonId, isTurning, onPlain }: BlocksEditorProps) {
  const [turned, setTurned] = useState<{ about: string; count: number } | null>(null);
  const isToTurn = isTurning && turned === null && form.values.blocks.length === 0;
  useEffect(() => {
    if (!isToTurn) return;
    const { about } = form.now();
    const blocks = blocksFromText(about);
    form.change('blocks', blocks);
    setTurned({ about, count: blocks.length });
  });
  const goBack = (about: string) => {
    form.change('blocks', []);
    form.change('about', about);
    onPlain();
  };
  useEffect(openWork, []);
  const { now } = useRef(form).current;
  useEffect(() => {
    void bringBackTakes(lessonId, (slot) => slotsOf(now().blocks).has(slot));
  }, [lessonId, now]);
  if (isToTurn) return null;
  return (
    <MediaPlaceProvider value={{ classId: form.values.classId, lessonId }}>
      {turned && turned.about.trim() !== '' && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-info-soft ps-3 text-info"
        >
          <p className="py-2">{text.turned(turned.count)}</p>
          <Button variant="ghost" size="sm" onClick={() => goBack(turned.about)}>
            {text.backToText}
          </Button>
        </div>
      )}
      <LessonSoundsProvider value={form.values.blocks}>
        <BlocksSection form={form} onPlain={() => goBack('')} />
      </LessonSoundsProvider>
    </MediaPlaceProvider>
  );
}
