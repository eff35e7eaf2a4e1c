import { MAX_BLOCKS } from '@institute/contract/lessons/blocks';
import {
  ChevronsDownUp,
  ChevronsUpDown,
  Library,
  Plus,
  Redo2,
  TextCursorInput,
  Undo2,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import type { Form } from '../../../forms/use-form.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ArabicFields } from '../arabic-fields.tsx';
import { BlockCards, pathTo } from './block-cards.tsx';
import { newBlock } from './new-block.ts';
import { PutDialogs, type Putting } from './put-dialogs.tsx';
import { bankText, examText, text } from './text.ts';
import { type BlockList, useBlockList } from './use-block-list.ts';

interface BlocksSectionProps {
  form: Form<LessonForm>;
  /** Writes a plain text in their place, where there are none. */
  onPlain: () => void;
}

/** The blocks a lesson is made of: added, written, moved, copied and removed. */
export function BlocksSection({ form, onPlain }: BlocksSectionProps) {
  const list = useBlockList(form);
  const { blocks, isFull } = list;
  const [putting, setPutting] = useState<Putting | null>(null);
  useUndoKeys(list);
  const isExam = form.values.kind === 'exam';
  const words = isExam ? examText : text;
  const isEmpty = blocks.length === 0 && !isExam;
  // Without a block nothing is typed here: the keyboard of the fields above is enough.
  const Area = isEmpty ? 'div' : ArabicFields;
  const addAt = (at: number) => setPutting({ from: 'new', at });
  return (
    <section ref={list.section} aria-labelledby="lesson-blocks">
      <Head list={list} words={words} />
      <p className="mb-3 text-muted">{blocks.length === 0 ? words.none : words.hint}</p>
      <Area className="flex flex-col gap-3">
        <BlockCards form={form} list={list} onAddAt={addAt} />
        <Wrong message={form.errorOf(pathTo('root'))} />
        <div className="flex flex-wrap items-center gap-2">
          {isEmpty && (
            <Button
              icon={<TextCursorInput size={18} />}
              onClick={() => list.insert(newBlock('text'), 0, text.added)}
            >
              {text.write}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<Plus size={18} />}
            disabled={isFull}
            onClick={() => addAt(blocks.length)}
          >
            {words.add}
          </Button>
          <Button
            variant="secondary"
            icon={<Library size={18} />}
            disabled={isFull}
            onClick={() => setPutting({ from: 'bank' })}
          >
            {bankText.from}
          </Button>
          {isEmpty && (
            <Button variant="ghost" onClick={onPlain}>
              {text.plain}
            </Button>
          )}
        </div>
        <News list={list} />
      </Area>
      <PutDialogs {...{ form, list, putting }} onClose={() => setPutting(null)} />
    </section>
  );
}

type Words = Pick<typeof text, 'title' | 'count'>;

function Head({ list, words }: { list: BlockList; words: Words }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id="lesson-blocks" className="text-xl">
        {words.title}
      </h2>
      <div className="flex items-center">
        <span className="me-2 text-muted text-sm">
          {words.count(list.blocks.length, MAX_BLOCKS)}
        </span>
        <IconButton label={text.undo} disabled={!list.canUndo} onClick={list.undo}>
          <Undo2 size={18} />
        </IconButton>
        <IconButton label={text.redo} disabled={!list.canRedo} onClick={list.redo}>
          <Redo2 size={18} />
        </IconButton>
        <IconButton
          label={list.isAllClosed ? text.expandAll : text.collapseAll}
          disabled={list.blocks.length === 0}
          onClick={list.toggleAll}
        >
          {list.isAllClosed ? <ChevronsUpDown size={18} /> : <ChevronsDownUp size={18} />}
        </IconButton>
      </div>
    </div>
  );
}

function Wrong({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="font-medium text-bad text-sm">
      {message}
    </p>
  );
}

/** What has happened last, and the way back where a block was removed. */
function News({ list: { news, bringBack } }: { list: BlockList }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2">
      <p role="status" className="text-muted text-sm">
        {news}
      </p>
      {bringBack && (
        <Button size="sm" variant="ghost" data-undo onClick={bringBack}>
          {text.bringBack}
        </Button>
      )}
    </div>
  );
}

/** What takes its typing back by itself. */
const OWN_UNDO = 'input, textarea, [contenteditable="true"], dialog';

/** Control and Z take the last change of the list back, wherever nothing is being typed. */
function useUndoKeys(list: BlockList) {
  const latest = useRef(list);
  latest.current = list;
  const { section } = list;
  useEffect(() => {
    const element = section.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(OWN_UNDO) !== null;
      if (isOwn || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [section]);
}
