import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** HarfBuzz: glyphs that rules of the face would put in their place are not added. */
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
const JOINER = '\u200d';

/**
 * Cuts a face down to the forms its letters have by themselves, at the beginning, in the middle and
 * at the end of a word, with what Arabic cannot do without: lam before alif, a vowel over a doubled
 * letter. The forms that a calligrapher would choose by the neighbours stay behind: they are three
 * quarters of the face.
 * @param {Buffer} source
 * @param {{letters: readonly string[], marks: readonly string[], rest: readonly string[]}} written
 */
export async function cutPlain(source, { letters, marks, rest }) {
  const face = await subsetFont(source, null, { keepAllGlyphs: true, targetFormat: 'truetype' });
  const alifs = [...'اأإآٱ'].flatMap((alif) => ['', ...marks].map((mark) => `ل${mark}${alif}`));
  const joined = [...letters, ...alifs].flatMap((letter) => [
    letter,
    letter + JOINER,
    JOINER + letter + JOINER,
    JOINER + letter,
  ]);
  const doubled = marks.flatMap((mark) => [`ب\u0651${mark}`, `ب${mark}\u0651`, `ب${mark}`]);
  const glyphs = glyphsOf(face, [...joined, ...doubled, ...rest]);
  const cut = await cutTo(face, [...letters, ...marks, ...rest], glyphs);
  return subsetFont(cut, null, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

/** The glyphs with which a face writes some words. */
function glyphsOf(face, words) {
  const font = new Font(new Face(new Blob(face)));
  const glyphs = new Set();
  for (const word of words) {
    const text = new Text();
    text.addText(word);
    text.guessSegmentProperties();
    shape(font, text);
    for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

/** A face with these characters and glyphs alone; `subset-font` goes by characters. */
async function cutTo(face, characters, glyphs) {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const hb = instance.exports;
  hb._initialize();
  const at = hb.malloc(face.length);
  new Uint8Array(hb.memory.buffer).set(face, at);
  const whole = hb.hb_face_create(hb.hb_blob_create(at, face.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE);
  for (const one of characters)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), one.codePointAt(0));
  for (const one of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), one);
  const cut = hb.hb_face_reference_blob(hb.hb_subset_or_fail(whole, input));
  const start = hb.hb_blob_get_data(cut, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(cut)));
}
