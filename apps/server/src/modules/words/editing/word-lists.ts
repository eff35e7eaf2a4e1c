import { plainText } from '../../../shared/plain-text.ts';

/* How lists of words come from other programs: Anki's text export, Quizlet, lines typed in a chat. */

/** A table as another program wrote it, ready to be read. */
export interface WordList {
  table: string;
  /** What parts its cells; undefined where the table itself says it. */
  delimiter: string | undefined;
  /** Lines above it that are no rows. */
  skipped: number;
  /** What a cell says. */
  cellOf: (cell: string) => string;
  /** How many of its cells are known for what they are where nothing names them. */
  known: number;
}

/** How Anki names what parts its cells. */
const namedSigns: Readonly<Record<string, string>> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' },
};

/** A sound or a picture in a cell of Anki: `[sound:kitab.mp3]`. */
const ankiSound = /\[sound:[^\]\n]{1,200}\]/g;

/** Signs between two sides of a line that somebody typed; one alone may stand within a word. */
const betweenSides = [' = ', ' – ', ' — ', ' - ', ' : ', '：', ': '] as const;
const LOOKED_AT = 40;

/** Reads what stands above a table, and what parts its cells. */
export function wordListOf(sent: string): WordList {
  const lines = sent.replace(/^\ufeff/, '').split(/\r?\n/);
  const directives = new Map<string, string>();
  let skipped = 0;
  for (const line of lines) {
    const [, name, value] = /^#([a-z ]{2,20}):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) break;
    directives.set(name, value.trim());
    skipped += 1;
  }
  const rest = lines.slice(skipped);
  if (skipped === 0) {
    const [whole, known] = [(cell: string) => cell, Number.POSITIVE_INFINITY];
    const delimiter = signBetween(rest);
    return { table: rest.join('\n'), delimiter, skipped, cellOf: whole, known };
  }
  const separator = directives.get('separator') ?? 'tab';
  return {
    table: rest.join('\n'),
    delimiter: namedSigns[separator.toLowerCase()] ?? separator,
    skipped,
    cellOf: directives.get('html') === 'true' ? ofHtml : withoutSounds,
    // Notes have fields of their own after the two sides of a card: a sound, a spelling, their tags.
    known: 2,
  };
}

const withoutSounds = (cell: string) => cell.replace(ankiSound, '').trim();
const ofHtml = (cell: string) =>
  withoutSounds(plainText(cell, () => undefined)).replace(/\n/g, ', ');

/** The sign between the two sides of lines without tabs, commas and semicolons; else nothing. */
function signBetween(lines: readonly string[]): string | undefined {
  const looked = lines.slice(0, LOOKED_AT).filter((line) => line.trim() !== '');
  if (looked.length === 0 || looked.some((line) => /[\t,;]/.test(line))) return undefined;
  return betweenSides.find((sign) => looked.every((line) => line.includes(sign)));
}

const isArabic = (cell: string) => /\p{Script=Arabic}/u.test(cell);

/** Whether the second cells of most rows are the Arabic ones: lists made to be asked from their meaning. */
export function isMeaningFirst(rows: readonly { first: string; second: string }[]): boolean {
  const turned = rows.filter(({ first, second }) => !isArabic(first) && isArabic(second)).length;
  return turned * 2 > rows.length;
}
