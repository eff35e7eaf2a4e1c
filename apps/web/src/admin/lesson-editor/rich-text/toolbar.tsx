import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  PilcrowLeft,
  PilcrowRight,
  Redo2,
  Table,
  TableProperties,
  Undo2,
} from 'lucide-react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables';
import { type KeyboardEvent, useState } from 'react';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import {
  directionAt,
  hasMark,
  headingAt,
  insertTable,
  isTable,
  listAt,
  setDirection,
  setHeading,
  toggleBold,
  toggleItalic,
  toggleList,
} from './commands.ts';
import { richTextSchema } from './schema.ts';
import { text } from './text.ts';

const { bulletList, orderedList } = richTextSchema.nodes;

interface Tool {
  label: string;
  icon: LucideIcon;
  command: Command;
  /** Of a tool that is on or off. */
  isOn?: boolean;
  isDisabled?: boolean;
}

interface ToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  isLinking: boolean;
  onLink: () => void;
  isDisabled: boolean;
}

/** The tools of a rich text. One of them is in the order of Tab; the arrow keys go to the others. */
export function Toolbar({ state, run, isLinking, onLink, isDisabled }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const tools = toolsOf(state, isLinking, onLink);
  return (
    <div
      role="toolbar"
      aria-label={text.toolbar}
      onKeyDown={goToTool}
      onFocus={({ currentTarget, target }) =>
        setCurrent(Math.max(0, buttonsOf(currentTarget).indexOf(target as HTMLElement)))
      }
      className="rich-text-tools flex flex-wrap bg-sunken/50 px-1"
    >
      {tools.map(({ label, icon: Icon, command, isOn, isDisabled: isIdle = false }, at) => (
        <IconButton
          key={label}
          label={label}
          tabIndex={at === current ? 0 : -1}
          aria-pressed={isOn}
          // The arrow keys still come by it, so that none of them is lost.
          aria-disabled={isIdle || undefined}
          disabled={isDisabled}
          // What is selected in the text stays so.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !isIdle && run(command)}
          className={cx(
            isOn ? 'bg-primary-soft text-primary-strong' : 'text-muted',
            isIdle && 'opacity-50',
          )}
        >
          <Icon size={18} />
        </IconButton>
      ))}
      {isTable(state) && (
        <ActionMenu
          label={text.inTable}
          actions={tableCommands.map(({ label, command, tone }) => ({
            label,
            ...(tone && { tone }),
            onSelect: () => run(command),
          }))}
        >
          <TableProperties size={18} />
        </ActionMenu>
      )}
    </div>
  );
}

const buttonsOf = (bar: Element) => [
  ...bar.querySelectorAll<HTMLElement>('button:not([aria-haspopup])'),
];

function goToTool(event: KeyboardEvent<HTMLElement>) {
  const buttons = buttonsOf(event.currentTarget);
  const at = buttons.indexOf(event.target as HTMLElement);
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const last = buttons.length - 1;
  const to = {
    [forward]: at === last ? 0 : at + 1,
    [backward]: at > 0 ? at - 1 : last,
    Home: 0,
    End: last,
  }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

const tableCommands: { label: string; command: Command; tone?: 'danger' }[] = [
  { label: text.rowBelow, command: addRowAfter },
  { label: text.columnAfter, command: addColumnAfter },
  { label: text.deleteRow, command: deleteRow },
  { label: text.deleteColumn, command: deleteColumn },
  { label: text.deleteTable, command: deleteTable, tone: 'danger' },
];

function toolsOf(state: EditorState, isLinking: boolean, onLink: () => void): Tool[] {
  const level = headingAt(state);
  const list = listAt(state)?.node.type;
  const direction = directionAt(state);
  const heading = (of: number) => ({
    command: setHeading(level === of ? 0 : of),
    isOn: level === of,
  });
  const towards = (dir: 'ltr' | 'rtl') => ({
    command: setDirection(direction === dir ? null : dir),
    isOn: direction === dir,
  });
  const askForLink: Command = () => {
    onLink();
    return true;
  };
  return [
    { label: text.bold, icon: Bold, command: toggleBold, isOn: hasMark(state, 'bold') },
    { label: text.italic, icon: Italic, command: toggleItalic, isOn: hasMark(state, 'italic') },
    { label: text.heading, icon: Heading2, ...heading(2) },
    { label: text.smallHeading, icon: Heading3, ...heading(3) },
    {
      label: text.bulletList,
      icon: List,
      command: toggleList(bulletList),
      isOn: list === bulletList,
    },
    {
      label: text.orderedList,
      icon: ListOrdered,
      command: toggleList(orderedList),
      isOn: list === orderedList,
    },
    {
      label: text.link,
      icon: Link,
      command: askForLink,
      isOn: isLinking || hasMark(state, 'link'),
    },
    { label: text.table, icon: Table, command: insertTable(), isDisabled: isTable(state) },
    { label: text.rightToLeft, icon: PilcrowLeft, ...towards('rtl') },
    { label: text.leftToRight, icon: PilcrowRight, ...towards('ltr') },
    { label: text.undo, icon: Undo2, command: undo, isDisabled: undoDepth(state) === 0 },
    { label: text.redo, icon: Redo2, command: redo, isDisabled: redoDepth(state) === 0 },
  ];
}
