/**
 * Cuts the faces down to the letters, vowel signs, digits and punctuation the institute uses and
 * writes them to src/styles/fonts, and those of the server's pictures of links, which reads no woff2,
 * to apps/server/fonts. Run by hand after an upgrade of the font packages:
 * `node fonts.mjs`. All families are under the SIL Open Font License.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { cutPlain } from './build/plain-face.mjs';

const require = createRequire(import.meta.url);

/** Inclusive ranges: basic Arabic, Quranic small signs, joiners, dotted circle, honorifics. */
const arabic = [
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
  [0xfdf2, 0xfdf2],
  [0xfdfa, 0xfdfb],
];

/** Accents that stand over or under a letter of their own, as in Yoruba: every Latin part has them. */
const accents = [
  [0x0300, 0x0301],
  [0x0303, 0x0304],
  [0x0308, 0x0309],
  [0x0323, 0x0323],
  [0x0329, 0x0329],
];

/**
 * What certificates are written with besides Arabic, in the three parts their font package has;
 * certificate-faces.css names the same ranges. Joiners and marks of direction are left to the Arabic
 * face: letters join within one face alone.
 */
const latin = {
  /** Western European letters, digits, punctuation. */
  latin: [
    [0x0020, 0x007e],
    [0x00a0, 0x00ff],
    [0x0131, 0x0131],
    [0x0152, 0x0153],
    [0x02bb, 0x02bc],
    ...accents,
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  /** Central European and Hausa letters, Arabic in Latin letters, the naira sign. */
  'latin-ext': [
    [0x0100, 0x024f],
    [0x0250, 0x029f],
    [0x02bd, 0x02bf],
    ...accents,
    [0x1e00, 0x1e9f],
    [0x20a6, 0x20a6],
  ],
  /** Letters with a dot below, as in Yoruba. */
  vietnamese: [...accents, [0x1ea0, 0x1ef9]],
};

const packages = {
  plex: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic',
  amiri: '@fontsource/amiri/files/amiri',
  serif: '@fontsource/noto-serif/files/noto-serif',
};

const serif = Object.entries(latin).flatMap(([part, ranges]) =>
  [400, 700].map((weight) => [
    `noto-serif-${part}-${weight}`,
    `${packages.serif}-${part}-${weight}-normal.woff2`,
    ranges,
  ]),
);

/** The letters of words, each by itself: nothing joins them, so the face has one form of each. */
const letters = [
  [0x20, 0x20],
  [0x0621, 0x063a],
  [0x0641, 0x064a],
];

/** Words with their vowel signs, which is nearly all Arabic that is read here. */
const plain = {
  letters: [
    [0x0621, 0x063a],
    [0x0640, 0x064a],
    [0x0671, 0x0671],
  ],
  marks: [
    [0x064b, 0x0652],
    [0x0670, 0x0670],
  ],
  rest: [
    [0x20, 0x20],
    [0x060c, 0x060c],
    [0x061b, 0x061b],
    [0x061f, 0x061f],
    [0x200c, 0x200d],
  ],
};

/** Hints serve screens of few dots, and are a quarter of the face. */
const unhinted = { noHinting: true };

/** Each face by its name here, with the file it is cut from, its letters, and how it is cut. */
const faces = [
  ['plex-arabic-400', `${packages.plex}-arabic-400-normal.woff2`, arabic, unhinted],
  ['plex-arabic-600', `${packages.plex}-arabic-600-normal.woff2`, arabic, unhinted],
  ['amiri-400', `${packages.amiri}-arabic-400-normal.woff2`, arabic],
  ['amiri-700', `${packages.amiri}-arabic-700-normal.woff2`, arabic],
  [
    'amiri-letters',
    `${packages.amiri}-arabic-400-normal.woff2`,
    letters,
    { noLayoutClosure: true },
  ],
  ...serif,
];

const ofPictures = new Set(
  faces.map(([name]) => name).filter((name) => /^(amiri|noto-serif-.+)-[47]00$/.test(name)),
);

for (const [name, file, ranges, options] of faces) {
  const source = await readFile(require.resolve(file));
  const text = lettersOf(ranges).join('');
  const face = await subsetFont(source, text, { targetFormat: 'woff2', ...options });
  await keep(`src/styles/fonts/${name}.woff2`, source, face);
  if (!ofPictures.has(name)) continue;
  const drawn = await subsetFont(source, text, { targetFormat: 'truetype' });
  await keep(`../server/fonts/${name}.ttf`, source, drawn);
}
for (const weight of [400, 700]) {
  const source = await readFile(require.resolve(`${packages.amiri}-arabic-${weight}-normal.woff2`));
  const cut = await cutPlain(source, {
    letters: lettersOf(plain.letters),
    marks: lettersOf(plain.marks),
    rest: lettersOf(plain.rest),
  });
  await keep(`src/styles/fonts/amiri-plain-${weight}.woff2`, source, cut);
}

async function keep(file, source, cut) {
  await writeFile(new URL(file, import.meta.url), cut);
  console.log(`${file}: ${source.length} -> ${cut.length} bytes`);
}

function lettersOf(ranges) {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((point) => String.fromCodePoint(point));
}
