import { foldArabic } from '../arabic/fold-arabic.ts';

/** What is looked for in a line: a word as its teacher wrote it, and its plural, '' for none. */
interface Sought {
  arabic: string;
  plural: string;
  /** Written forms that a teacher has tied to it, whatever is written onto it. */
  forms?: readonly string[] | undefined;
}

/** A segment of a line, and which of the words sought it is; null for none. */
export interface WordSegment {
  text: string;
  word: number | null;
}

/** Words of a line, with the marks on them; what is between them is theirs alone. */
const words = /[\p{L}\p{M}\u0640]+/gu;
/** What is written onto a word: and, so; by, as, for; the article, also after لِ. */
const particles = ['ال', 'ب', 'ك', 'ل', 'بال', 'كال', 'لل'];
const prefixes = ['و', 'ف', ...particles.flatMap((one) => [one, `و${one}`, `ف${one}`])];
/** The alef that carries the ending of an indefinite object. */
const carrier = /\u064Bا(?!\p{L})|ا\u064B(?!\p{L})/gu;
/** Phrases of more words are not looked for. */
const MOST_WORDS = 4;
/** A shorter rest may be anything. */
const SHORTEST_REST = 3;

const lettersOf = (text: string) =>
  foldArabic(text.normalize('NFC').replace(carrier, '')).match(words)?.join(' ') ?? '';

/** A written form as it is remembered and looked for: its letters. */
export const writtenForm = (text: string) => lettersOf(text);

/** The words of a line as they are written, with what is written onto them. */
export const writtenWords = (line: string): string[] => line.match(words) ?? [];

/**
 * Makes what cuts a line into segments, so that the words of a lesson can be tapped in it. They are
 * matched by their folded letters, with the article and the particles that are written onto a word
 * taken off where the word does not stand there as it is; the longest phrase wins, and what a teacher
 * has tied to a word is that word.
 */
export function wordFinder(sought: readonly Sought[]): (line: string) => WordSegment[] {
  const known = new Map<string, number>();
  const add = (text: string, at: number) => {
    const letters = lettersOf(text);
    if (letters !== '' && !known.has(letters)) known.set(letters, at);
    const bare = letters.replace(/^ال(?=\S{2})/, '');
    if (bare !== '' && !known.has(bare)) known.set(bare, at);
  };
  for (const [at, { forms = [] }] of sought.entries()) {
    for (const form of forms) known.set(lettersOf(form), at);
  }
  for (const [at, { arabic }] of sought.entries()) add(arabic, at);
  for (const [at, { plural }] of sought.entries()) add(plural, at);

  return (line) => cut(line, known);
}

function cut(line: string, known: ReadonlyMap<string, number>): WordSegment[] {
  const tokens = [...line.matchAll(words)].map(({ 0: text, index }) => ({
    folded: lettersOf(text),
    start: index,
    end: index + text.length,
  }));
  const segments: WordSegment[] = [];
  let done = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = longestFrom(tokens, at, known);
    const first = tokens[at];
    const last = tokens[at + (found?.length ?? 1) - 1];
    if (!found || !first || !last) continue;
    if (first.start > done) segments.push({ text: line.slice(done, first.start), word: null });
    segments.push({ text: line.slice(first.start, last.end), word: found.word });
    done = last.end;
    at += found.length - 1;
  }
  if (done < line.length) segments.push({ text: line.slice(done), word: null });
  return segments;
}

function longestFrom(
  tokens: readonly { folded: string }[],
  at: number,
  known: ReadonlyMap<string, number>,
): { word: number; length: number } | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ');
    const word = known.get(phrase) ?? withoutPrefix(phrase, known);
    if (word !== undefined) return { word, length };
  }
  return null;
}

function withoutPrefix(phrase: string, known: ReadonlyMap<string, number>): number | undefined {
  const prefix = prefixes.find((one) => {
    const rest = phrase.slice(one.length);
    return phrase.startsWith(one) && rest.length >= SHORTEST_REST && known.has(rest);
  });
  return prefix === undefined ? undefined : known.get(phrase.slice(prefix.length));
}
