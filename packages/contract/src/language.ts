/**
 * The language of the interface. English is the one that ships; its words stand in the dictionaries
 * of the domains and features that show them. Another language is a script that sets
 * `globalThis.instituteLanguage` before ours run: no dictionary is waited for, and no page loads
 * the words of a language that is not shown (docs/decisions/026-words-behind-dictionaries.md).
 */
export interface Language {
  /** BCP 47 tag of the words, for the `lang` of the page. */
  readonly code: string;
  /** BCP 47 tag by which `Intl` sets dates, numbers, amounts and plurals. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The words of the dictionary `name`; what is not translated stays as it is in `english`. */
  words<Dictionary>(name: string, english: Dictionary): Dictionary;
}

const english: Language = {
  code: 'en',
  locale: 'en-NG',
  direction: 'ltr',
  words: (_name, words) => words,
};

declare global {
  /** Set by the script of another language; see {@link Language}. */
  var instituteLanguage: Language | undefined;
}

/** The language shown, the same as long as the page or the process lives. */
export const language: Language = globalThis.instituteLanguage ?? english;

/** A dictionary as other languages write it: the same names, any text. */
export type Words<Dictionary> = Dictionary extends string
  ? string
  : Dictionary extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Dictionary extends (...args: never[]) => unknown
      ? Dictionary
      : { readonly [Name in keyof Dictionary]: Words<Dictionary[Name]> };

/**
 * The words that a domain or feature shows: texts, functions that give a text, and groups of these.
 * `name` is the folder they belong to, such as `admin/classes`; it is unique.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<const Dictionary>(name: string, english: Dictionary): Words<Dictionary> {
  return language.words(name, english) as Words<Dictionary>;
}

const plurals = /* @__PURE__ */ new Intl.PluralRules(language.locale);

/** The form of a word that goes with `count`; `other` where the language has no form of its own. */
export function plural(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[plurals.select(count)] ?? forms.other;
}

const counts = /* @__PURE__ */ new Intl.NumberFormat(language.locale);

/** A number as people read it: `12,345`. */
export function formatNumber(value: number): string {
  return counts.format(value);
}

/** `1 lesson`, `3 lessons`: for English dictionaries; another language writes the function anew. */
export function countOf(count: number, one: string, other: string = `${one}s`): string {
  return `${formatNumber(count)} ${plural(count, { one, other })}`;
}
