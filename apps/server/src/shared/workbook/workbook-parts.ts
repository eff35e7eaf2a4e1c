import { isDateFormat } from './excel-dates.ts';
import { readPart } from './read-part.ts';
import type { ZipParts } from './zip-parts.ts';

/** The texts that cells of a workbook name by number. */
export async function stringsOf(parts: ZipParts): Promise<string[]> {
  const name = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!parts.has(name)) return strings;
  let text = '';
  let isText = false;
  // How a Japanese word is spoken stands beside it.
  let isSpoken = false;
  await readPart(parts, name, {
    open: (tag) => {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isSpoken = true;
      isText = tag === 't' && !isSpoken;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (tag) => {
      if (tag === 'si') strings.push(text);
      if (tag === 'rPh') isSpoken = false;
      isText = false;
    },
  });
  return strings;
}

/** Of each style of a workbook, by its number, whether it shows dates. */
export async function formatsOf(parts: ZipParts): Promise<boolean[]> {
  const name = 'xl/styles.xml';
  const styles: boolean[] = [];
  if (!parts.has(name)) return styles;
  const codes = new Map<number, string>();
  let isInCells = false;
  await readPart(parts, name, {
    open: (tag, attributes) => {
      const id = Number(attributes.numFmtId);
      if (tag === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (tag === 'cellXfs') isInCells = true;
      if (tag === 'xf' && isInCells) styles.push(isDateFormat(id, codes.get(id)));
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}
