import type { Block } from '@institute/contract/lessons/blocks';
import { useRef, useState } from 'react';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import { isSame } from '../../../forms/parts.ts';
import type { Form } from '../../../forms/use-form.ts';

/** How many changes can be taken back. */
const MOST_STEPS = 100;

interface Steps {
  past: readonly (readonly Block[])[];
  future: readonly (readonly Block[])[];
  /** What the last change was about: typing on in one block is one change. */
  about: string;
  /** The blocks after it, to know when others have taken their place, as after a choice of theirs. */
  present: readonly Block[];
}

/** The blocks of a form, and how to change them so that it can be taken back. */
export interface Blocks {
  blocks: readonly Block[];
  /** Puts others in their place; changes one after the other `about` the same are one to undo. */
  change: (next: readonly Block[], about?: string) => void;
  /** Changes one of them, by its id, from what it is at this moment; `isApart` is one to undo by itself. */
  update: (id: string, changed: (block: Block) => Block, isApart?: boolean) => void;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** The blocks of the lesson form with their undo, which typing within one block counts once for. */
export function useBlocks(form: Form<LessonForm>): Blocks {
  const { blocks } = form.values;
  const [kept, setKept] = useState<Steps>({ past: [], future: [], about: '', present: blocks });
  const steps = isSame(kept.present, blocks)
    ? kept
    : { past: [], future: [], about: '', present: blocks };
  // What a file has become arrives later than the press that sent it.
  const latest = useRef(steps);
  latest.current = steps;

  const show = (next: readonly Block[], rest: Omit<Steps, 'present'>) => {
    form.change('blocks', [...next]);
    // What the blocks said is not to come back as a plain text once all of them are gone.
    if (next.length === 0 && form.now().kind !== 'exam') form.change('about', '');
    setKept({ ...rest, present: next });
  };
  const change = (next: readonly Block[], about = '') => {
    const before = latest.current;
    const isOneMore = about !== '' && about === before.about;
    const past = isOneMore ? before.past : [...before.past, form.now().blocks].slice(-MOST_STEPS);
    show(next, { past, future: [], about });
  };
  return {
    blocks,
    change,
    update: (id, changed, isApart) =>
      change(
        form.now().blocks.map((block) => (block.id === id ? changed(block) : block)),
        isApart ? '' : id,
      ),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => {
      const last = steps.past.at(-1);
      if (!last) return;
      const future = [form.now().blocks, ...steps.future];
      show(last, { past: steps.past.slice(0, -1), future, about: '' });
    },
    redo: () => {
      const [next, ...future] = steps.future;
      if (!next) return;
      show(next, { past: [...steps.past, form.now().blocks], future, about: '' });
    },
  };
}
