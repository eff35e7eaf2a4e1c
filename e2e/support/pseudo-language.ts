import type { Language } from '@institute/contract/language';

/**
 * A language for tests and development that tells what no dictionary holds: its words have accents,
 * are about 40 % longer than the English and stand in ⟦brackets⟧; it is read from the right, and its
 * dates and amounts are set as in Arabic. The page runs this before any script of the product, from
 * its text alone: it may use nothing from outside.
 */
export function setPseudoLanguage(): void {
  const accents: Readonly<Record<string, string>> = {
    ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù' },
    ...{ c: 'ç', d: 'ď', n: 'ñ', r: 'ŕ', s: 'š', t: 'ť', y: 'ý', z: 'ž' },
    ...{ C: 'Ç', D: 'Ď', N: 'Ñ', R: 'Ŕ', S: 'Š', T: 'Ť', Y: 'Ý', Z: 'Ž' },
  };

  /** What stands in braces is filled in later, and stays as it is. */
  const accented = (words: string) =>
    words
      .split(/(\{\w+\})/)
      .map((part, place) =>
        place % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
      )
      .join('');

  const marked = (words: string) => {
    const longer = accented(words);
    const missing = Math.max(0, Math.ceil(words.length * 1.4) - longer.length);
    // In words of their own, as no language has one of twenty letters at the end of each sentence.
    const more = '~'.repeat(missing).replace(/~{6}/g, '~~~~~ ');
    return words === '' ? '' : `⟦${longer}${more}⟧`;
  };

  const translated = (entry: unknown): unknown => {
    if (typeof entry === 'string') return marked(entry);
    if (typeof entry === 'function') return (...args: unknown[]) => translated(entry(...args));
    if (Array.isArray(entry)) return entry.map(translated);
    if (entry === null || typeof entry !== 'object') return entry;
    return Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, translated(one)]));
  };

  const pseudo: Language = {
    code: 'x-pseudo',
    locale: 'ar-EG-u-nu-latn',
    direction: 'rtl',
    words: <Dictionary>(_name: string, english: Dictionary) => translated(english) as Dictionary,
  };
  globalThis.instituteLanguage = pseudo;
}

/** Words as the pseudo-language has them. */
export function inPseudo(words: string): string {
  setPseudoLanguage();
  const found = globalThis.instituteLanguage?.words('', words) ?? words;
  globalThis.instituteLanguage = undefined;
  return found;
}
