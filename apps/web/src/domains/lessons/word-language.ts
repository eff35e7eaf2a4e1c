import { deviceStorage } from '../../platform/storage.ts';

const KEY = 'word-language';

/** The languages that words are explained in, with their codes; the first one every word has. */
const codes = { english: 'en', hausa: 'ha', yoruba: 'yo' } as const;
export type WordLanguage = keyof typeof codes;
export const wordLanguages = Object.keys(codes) as WordLanguage[];

/** The language that words are explained in first, as was chosen on this device. */
export function wordLanguage(): WordLanguage {
  const chosen = deviceStorage.getItem(KEY);
  return wordLanguages.find((language) => language === chosen) ?? 'english';
}

/** Chooses the language that words are explained in first on this device. */
export function explainWordsIn(language: WordLanguage): void {
  // A browser that keeps nothing has English first.
  deviceStorage.setItem(KEY, language);
}

/** What a word means in one language, with the code of it for whatever reads it aloud. */
interface Meaning {
  language: WordLanguage;
  lang: string;
  value: string;
}

/** What a word means: in the language that was chosen, if there it has a meaning, in English, in the others. */
export function meaningsOf(word: { meaning: string; hausa: string; yoruba: string }) {
  const { meaning: english, hausa, yoruba } = word;
  const values = { english, hausa, yoruba };
  const chosen = wordLanguage();
  return wordLanguages
    .filter((language) => language === 'english' || values[language] !== '')
    .sort((a, b) => Number(b === chosen) - Number(a === chosen))
    .map((language) => ({ language, lang: codes[language], value: values[language] })) as [
    Meaning,
    ...Meaning[],
  ];
}
