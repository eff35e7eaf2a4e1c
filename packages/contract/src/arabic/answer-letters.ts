/** A letter or figure of an answer, apart from how it was typed. */
export interface AnswerLetter {
  letter: string;
  /** Its vowel sign or signs, sorted; '' for none. */
  vowel: string;
  hasShadda: boolean;
  /** Its dagger alef; '' for none. */
  dagger: string;
  /** Accents of other scripts than Arabic, sorted; '' for none. */
  accents: string;
}

/** Letters of other keyboards of the Arabic script that stand for one of Arabic. */
const variants: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ة',
};

/** Signs of the Quran's script that stand for one of the usual; the open tanwins are spelled in two ways. */
const quranSigns: Readonly<Record<string, string>> = {
  '\u06E1': '\u0652',
  '\u06DF': '\u0652',
  '\u08F0': '\u064B',
  '\u0657': '\u064B',
  '\u08F1': '\u064C',
  '\u065E': '\u064C',
  '\u08F2': '\u064D',
  '\u0656': '\u064D',
};
const quranSign = /[\u06E1\u06DF\u08F0-\u08F2\u0656\u0657\u065E]/g;

/** The hook of a letter of Hausa, which Unicode does not take apart: it counts as an accent does. */
const HOOK = '\u0321';
const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };
const withHook: Readonly<Record<string, string>> = { b: 'ɓ', d: 'ɗ', k: 'ƙ', y: 'ƴ' };
/** How ƴ is typed without its hook. */
const typedHook = /['’‘ʼ`´]y/g;

const FATHATAN = '\u064B';
const FATHA = '\u064E';
const SHADDA = '\u0651';
const DAGGER_ALEF = '\u0670';
const vowels = /[\u064B-\u0650\u0652]/;

/** Tatweel, what steers layout, the signs of the Quran's script, and marks that no answer is asked for. */
const unseen =
  /[\u0640\u0610-\u061A\u0653-\u065F\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD\p{Lm}]/gu;
/** Compatibility gives a mark that stands by itself a space to stand on. */
const spaceOfMark = / (?=[\u064B-\u0652\u0670])/g;
const mark = /\p{M}/u;
const lettersAndFigures = /[\p{L}\p{N}⁄]/u;
/** A sign between two figures: 3.5 and ٣٫٥, 6:30 and 6.30, 12/11 and 12-11 say the same. */
const point = /(\p{N})[.:/٫-](?=\p{N})/gu;

/** A text in one spelling: composed, without presentation forms, tatweel and capitals, figures as 0 to 9. */
export function inOneSpelling(text: string): string {
  const composed = text.normalize('NFKC').replace(spaceOfMark, '').replaceAll('ى\u0654', 'ئ');
  return composed
    .toLowerCase()
    .normalize('NFKC')
    .replace(typedHook, 'ƴ')
    .replace(quranSign, (sign) => quranSigns[sign] ?? sign)
    .replace(unseen, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (figure) => String(figure.charCodeAt(0) & 0xf))
    .replace(point, '$1⁄');
}

/** Accents come off the letters of other scripts, as tashkeel stands beside those of Arabic. */
function* partsOf(text: string): Generator<string> {
  for (const one of text) {
    if (/\p{Script=Arabic}/u.test(one)) yield one;
    else if (hooked[one]) yield* [hooked[one], HOOK];
    else yield* one.normalize('NFD');
  }
}

/**
 * The words of an answer, each as its letters with their marks. Spaces and punctuation only divide
 * words; what is no letter, figure or mark is in none, but for the sign between two figures: 3.5 is not 35.
 * Ends after `most` letters.
 */
export function answerWords(text: string, most = Infinity): AnswerLetter[][] {
  const words: AnswerLetter[][] = [];
  let word: AnswerLetter[] | null = null;
  let count = 0;
  for (const character of partsOf(inOneSpelling(text))) {
    if (mark.test(character)) {
      const last = word?.at(-1);
      if (last) addMark(last, character);
    } else if (lettersAndFigures.test(character)) {
      if (count === most) break;
      count += 1;
      if (!word) {
        word = [];
        words.push(word);
      }
      word.push(plain(variants[character] ?? character));
    } else if (!isWithinWord(character)) word = null;
  }
  for (const one of words) settleFathatan(one);
  return words;
}

/** An apostrophe belongs to the word that it stands in: don't, Qur'an. */
const isWithinWord = (character: string) => /['’‘`´]/.test(character);

const plain = (letter: string): AnswerLetter => ({
  letter,
  vowel: '',
  hasShadda: false,
  dagger: '',
  accents: '',
});

function addMark(to: AnswerLetter, added: string): void {
  if (added === SHADDA) to.hasShadda = true;
  else if (added === DAGGER_ALEF) to.dagger = added;
  else if (vowels.test(added)) to.vowel = withMark(to.vowel, added);
  else to.accents = withMark(to.accents, added);
}

const withMark = (marks: string, added: string) =>
  marks.includes(added) ? marks : [...marks, added].sort().join('');

/** كتاباً and كتابًا are one word written in two ways: the sign belongs to the letter before the alef. */
function settleFathatan(word: AnswerLetter[]): void {
  const [before, last] = [word.at(-2), word.at(-1)];
  if (!before || last?.vowel !== FATHATAN || !/[اى]/.test(last.letter)) return;
  last.vowel = '';
  if (before.vowel === '') before.vowel = FATHATAN;
}

/** A letter with its marks, as it is shown. */
export function shownLetter(one: AnswerLetter): string {
  const marks = `${one.hasShadda ? SHADDA : ''}${one.vowel}${one.dagger}`;
  const letter = (one.accents.includes(HOOK) && withHook[one.letter]) || one.letter;
  return `${letter}${marks}${one.accents.replace(HOOK, '')}`.normalize('NFC');
}

/** The vowel that a letter is read with: a dagger alef lengthens a fatḥa, which need not be written. */
export const vowelOf = ({ vowel, dagger }: AnswerLetter) => vowel || (dagger && FATHA);

/** Whether a mark is one that only an ending bears. */
export const isEndingMark = ({ vowel }: AnswerLetter) => vowel === FATHATAN;
