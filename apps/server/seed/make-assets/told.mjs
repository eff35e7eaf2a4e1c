/*
 * Vocalised Arabic as the voice has to be told it. espeak-ng loses the vowel that stands with a shadda
 * and knows no joining of words, so a doubled letter is written twice, the article as it sounds, and
 * a word that begins with an article is written onto the one before it.
 */

const VOWEL = '[\u064B-\u0650]';
const SUN = 'تثدذرزسشصضطظلن';
/** After these signs a reader pauses. */
const PAUSE = /([.،؛:؟!]+)/u;

/** One word by itself, with its last vowel, as a dictionary has it. */
export function toldWord(word) {
  return spelled(opened(word.normalize('NFC')));
}

/** A sentence as it is read: joined within a breath, its last vowel left out before a pause. */
export function toldSentence(sentence) {
  return sentence
    .normalize('NFC')
    .split(PAUSE)
    .map((part) => (PAUSE.test(part) ? part : breath(part)))
    .join('');
}

/** A word onto which the next one is written. */
const linked = (word) =>
  word
    .replace(/(?<=[\u064E\u064F\u0650])[اويى]$/u, '')
    // An n that is no letter takes an i before a letter without a vowel.
    .replace(/[\u064B-\u064D][اى]?$/u, ([sign]) => `${shortOf[sign]}ن\u0650`);

const shortOf = { '\u064B': '\u064E', '\u064C': '\u064F', '\u064D': '\u0650' };

function breath(part) {
  const words = part.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return part;
  const joined = [];
  for (const word of words) {
    const before = joined.pop();
    // An article, and what else begins with a vowel of its own alone, leans on the word before.
    const leans = /^(?:ال|ا(?=[\u0621-\u064A]\u0652)|اِ)/u.test(word);
    if (before === undefined) joined.push(opened(word));
    else if (leans) joined.push(linked(before) + word.replace(/^اِ?/u, ''));
    else joined.push(before, word);
  }
  const last = joined.at(-1);
  return ` ${[...joined.slice(0, -1), paused(last)].map(spelled).join(' ')}`;
}

/** The vowel with which an article begins where nothing is said before it. */
const opened = (word) => word.replace(/^ال(?!ل?\u0651?ل?ه)/u, 'اَل');

/** Before a pause the last short vowel is not said, and ة is no t. */
const paused = (word) =>
  word
    .replace(/ة[\u064B-\u0650\u0652]?$/u, 'هْ')
    .replace(/[\u064C\u064D\u064E\u064F\u0650]$/u, 'ْ')
    .replace(/\u064B([اى])?$/u, (_sign, seat) => (seat ? '\u064Eا' : 'ْ'));

/** The letters as they sound. */
const spelled = (word) =>
  word
    .replaceAll('اللّٰه', 'اللَّاه')
    .replace(/^([وفبك][\u064E\u0650])ا(?=ل)/u, '$1')
    .replace(/(?<=و\u0652?)ا$/u, '')
    // The article before a letter that takes it in.
    .replace(new RegExp(`ل(?=[${SUN}](?:${VOWEL})?\u0651)`, 'gu'), (sign, at, all) =>
      /ا\u064E?$|[\u064E\u064F\u0650]$/u.test(all.slice(0, at)) ? '' : sign,
    )
    .replace(
      /(\p{L})(?:\u0651(?<after>[\u064B-\u0650]?)|(?<first>[\u064B-\u0650])\u0651)/gu,
      (...all) => {
        const [, letter] = all;
        const { after, first } = all.at(-1);
        return `${letter}\u0652${letter}${after ?? first ?? ''}`;
      },
    )
    .replaceAll('\u0670', 'ا')
    .replaceAll('آ', 'أَا');
