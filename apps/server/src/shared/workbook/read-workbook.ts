import { readPart } from './read-part.ts';
import { readSheet, type SheetLine } from './read-sheet.ts';
import { formatsOf, stringsOf } from './workbook-parts.ts';
import { BadArchive, openParts, type ZipParts } from './zip-parts.ts';

export { BadArchive } from './zip-parts.ts';

/** One sheet of a workbook. */
export interface ReadWorkbook {
  /** Its sheets that are shown, in their order. */
  sheets: string[];
  sheet: string;
  /** The lines of the sheet that say anything. */
  lines: SheetLine[];
}

/**
 * Reads a sheet of an Excel workbook, the first that holds anything where none is named: texts, numbers
 * and dates as they stand there, of a formula what it came to. `most` lines are read. Throws
 * {@link BadArchive} for what is no workbook, or unpacks to far more than one.
 */
export async function readWorkbook(
  path: string,
  { wanted, most }: { wanted?: string | undefined; most: number },
): Promise<ReadWorkbook> {
  const parts = await openParts(path);
  try {
    const sheets = await sheetsOf(parts);
    const names = sheets.map(({ name }) => name);
    const context = { strings: await stringsOf(parts), formats: await formatsOf(parts), most };
    const chosen = sheets.filter(({ name }) => name === wanted);
    for (const { name, part } of chosen.length > 0 ? chosen : sheets) {
      const lines = await readSheet(parts, part, context);
      if (lines.length > 0) return { sheets: names, sheet: name, lines };
    }
    return { sheets: names, sheet: names[0] ?? '', lines: [] };
  } finally {
    parts.close();
  }
}

/** The sheets that are shown, and the part that each is. */
async function sheetsOf(parts: ZipParts): Promise<{ name: string; part: string }[]> {
  const targets = new Map<string, string>();
  await readPart(parts, 'xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, partOf(Target));
    },
  });
  const sheets: { name: string; part: string }[] = [];
  await readPart(parts, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      const part = targets.get(attributes['r:id'] ?? attributes.id ?? '');
      if (tag !== 'sheet' || !part || !parts.has(part)) return;
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      if (!isHidden) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  if (sheets.length === 0) throw new BadArchive();
  return sheets;
}

const partOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
