import type { Block } from '../blocks.ts';
import type { InlineNode, ParagraphNode, TextDoc } from '../rich-text.ts';

export { readBlocks } from './read-blocks.ts';

/** What blocks are made of, where a lesson has none yet. */
interface LessonInWords {
  blocks: readonly Block[];
  about: string;
  hasMaterial: boolean;
}

/**
 * The blocks of a lesson. One of before there were blocks reads as two: its file, which stands first
 * on the page, and its text.
 */
export function blocksOf({ blocks, about, hasMaterial }: LessonInWords): Block[] {
  if (blocks.length > 0) return [...blocks];
  return [
    ...(hasMaterial ? [{ id: 'material', kind: 'material' } as const] : []),
    ...(about.trim() === ''
      ? []
      : [{ id: 'text', kind: 'text', text: docOf(about.trim()) } as const]),
  ];
}

/** A plain text as a tree: a blank line parts paragraphs, a line break stays one. */
export function docOf(text: string): TextDoc {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((one) => one.trim() !== '');
  return { type: 'doc', content: paragraphs.map(paragraphOf) };
}

function paragraphOf(text: string): ParagraphNode {
  const content = text
    .split('\n')
    .flatMap((line, at): InlineNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
    ]);
  return { type: 'paragraph', content };
}
