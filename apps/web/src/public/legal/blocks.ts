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
  let isAfterGap = false;
  for (const [at, raw] of written.split(/\r\n?|\n/).entries()) {
    const text = raw.trim();
    if (text !== '') {
      const kind = HEADING.test(text) ? 'heading' : ITEM.test(text) ? 'list' : 'paragraph';
      const line = { key: `${at}`, text: text.replace(kind === 'list' ? ITEM : HEADING, '') };
      const last = blocks.at(-1);
      const goesOn = kind === 'list' || (kind === 'paragraph' && !isAfterGap);
      if (last?.kind === kind && goesOn) last.lines.push(line);
      else blocks.push({ key: line.key, kind, lines: [line] });
    }
    isAfterGap = text === '';
  }
  return blocks;
}
