import { type Block, MAX_BLOCKS } from '@institute/contract/lessons/blocks';
import { useEffect, useRef, useState } from 'react';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import type { Form } from '../../../forms/use-form.ts';
import { moved } from '../../../ui/reorder/moved.ts';
import { nameOf } from './block-names.ts';
import { text } from './text.ts';
import { type Blocks, useBlocks } from './use-blocks.ts';

/** What was removed last, and where it stood. */
interface Removed {
  block: Block;
  at: number;
}

export interface BlockList extends Blocks {
  /** The element the list stands in, for the focus. */
  section: ReturnType<typeof useBlockFocus>['section'];
  isFull: boolean;
  insert: (block: Block, at: number, words: (name: string) => string) => void;
  /** Puts several at the end at once; one undo takes all of them away. */
  append: (blocks: readonly Block[], news: string) => void;
  /** Puts several beneath a block, and says so; whoever writes goes on writing. */
  putBelow: (id: string, blocks: readonly Block[], news: string) => void;
  remove: (block: Block) => void;
  move: (id: string, to: number) => void;
  /** Brings back what was removed last; null where nothing was. */
  bringBack: (() => void) | null;
  /** What has happened last, in words. */
  news: string;
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  isAllClosed: boolean;
  toggleAll: () => void;
}

/** The list of the blocks of a form: what is done in it, what is said of it, and what is collapsed. */
export function useBlockList(form: Form<LessonForm>): BlockList {
  const history = useBlocks(form);
  const { blocks, change } = history;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [news, setNews] = useState('');
  const focus = useBlockFocus();
  const now = () => form.now().blocks;

  // What is wrong is opened, and stays open once it is right: nobody's work closes by itself.
  useEffect(() => {
    const isWrong = (at: number) => form.hasErrorIn(`blocks.${at}` as 'blocks');
    const wrong = blocks.filter(({ id }, at) => closed.has(id) && isWrong(at)).map(({ id }) => id);
    if (wrong.length > 0) setClosed(new Set([...closed].filter((id) => !wrong.includes(id))));
  });

  const insert = (block: Block, at: number, words: (name: string) => string) => {
    const next = [...now().slice(0, at), block, ...now().slice(at)];
    change(next);
    setRemoved(null);
    setNews(words(nameOf(next, block.id)));
    focus.onBlock(block.id);
  };
  const append = (added: readonly Block[], words: string) => {
    const [first] = added;
    if (!first) return;
    change([...now(), ...added]);
    setRemoved(null);
    setNews(words);
    focus.onBlock(first.id);
  };
  const putBelow = (id: string, added: readonly Block[], words: string) => {
    const at = now().findIndex((block) => block.id === id) + 1;
    if (added.length > 0) change([...now().slice(0, at), ...added, ...now().slice(at)]);
    setRemoved(null);
    setNews(words);
  };
  const remove = (block: Block) => {
    const at = now().findIndex(({ id }) => id === block.id);
    setNews(text.removed(nameOf(now(), block.id)));
    change(now().filter(({ id }) => id !== block.id));
    setRemoved({ block, at });
    focus.onUndo();
  };
  const isAllClosed = blocks.length > 0 && blocks.every(({ id }) => closed.has(id));
  // Undo may have brought it back already.
  const isGone = removed !== null && blocks.every(({ id }) => id !== removed.block.id);
  return {
    ...history,
    section: focus.section,
    isFull: blocks.length >= MAX_BLOCKS,
    insert,
    append,
    putBelow,
    remove,
    move: (id, to) => {
      const from = now().findIndex((block) => block.id === id);
      change(moved(now(), from, to));
    },
    bringBack: isGone
      ? () => insert(removed.block, Math.min(removed.at, now().length), text.restored)
      : null,
    news,
    isOpen: (id) => !closed.has(id),
    toggle: (id) => {
      const next = new Set(closed);
      if (!next.delete(id)) next.add(id);
      setClosed(next);
    },
    isAllClosed,
    toggleAll: () => setClosed(new Set(isAllClosed ? [] : blocks.map(({ id }) => id))),
  };
}

/** Gives the focus to a block, or to the button that brings one back, once they are there. */
function useBlockFocus() {
  const section = useRef<HTMLElement>(null);
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current === '') return;
    const element = section.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = '';
    element.focus();
  });
  return {
    section,
    onBlock: (id: string) => {
      wanted.current = `[data-block="${id}"] [data-toggle]`;
    },
    onUndo: () => {
      wanted.current = '[data-undo]';
    },
  };
}
