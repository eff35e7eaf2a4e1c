import { useSortable } from '@dnd-kit/react/sortable';
import type { Block } from '@institute/contract/lessons/blocks';
import { ArrowDown, ArrowUp, ChevronDown, Copy, Library, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { DragHandle } from '../../../ui/reorder/drag-handle.tsx';
import { beginningOf, sortIcon, sortOf, sortText } from './block-names.ts';
import { isSingle } from './new-block.ts';
import { bankText, text } from './text.ts';

/** What can be done with a block. */
export interface BlockActions {
  move: (to: number) => void;
  duplicate: () => void;
  remove: () => void;
  addBelow: () => void;
  /** Keeps it in the bank of the class, where it is an exercise. */
  keep?: (() => void) | undefined;
  toggle: () => void;
}

interface BlockCardProps {
  block: Block;
  /** Its place from 0, and how many there are. */
  index: number;
  count: number;
  isOpen: boolean;
  isWrong: boolean;
  /** Whether there is no room for one more. */
  isFull: boolean;
  /** Id of the words that say how to drag by keys. */
  instructions: string;
  actions: BlockActions;
  children: ReactNode;
}

/** One block of a lesson: its handle, what it is, what can be done with it, and its form. */
export function BlockCard(props: BlockCardProps) {
  const { block, index, isOpen, isWrong, instructions, actions, children } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: block.id, index });
  const bodyId = useId();
  const sort = sortOf(block);
  const Icon = sortIcon(sort);
  const kind = sortText(sort).name;
  const name = text.name(index + 1, kind);
  return (
    <li
      ref={ref}
      data-block={block.id}
      aria-label={name}
      className={cx(cardClass, 'min-w-0', isWrong && 'border-bad')}
    >
      <div className="flex items-center gap-1 p-1">
        <DragHandle
          ref={handleRef}
          label={text.drag(name)}
          instructions={instructions}
          isDragging={isDragging}
        />
        <button
          type="button"
          data-toggle
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={isOpen ? text.collapse(name) : text.expand(name)}
          onClick={actions.toggle}
          className="tap flex min-w-0 grow items-center gap-2 rounded-field px-1 text-start hover:bg-sunken focus-visible:outline-primary"
        >
          <span className="figures min-w-5 text-center font-medium text-muted">{index + 1}</span>
          <Icon size={18} className="shrink-0 text-primary" />
          <span className="min-w-0 font-medium sm:shrink-0">{kind}</span>
          {!isOpen && (
            <PersonText className="min-w-0 truncate text-muted text-sm max-sm:hidden">
              {beginningOf(block)}
            </PersonText>
          )}
          <ChevronDown
            size={18}
            className={cx('ms-auto shrink-0 text-muted', isOpen && 'rotate-180')}
          />
        </button>
        <BlockButtons {...props} name={name} />
      </div>
      <div id={bodyId} hidden={!isOpen} className="flex flex-col gap-3 px-4 pb-4">
        {isOpen && children}
      </div>
    </li>
  );
}

function BlockButtons(props: BlockCardProps & { name: string }) {
  const { block, index, count, isFull, actions, name } = props;
  return (
    <>
      <span className="flex max-sm:hidden">
        <IconButton
          label={`${text.up}: ${name}`}
          disabled={index === 0}
          onClick={() => actions.move(index - 1)}
        >
          <ArrowUp size={18} />
        </IconButton>
        <IconButton
          label={`${text.down}: ${name}`}
          disabled={index === count - 1}
          onClick={() => actions.move(index + 1)}
        >
          <ArrowDown size={18} />
        </IconButton>
      </span>
      <ActionMenu
        label={text.actions(name)}
        actions={[
          {
            label: text.up,
            icon: ArrowUp,
            disabled: index === 0,
            onSelect: () => actions.move(index - 1),
          },
          {
            label: text.down,
            icon: ArrowDown,
            disabled: index === count - 1,
            onSelect: () => actions.move(index + 1),
          },
          {
            label: text.duplicate,
            icon: Copy,
            disabled: isFull || isSingle(block.kind),
            onSelect: actions.duplicate,
          },
          { label: text.addBelow, icon: Plus, disabled: isFull, onSelect: actions.addBelow },
          ...(actions.keep
            ? [{ label: bankText.keep, icon: Library, onSelect: actions.keep }]
            : []),
          { label: text.remove, icon: Trash2, tone: 'danger', onSelect: actions.remove },
        ]}
      />
    </>
  );
}
