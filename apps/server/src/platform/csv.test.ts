// Proves promise-20.

import { expect, it } from 'vitest';
import { csvLines } from './csv.ts';

/** The cells that a program makes of a file which separates them by `mark`, quotes and all. */
function cellsOf(file: string, mark: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const letter of file) {
    const last = cells.at(-1) ?? '';
    if (letter === '"' && (isQuoted || last === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (letter === mark || letter === '\n' || letter === '\r')) cells.push('');
    else cells[cells.length - 1] = last + letter;
  }
  return cells;
}

const attacks = ['=', '+', '-', '@', '＝', '＋', '－', '＠'].flatMap((sign) => {
  const formula = `${sign}cmd|'/C calc'!A0`;
  return [
    formula,
    `\t${formula}`,
    `\r${formula}`,
    `Amina;${formula};`,
    `Amina\n${formula}`,
    `Amina\t${formula}`,
    `"Amina";${formula}`,
    `a,"b\n${formula}`,
  ];
});

it.each([',', ';', '\t'])(
  'gives nothing to run to a program that separates cells by %j',
  (mark) => {
    for (const attack of attacks) {
      const file = csvLines([['Name', attack, 'x'], [attack]]);
      const run = cellsOf(file, mark).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell));
      expect(run, JSON.stringify(attack)).toEqual([]);
    }
  },
);

it('leaves what people write otherwise as it is', () => {
  const words = ['Amina; Bilal', 'a-b', '2 + 2 = 4', 'first\nsecond', 'عربي؛ نحو', "it's", ''];
  expect(cellsOf(csvLines([words]).trimEnd(), ',')).toEqual(words);
  expect(csvLines([['a']], { bom: true })).toBe('\ufeffa\r\n');
});
