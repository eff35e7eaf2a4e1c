import { dirname, join, relative } from 'node:path';
import { BlockList, noteTones } from '@institute/contract/lessons/blocks';
import type { TextDoc, TextNode } from '@institute/contract/lessons/rich-text';
import { paths } from '../../src/platform/paths.ts';
import * as blocks from './blocks.ts';
import { exerciseFrom } from './exercises.ts';
import { taskFrom } from './homework.ts';
import type { Piece } from './pieces.ts';
import { linesFrom, rowCells } from './rows.ts';
import { type Line, mistake, yamlIn } from './text-files.ts';
import { Task } from './types.ts';

/** A block and the line at which it begins. */
interface Placed {
  line: Line;
  draft: blocks.Draft;
}

/** The blocks of a page; running text that nothing interrupts is one. */
export function pageBlocks(pieces: readonly Piece[]): blocks.Draft[] {
  const placed: Placed[] = [];
  let running: TextDoc | null = null;
  for (const piece of pieces) {
    const drafts = blocksIn(piece);
    if (drafts) {
      placed.push(...drafts);
      running = null;
      continue;
    }
    if (!running) {
      running = { type: 'doc', content: [] };
      placed.push({ line: piece.first, draft: { kind: 'text', text: running } });
    }
    running.content.push(textIn(piece));
  }
  const numbered = placed.map(({ draft }, at) => ({ ...draft, id: `block-${at}` }));
  const [issue] = BlockList.safeParse(numbered).error?.issues ?? [];
  const wrong = issue && placed[Number(issue.path[0] ?? 0)];
  if (wrong) throw mistake(wrong.line, issue.message);
  return placed.map(({ draft }) => draft);
}

/** The blocks that a piece is; null where it is running text. */
function blocksIn({ fence, first, lines }: Piece): Placed[] | null {
  if (fence === 'lines') return [{ line: first, draft: linesFrom(lines) }];
  if (fence === 'homework')
    return [{ line: first, draft: { kind: 'homework', task: taskFrom(yamlIn(lines, Task)) } }];
  if (fence === 'exercises')
    return lines.map((line) => ({
      line,
      draft: { kind: 'exercise', exercise: exerciseFrom(line) },
    }));
  if (fence !== null) throw mistake(first, `nothing in a lesson is called ${fence}`);
  if (first.text === '[words]') return [{ line: first, draft: { kind: 'words' } }];
  const tone = /^> \[!(.*)\]$/.exec(first.text)?.[1];
  if (tone !== undefined) return [{ line: first, draft: noteOf(first, tone, lines.slice(1)) }];
  const [, alt, path] = /^!\[(.*)\]\((.*)\)$/.exec(first.text) ?? [];
  if (alt === undefined || path === undefined) return null;
  // A path from the page, so that whatever shows Markdown shows the picture as well.
  const asset = relative(paths.seedAssets, join(dirname(first.path), path));
  return [{ line: first, draft: blocks.picture(asset, alt) }];
}

function noteOf(first: Line, tone: string, lines: readonly Line[]): blocks.Draft {
  const known = noteTones.find((one) => one === tone);
  if (!known) throw mistake(first, `a note is ${noteTones.join(', ')}, not ${tone}`);
  const text = lines.map((line) => line.text.replace(/^> ?/, '')).join('\n');
  return blocks.note(known, ...text.split(/\n\n+/).map((part) => part.replaceAll('\n', ' ')));
}

/** A heading, a list, a table or a paragraph. */
function textIn({ first, lines }: Piece): TextNode {
  const { text } = first;
  const begins = (mark: string) => {
    const other = lines.find((line) => !line.text.startsWith(mark));
    if (other)
      throw mistake(other, `each line here begins with "${mark}", or an empty one parts it`);
    return lines.map((line) => line.text.slice(mark.length).trim());
  };
  if (text.startsWith('## ')) return blocks.heading(begins('## ').join(' '));
  if (text.startsWith('- ')) return blocks.bullets(...begins('- '));
  if (text.startsWith('|')) {
    begins('|');
    const rows = lines.map(rowCells);
    // The second row parts the names of the columns from what is in them.
    return blocks.table(...rows.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell))));
  }
  return blocks.paragraph(lines.map((line) => line.text.trim()).join(' '));
}
