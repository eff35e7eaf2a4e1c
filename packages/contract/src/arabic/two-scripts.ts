/**
 * A name inside a sentence of ours, isolated so that its direction and the sentence's leave each
 * other alone: an Arabic title in English words, or the other way round.
 */
export const isolated = (text: string) => `\u2068${text}\u2069`;

const arabicRun = /[\u0600-\u06FF][\u0600-\u06FF\s\u200C\u200D]*/;

/** The first run of Arabic in a text, or null: "Reading the Qur'an · قِرَاءَة" gives قِرَاءَة. */
export function arabicPart(text: string): string | null {
  return arabicRun.exec(text)?.[0].trim() || null;
}

/** A part of a title: one of its two scripts, what parts them, or the whole of a title in one. */
export interface TitlePart {
  kind: 'arabic' | 'latin' | 'between' | 'whole';
  text: string;
}

const arabic = /[\u0600-\u06FF]/;
const latin = /\p{Script=Latin}/u;

/** The one script of a text; null of one in both, or in neither. */
function scriptOf(text: string): 'arabic' | 'latin' | null {
  if (arabic.test(text) === latin.test(text)) return null;
  return latin.test(text) ? 'latin' : 'arabic';
}

/**
 * A title in its parts, in the order in which it is written: joined again they are the title. Without
 * a sign that parts them, Arabic beside Latin is a word of its sentence.
 */
export function orderedTitle(title: string): TitlePart[] {
  for (const { 0: between, index } of title.matchAll(/\s*[·|:,–—-]\s*/g)) {
    const [first, second] = [title.slice(0, index), title.slice(index + between.length)];
    const [one, other] = [scriptOf(first), scriptOf(second)];
    if (one && other && one !== other) {
      return [
        { kind: one, text: first },
        { kind: 'between', text: between },
        { kind: other, text: second },
      ];
    }
  }
  return [{ kind: 'whole', text: title }];
}

/**
 * A title by its scripts: "First Stories · قِصَصٌ" gives both, whichever comes first. One that is no
 * such pair stands whole in the script that it is in, in both with Latin.
 */
export function titleParts(title: string): { arabic: string | null; latin: string | null } {
  const whole = title.replace(/\s+/g, ' ').trim();
  const parts = orderedTitle(whole);
  const written = (script: 'arabic' | 'latin') =>
    parts.find(({ kind }) => kind === script)?.text ?? null;
  if (parts.length > 1) return { arabic: written('arabic'), latin: written('latin') };
  const isArabic = scriptOf(whole) === 'arabic';
  return { arabic: isArabic ? whole : null, latin: isArabic ? null : whole || null };
}
