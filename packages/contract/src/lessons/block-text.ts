import { type Exercise, linesOfExercise } from '../exercises/kinds.ts';
import { oneLine } from '../exercises/parts.ts';
import type { HomeworkTask } from '../homework/task.ts';
import type { Block, ReadLine } from './blocks.ts';
import type {
  InlineNode,
  ListItemNode,
  ListNode,
  RowNode,
  TextDoc,
  TextNode,
} from './rich-text.ts';

/**
 * The plain text of blocks: what `about` of a lesson in blocks is, for clients that know no blocks,
 * and for whatever reads or searches a lesson as words. Lines of Arabic and their translation, and
 * the items of lists, are written as `readingParts` finds them again. It tells no answer of an exercise.
 */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => textOfBlock(block).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return textOfDoc(block.text);
    case 'lines':
      return textOfLines(block.lines);
    case 'speak':
      return textOfLines([block]);
    case 'homework':
      return textOfTask(block.task);
    case 'film':
      return `${block.title}\n${block.url}`;
    case 'sound':
    case 'file':
      return block.title;
    case 'picture':
      return block.alt;
    case 'exercise':
      return textOfExercise(block.exercise);
    default:
      // The words and the file of a lesson are no part of its text.
      return '';
  }
}

const textOfLines = (lines: readonly Pick<ReadLine, 'arabic' | 'translation'>[]) =>
  lines
    .map(({ arabic, translation }) => [arabic, translation].map(oneLine).join('\n').trim())
    .join('\n');

const textOfTask = ({ title, text, lines = [] }: HomeworkTask) =>
  [title, text.trim(), textOfLines(lines)].filter((part) => part !== '').join('\n');

/** The plain text of a checked text. */
export function textOfDoc(doc: TextDoc): string {
  return doc.content.map((node) => textOfNode(node)).join('\n\n');
}

function textOfNode(node: TextNode): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return textOfInlines(node.content);
    case 'table':
      return node.content.map(textOfRow).join('\n');
    default:
      return textOfList(node);
  }
}

/** The words of a paragraph or a heading, without marks. */
export function textOfInlines(content: readonly InlineNode[] = []): string {
  return content.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
}

function textOfList(list: ListNode): string {
  const start = list.type === 'orderedList' ? (list.attrs?.start ?? 1) : null;
  return list.content
    .map((item, at) => `${start === null ? '-' : `${start + at}.`} ${textOfItem(item)}`)
    .join('\n');
}

/** An item stands on one line, and the items of a list within it on lines of their own. */
function textOfItem(item: ListItemNode): string {
  return item.content
    .map((node) =>
      node.type === 'paragraph' ? oneLine(textOfInlines(node.content)) : `\n${textOfList(node)}`,
    )
    .join(' ')
    .replaceAll(' \n', '\n');
}

const textOfRow = (row: RowNode) =>
  row.content.map((cell) => cell.content.map(textOfCellNode).join(' ')).join(' | ');

const textOfCellNode = (node: TextNode) => oneLine(textOfNode(node));

/** A line each for the question and what is asked of it; what is typed, put in order or matched is the key. */
const textOfExercise = (exercise: Exercise) =>
  [exercise.prompt, ...linesOfExercise(exercise)].join('\n');
