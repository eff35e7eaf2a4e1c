/**
 * Cuts the Arabic faces down to the letters, vowel signs, digits and punctuation the institute uses
 * and writes them to src/styles/fonts. Run by hand after an upgrade of the font packages:
 * `node fonts.mjs`. Both families are under the SIL Open Font License.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Inclusive ranges: basic Arabic, Quranic small signs, joiners, dotted circle, honorifics. */
const ranges = [
  [0x20, 0x20],
  [0x0600, 0x0600],
  [0x060c, 0x060c],
  [0x061b, 0x061c],
  [0x061f, 0x063a],
  [0x0640, 0x066d],
  [0x0670, 0x0671],
  [0x067e, 0x067e],
  [0x0686, 0x0686],
  [0x06a4, 0x06a4],
  [0x06af, 0x06af],
  [0x06d4, 0x06ed],
  [0x06f0, 0x06f9],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0xfdf2, 0xfdf2],
  [0xfdfa, 0xfdfb],
];
const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  .map((point) => String.fromCodePoint(point))
  .join('');

const faces = {
  'plex-arabic-400':
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  'plex-arabic-600':
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  'amiri-400': '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
  'amiri-700': '@fontsource/amiri/files/amiri-arabic-700-normal.woff2',
};

for (const [name, file] of Object.entries(faces)) {
  const source = await readFile(require.resolve(file));
  const cut = await subsetFont(source, letters, { targetFormat: 'woff2' });
  await writeFile(new URL(`src/styles/fonts/${name}.woff2`, import.meta.url), cut);
  console.log(`${name}: ${source.length} -> ${cut.length} bytes`);
}
