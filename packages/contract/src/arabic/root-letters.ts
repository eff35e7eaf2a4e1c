/** Whatever is no letter of Arabic: what teachers put between the letters of a root. */
const between = /[^\u0621-\u063A\u0641-\u064A]/gu;

/** The letters of a root without what stands between them: `ك ت ب` and `ك-ت-ب` are `كتب`. */
export function rootLetters(root: string): string {
  return root.normalize('NFC').replace(between, '');
}

/** A root as it is read, letter by letter. */
export const spacedRoot = (root: string) => [...rootLetters(root)].join(' ');
