import { linesIn } from '../../ui/content/lines.ts';

/** A part of a text: its heading, a list, or a paragraph of some lines. */
export interface Block {
  key: string;
  kind: 'heading' | 'list' | 'paragraph';
  lines: { key: string; text: string }[];
}

const HEADING = /^#{1,3}\s+/;
const ITEM = /^[-•]\s+/;

/** A text in its parts: `## ` begins a heading, `- ` an item, an empty line another paragraph. */
export function blocksOf(written: string): Block[] {
  const blocks: Block[] = [];
  for (const { key, gap, text } of linesIn(written)) {
    const kind = HEADING.test(text) ? 'heading' : ITEM.test(text) ? 'list' : 'paragraph';
    const line = { key, text: text.replace(kind === 'list' ? ITEM : HEADING, '') };
    const last = blocks.at(-1);
    const goesOn = last?.kind === kind && (kind === 'list' || (kind === 'paragraph' && !gap));
    if (goesOn) last.lines.push(line);
    else blocks.push({ key, kind, lines: [line] });
  }
  return blocks;
}
