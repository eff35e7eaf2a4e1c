import { filesIn } from '@institute/contract/lessons/block-files';
import type { Block, NoteTone, ReadLine } from '@institute/contract/lessons/blocks';
import type { CellNode, ParagraphNode, TextNode } from '@institute/contract/lessons/rich-text';
import type { Demo } from './types.ts';

/** A block without its id, which is its place. */
export type Draft<One = Block> = One extends Block ? Omit<One, 'id'> : never;

/** A paragraph; `**words**` are bold. */
export function paragraph(words: string): ParagraphNode {
  const parts = words.split(/\*\*(.+?)\*\*/);
  return {
    type: 'paragraph',
    content: parts.flatMap((text, at) => {
      if (text === '') return [];
      return at % 2 === 1
        ? [{ type: 'text', text, marks: [{ type: 'bold' }] } as const]
        : [{ type: 'text', text } as const];
    }),
  };
}

export const heading = (words: string): TextNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: words }],
});

export const bullets = (...items: string[]): TextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

/** A table whose first row names its columns. */
export const table = (...rows: string[][]): TextNode => ({
  type: 'table',
  content: rows.map((row, at) => ({
    type: 'tableRow',
    content: row.map(
      (cell): CellNode => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        content: [paragraph(cell)],
      }),
    ),
  })),
});

export const note = (tone: NoteTone, ...parts: string[]): Draft => ({
  kind: 'note',
  tone,
  text: { type: 'doc', content: parts.map(paragraph) },
});

/** Lines to be read; those that say where they begin are heard in the file of the lesson. */
export const lines = (all: ReadLine[]): Draft => ({
  kind: 'lines',
  lines: all,
  ...(all.some(({ from }) => from !== undefined) && { sound: 'material' }),
});

/** A story's lines with its sound, and where each of them begins in it. */
export function withSound(block: Block, story: Demo['voices']['stories'][string]): Block {
  if (block.kind !== 'lines') return block;
  const { file, marks, length } = story;
  const lines = block.lines.map((line, at) => ({ ...line, from: marks[at] ?? 0 }));
  return { ...block, lines, file: keyOfAsset(file), length };
}

/** What a block calls an asset of the demo, until it is sent and has a name of the server. */
export const keyOfAsset = (asset: string) => asset.replace('.', '-');

/** The assets that blocks of the demo show, by what they are called there. */
export const assetsIn = (blocks: readonly Block[]): Map<string, string> =>
  new Map(filesIn(blocks).map(({ key }) => [key, key.replace(/-(?=[^-]*$)/, '.')]));

/** A picture among the blocks; `asset` is a file of `seed/assets`. */
export const picture = (asset: string, alt: string): Draft => ({
  kind: 'picture',
  file: keyOfAsset(asset),
  alt,
});
