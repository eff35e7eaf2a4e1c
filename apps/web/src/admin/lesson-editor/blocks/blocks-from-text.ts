import {
  type Block,
  MAX_BLOCKS,
  MAX_LINES,
  type ReadLine,
} from '@institute/contract/lessons/blocks';
import type { InlineNode, TextDoc, TextNode } from '@institute/contract/lessons/rich-text';
import {
  type ReadingItem,
  type ReadingPart,
  readingParts,
} from '@institute/contract/text/reading-lines';
import { linesBlock, newBlock, newLine } from './new-block.ts';

const inline = (text: string): InlineNode[] => (text === '' ? [] : [{ type: 'text', text }]);

/**
 * A lesson that was written as a plain text, in blocks: the lines of Arabic with their translations
 * become reading lines, what stands between them text with its lists.
 */
export function blocksFromText(about: string): Block[] {
  const blocks: Block[] = [];
  for (const part of readingParts(about)) {
    const last = blocks.at(-1);
    if (part.kind === 'pair') {
      const line = lineOf(part);
      if (last?.kind === 'lines' && last.lines.length < MAX_LINES) last.lines.push(line);
      else blocks.push(linesBlock([line]));
    } else if (last?.kind === 'text') addTo(last.text, part);
    else blocks.push({ ...newBlock('text'), kind: 'text', text: addTo(emptyDoc(), part) });
  }
  // A text that goes back and forth too often stays what it is, in one block.
  if (blocks.length > MAX_BLOCKS) return [asOneText(about)];
  return blocks.length > 0 ? blocks : [newBlock('text')];
}

/** The lines of a pasted text as pairs, whatever else stands in it. */
export function linesFromText(pasted: string): ReadLine[] {
  return readingParts(pasted).flatMap((part) => {
    if (part.kind === 'pair') return [lineOf(part)];
    const texts = part.kind === 'list' ? part.items.map(({ text }) => text) : [part.text];
    return texts.map((text) => newLine(text));
  });
}

const emptyDoc = (): TextDoc => ({ type: 'doc', content: [] });

function lineOf({ number, arabic, translation }: Extract<ReadingPart, { kind: 'pair' }>): ReadLine {
  return newLine(number === '' ? arabic : `${number}. ${arabic}`, translation);
}

function addTo(doc: TextDoc, part: Exclude<ReadingPart, { kind: 'pair' }>): TextDoc {
  const last = doc.content.at(-1);
  if (part.kind === 'list') doc.content.push(listOf(part.items));
  else if (last?.type === 'paragraph' && !part.isApart) {
    // Lines without a blank one between them were one paragraph.
    last.content = [...(last.content ?? []), { type: 'hardBreak' }, ...inline(part.text)];
  } else doc.content.push({ type: 'paragraph', content: inline(part.text) });
  return doc;
}

function listOf(items: readonly ReadingItem[]): TextNode {
  const content = items.map(({ text }) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: inline(text) }],
  }));
  const start = items[0]?.number ?? null;
  if (start === null) return { type: 'bulletList', content };
  return { type: 'orderedList', ...(start > 1 && { attrs: { start } }), content };
}

function asOneText(about: string): Block {
  const content = about
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line): TextNode => ({ type: 'paragraph', content: inline(line.trim()) }));
  return { ...newBlock('text'), kind: 'text', text: { type: 'doc', content } };
}
