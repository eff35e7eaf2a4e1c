import { readableText } from '../readable-text.ts';
import { type Run, runsOf } from '../runs.ts';

export interface Line {
  key: string;
  /** True after a blank line: a new paragraph. */
  gap: boolean;
  text: string;
  runs: Run[];
}

/** Text as stored, decoded and cut into its lines; blank lines only leave a gap. */
export function linesOf(stored: string): Line[] {
  const lines: Line[] = [];
  let gap = false;
  for (const [index, raw] of readableText(stored).split('\n').entries()) {
    const text = raw.trim();
    if (text === '') {
      gap = true;
      continue;
    }
    lines.push({ key: `${index}`, gap: gap && lines.length > 0, text, runs: runsOf(text) });
    gap = false;
  }
  return lines;
}

/** Lines as paragraphs, each of which holds at least one; a gap begins the next. */
export function paragraphsOf(lines: readonly Line[]): [Line, ...Line[]][] {
  const paragraphs: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const current = paragraphs.at(-1);
    if (current && !line.gap) current.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}
