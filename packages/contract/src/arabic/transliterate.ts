/** How each letter is written in Latin letters, as the lessons of the demo and most grammars do. */
const consonants: Readonly<Record<string, string>> = {
  ...{ ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'ḥ', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z' },
  ...{ س: 's', ش: 'sh', ص: 'ṣ', ض: 'ḍ', ط: 'ṭ', ظ: 'ẓ', ع: 'ʿ', غ: 'gh', ف: 'f', ق: 'q' },
  ...{ ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ة: 't' },
  ...{ ء: 'ʾ', أ: 'ʾ', إ: 'ʾ', ؤ: 'ʾ', ئ: 'ʾ' },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ '\u064E': 'a', '\u0650': 'i', '\u064F': 'u', '\u0652': '' },
  ...{ '\u064B': 'an', '\u064D': 'in', '\u064C': 'un', '\u0670': 'ā', '\u064E\u0670': 'ā' },
};
const SHADDA = '\u0651';
const HAMZA = 'ʾ';
const punctuation: Readonly<Record<string, string>> = { '؟': '?', '،': ',', '؛': ';' };

interface Letter {
  letter: string;
  isDoubled: boolean;
  /** Its vowel signs; '' for none. */
  vowel: string;
}

/**
 * A vocalised text in Latin letters, for whoever does not read Arabic yet: `baytun`, `ash-shamsu`. Empty where
 * a vowel is left out, as nobody can tell then how it is said.
 */
export function transliterate(text: string): string {
  const said = text
    .normalize('NFC')
    .split(/([^\p{L}\p{M}\u0640]+)/u)
    .map((part) => (/\p{L}/u.test(part) ? transliteratedWord(part) : latinPunctuation(part)));
  return said.includes(null) ? '' : said.join('').trim();
}

const latinPunctuation = (part: string) =>
  [...part].map((sign) => punctuation[sign] ?? sign).join('');

/** An article, behind one of the words of a letter that are written onto what follows. */
const ARTICLE = /^(?:([وفبك])([\u064E\u0650]))?[اٱ]ل\u0652?(?=\p{L}\p{M}*\p{L})/u;

function transliteratedWord(word: string): string | null {
  const article = ARTICLE.exec(word);
  if (!article) return saidOf(lettersOf(word));
  const letters = lettersOf(word.slice(article[0].length));
  const [first] = letters;
  const before = article[1] ? `${consonants[article[1]]}${vowels[article[2] ?? '']}-` : '';
  // A sun letter takes the l in, and is doubled by it.
  const isSun = first?.isDoubled === true;
  const l = isSun ? consonants[first.letter] : 'l';
  const rest = saidOf(letters.map((one, at) => (at === 0 ? { ...one, isDoubled: false } : one)));
  return rest === null ? null : `${before}${before === '' ? 'a' : ''}${l}-${rest}`;
}

function lettersOf(word: string): Letter[] {
  return [...word.matchAll(/(\p{L})(\p{M}*)/gu)].map(([, letter = '', marks = '']) => ({
    letter,
    isDoubled: marks.includes(SHADDA),
    vowel: [...marks]
      .filter((mark) => mark !== SHADDA)
      .sort()
      .join(''),
  }));
}

/** The letters as they are said; null where one of them has no vowel that tells how. */
function saidOf(letters: readonly Letter[]): string | null {
  let said = '';
  for (const [at, one] of letters.entries()) {
    const { letter, isDoubled, vowel } = one;
    const lengthened = lengthenedBy(one, said);
    if (lengthened !== null) {
      said = lengthened;
      continue;
    }
    const spoken = vowels[vowel];
    if (letter === 'آ') {
      said += at === 0 ? 'ā' : `${HAMZA}ā`;
    } else if (/[اٱى]/u.test(letter)) {
      if (spoken === undefined) return null;
      said += spoken;
    } else {
      const consonant = consonants[letter];
      // Before a pause the last vowel may be left out.
      const isOpen = spoken === undefined && at < letters.length - 1;
      if (consonant === undefined || isOpen) return null;
      const sound = at === 0 && consonant === HAMZA ? '' : consonant;
      said += `${isDoubled ? sound : ''}${sound}${spoken ?? ''}`;
    }
  }
  return said;
}

/** What was said with its last vowel long, where a letter does no more than that; null where it is a sound. */
function lengthenedBy({ letter, isDoubled, vowel }: Letter, said: string): string | null {
  const isPlain = !isDoubled && (vowel === '' || vowel === '\u0652');
  if (!isPlain) return null;
  if (/[اى]/u.test(letter)) {
    // Behind a tanwin it is a seat; behind an ū that ends a verb it is silent.
    if (/an$|ū$/u.test(said)) return said;
    return said.endsWith('a') ? `${said.slice(0, -1)}ā` : said.endsWith('ā') ? said : null;
  }
  if (letter === 'ي' && said.endsWith('i')) return `${said.slice(0, -1)}ī`;
  if (letter === 'و' && said.endsWith('u')) return `${said.slice(0, -1)}ū`;
  return null;
}
