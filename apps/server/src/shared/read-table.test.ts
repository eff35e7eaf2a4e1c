import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csv } from '../modules/bank/formats/csv.ts';
import { moodle } from '../modules/bank/formats/moodle.ts';
import { checkRows, classFinder } from '../modules/roster/check-rows.ts';
import { readSheetOf } from '../modules/roster/reading/read-sheet.ts';
import { wordsOfTable } from '../modules/words/editing/read-table.ts';
import { rowsOfTable } from './read-table.ts';

/**
 * How often others could run. Time goes on by itself with each look at the clock, so that work has had its
 * turn whenever it asks (`platform/in-steps.ts`): it looks at the beginning of a turn and at its end.
 */
let looks = 0;
const turns = () => Math.floor(looks / 2);
beforeEach(() => {
  looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    return looks * 16;
  });
});
afterEach(() => vi.restoreAllMocks());

const shape = { columns: ['first', 'second'], otherNames: {}, needed: ['first'] } as const;
const cellsOf = async (table: string) =>
  (await rowsOfTable(table, shape)).map(({ row, cells }) => [row, cells.first, cells.second]);

describe('a table', () => {
  // Proves promise-31.
  it('says the same where it is cut into pieces as where it is read whole', async () => {
    const signs = fc.constantFrom('a', 'كَ', '🕌', '"', '"', ',', ',', '\n', '\n', ' ', '\r\n');
    const table = fc
      .tuple(fc.array(signs, { maxLength: 60 }), fc.nat(8), fc.constantFrom('x', 'كَ', '🕌', '""'))
      // The first piece ends somewhere among the signs.
      .map(([all, more, filling]) => {
        const times = Math.ceil(16_384 / Buffer.byteLength(filling)) - more;
        return `x,"${filling.repeat(times)}",\n${all.join('')}`;
      });
    await fc.assert(
      fc.asyncProperty(table, async (text) => {
        let whole: string[][] | null = null;
        try {
          whole = parse(text, {
            ...{ bom: true, trim: true, relax_column_count: true, relax_quotes: true },
          });
        } catch {
          // Quotes that nothing closes.
        }
        if (whole === null) await expect(rowsOfTable(text, shape)).rejects.toThrow();
        else {
          const said = whole.flatMap(([first, second], at) =>
            first || second ? [[at + 1, first || undefined, second || undefined]] : [],
          );
          expect((await cellsOf(text)).filter(([, a, b]) => a || b)).toEqual(said);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const known = { country: 'NG', classes: new Set<string>(), remembered: new Map() } as const;
const classOf = classFinder([], []);
const wrongRows = Array.from({ length: 100 }, (_, row) => ({
  ...{ row, name: 'a', email: 'b', phonenumber: '', class: '', paid: '', owed: '', note: '' },
}));

const inQuiz = (inside: string) => `<?xml version="1.0"?><quiz>${inside}</quiz>`;
const filled = (part: string, most = 400_000) => part.repeat(Math.ceil(most / part.length));
const gaps = `cloze,Q,"${'[a]'.repeat(9_000)}"`;

/** What keeps a reader busy longest, of the size that its call takes. */
const floods: [string, number, () => Promise<unknown>][] = [
  ['bank of one cell', 24, () => csv.read(`type,question\nchoice,${filled('a')}`)],
  ['bank of commas', 24, () => csv.read(`type,question\n${filled(',')}`)],
  ['bank of gaps', 14, () => csv.read(`type,question,text\n${`${gaps}\n`.repeat(14)}`)],
  ['bank in XML of nothing', 24, () => moodle.read(inQuiz(filled('<question/>')))],
  ['bank in XML of one text', 24, () => moodle.read(inQuiz(`<question>${filled('a')}</question>`))],
  ['roster of commas', 24, () => readSheetOf({ path: null, table: filled(',') }, known)],
  [
    'roster of many columns',
    200,
    () => readSheetOf({ path: null, table: filled('1,', 400) }, known),
  ],
  ['roster of wrong rows', 100, () => checkRows(wrongRows, { country: 'NG', classOf })],
  ['list of words of one cell', 6, () => wordsOfTable(filled('a', 100_000))],
];

// Proves promise-31.
it.each(floods)('others run while a %s is read', async (_name, least, read) => {
  await read().catch(() => undefined);
  expect(turns()).toBeGreaterThanOrEqual(least);
});
