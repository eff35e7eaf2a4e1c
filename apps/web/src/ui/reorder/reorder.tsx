import './drag.css';
import {
  AutoScroller,
  DragDropManager,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

type Events = Pick<
  ComponentProps<typeof DragDropProvider>,
  'onDragStart' | 'onDragOver' | 'onDragEnd'
>;

/** Without what would write styles into the page, and without words of its own. */
function makeManager(): DragDropManager {
  const manager = new DragDropManager({
    plugins: [AutoScroller, Feedback],
    // A finger on the handle drags at once: it is for nothing else, and does not scroll.
    sensors: [
      PointerSensor.configure({
        activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })],
      }),
      KeyboardSensor,
    ],
  });
  manager.registry.plugins.get(StyleInjector)?.destroy();
  return manager;
}

type Said = (name: string, place: number, count: number) => string;

/** What is said while a thing is moved; places count from 1. */
export interface ReorderWords {
  howToDrag: string;
  lifted: Said;
  over: Said;
  dropped: Said;
  left: Said;
}

export interface ReorderTools<Id> {
  /** Id of the words that say how to drag by keys, for the handles. */
  instructions: string;
  /** Moves a thing without dragging it, and says so. */
  move: (id: Id, to: number) => void;
}

interface ReorderProps<Id> {
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  words: ReorderWords;
  /** Puts a thing at a place from 0. */
  onMove: (id: Id, to: number) => void;
  /** The things, each with `useSortable` and a handle. */
  children: (tools: ReorderTools<Id>) => ReactNode;
}

/** A list whose things are moved by mouse, finger or keys; what happens is said. */
export function Reorder<Id extends string | number>(props: ReorderProps<Id>) {
  const { ids, nameOf, words, onMove, children } = props;
  const [manager] = useState(makeManager);
  const [news, setNews] = useState('');
  const instructions = useId();
  const count = ids.length;

  const move = (id: Id, to: number) => {
    onMove(id, to);
    setNews(words.dropped(nameOf(id), to + 1, count));
  };
  const events: Events = {
    onDragStart: ({ operation: { source } }) => {
      if (isSortable(source)) {
        setNews(words.lifted(nameOf(source.id as Id), source.initialIndex + 1, count));
      }
    },
    onDragOver: ({ operation: { source, target } }) => {
      if (source && isSortable(target) && target.id !== source.id) {
        setNews(words.over(nameOf(source.id as Id), target.index + 1, count));
      }
    },
    onDragEnd: ({ canceled, operation: { source, target } }) => {
      if (!isSortable(source)) return;
      const { initialIndex } = source;
      // A thing let go in the moment in which it comes over another has not been put there yet.
      const isOverOther = isSortable(target) && target.id !== source.id;
      const index = isOverOther ? target.index : source.index;
      const id = source.id as Id;
      const hasMoved = !canceled && index !== initialIndex;
      if (hasMoved) onMove(id, index);
      const said = hasMoved ? words.dropped : words.left;
      setNews(said(nameOf(id), (hasMoved ? index : initialIndex) + 1, count));
    },
  };
  return (
    <>
      <p id={instructions} hidden>
        {words.howToDrag}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <DragDropProvider manager={manager} {...events}>
        {children({ instructions, move })}
      </DragDropProvider>
    </>
  );
}
