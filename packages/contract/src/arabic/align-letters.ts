import type { AnswerLetter } from './answer-letters.ts';
import type { Strictness } from './strictness.ts';

/** How a letter differs from the one that was expected. */
export type LetterDifference = 'hamza' | 'ta-marbuta' | 'alef-maqsura' | 'letter';

/** Letters that are one under another: what bears a hamza, without it. */
const seats: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي' };
const seatOf = (letter: string) => seats[letter] ?? letter;
const FREE_HAMZA = 'ء';
const bearsHamza = (letter: string) => letter === FREE_HAMZA || letter in seats;

const isPair = (one: string, other: string, pair: string) =>
  one !== other && pair.includes(one) && pair.includes(other);

/** How two letters differ under a strictness; null where they do not. */
export function differenceOf(
  given: string,
  expected: string,
  strictness: Strictness,
): LetterDifference | null {
  if (given === expected) return null;
  if (seatOf(given) === seatOf(expected)) return strictness === 'letters' ? null : 'hamza';
  if (bearsHamza(given) && bearsHamza(expected)) return 'hamza';
  if (isPair(given, expected, 'ةه')) return 'ta-marbuta';
  if (isPair(seatOf(given), seatOf(expected), 'ىي')) return 'alef-maqsura';
  return 'letter';
}

/** A step of an alignment: a letter beside the one expected, one too many, or one that is missing. */
export interface Step {
  given: AnswerLetter | null;
  expected: AnswerLetter | null;
  /** Its place among the letters expected; of one too many the place before which it stands. */
  at: number;
}

/** What a step costs: a letter far more than the form of one, so that forms are not taken for letters. */
const LETTER = 100;
const FORM = 1;

function costOf(given: AnswerLetter, expected: AnswerLetter): number {
  const difference = differenceOf(given.letter, expected.letter, 'hamza');
  return difference === null ? 0 : difference === 'letter' ? LETTER : FORM;
}
const costAlone = ({ letter }: AnswerLetter) => (letter === FREE_HAMZA ? 2 * FORM : LETTER);

/** Whether a letter that is missing or too many is no more than a slip of hamza. */
export const isFreeHamza = ({ letter }: AnswerLetter) => letter === FREE_HAMZA;

/** The cheapest way from the letters expected to those given, in order (Wagner and Fischer). */
export function alignLetters(
  given: readonly AnswerLetter[],
  expected: readonly AnswerLetter[],
): Step[] {
  const width = expected.length + 1;
  const costs = costsOf(given, expected);
  const costAt = (row: number, column: number) =>
    row < 0 || column < 0 ? Infinity : (costs[row * width + column] ?? Infinity);
  const steps: Step[] = [];
  let [row, column] = [given.length, expected.length];
  while (row > 0 || column > 0) {
    const [one, other] = [given[row - 1], expected[column - 1]];
    const here = costAt(row, column);
    if (one && other && here === costAt(row - 1, column - 1) + costOf(one, other)) {
      steps.push({ given: one, expected: other, at: column - 1 });
      row -= 1;
      column -= 1;
    } else if (other && here === costAt(row, column - 1) + costAlone(other)) {
      steps.push({ given: null, expected: other, at: column - 1 });
      column -= 1;
    } else {
      steps.push({ given: one ?? null, expected: null, at: column });
      row -= 1;
    }
  }
  return steps.reverse();
}

function costsOf(given: readonly AnswerLetter[], expected: readonly AnswerLetter[]): number[] {
  const width = expected.length + 1;
  const costs = [0];
  for (const [at, one] of expected.entries()) costs.push((costs[at] ?? 0) + costAlone(one));
  for (const [row, one] of given.entries()) {
    const above = row * width;
    costs.push((costs[above] ?? 0) + costAlone(one));
    for (const [column, other] of expected.entries()) {
      const tooMany = (costs[above + column + 1] ?? 0) + costAlone(one);
      const missing = (costs[above + width + column] ?? 0) + costAlone(other);
      const beside = (costs[above + column] ?? 0) + costOf(one, other);
      costs.push(Math.min(beside, tooMany, missing));
    }
  }
  return costs;
}
