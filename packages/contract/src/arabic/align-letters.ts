import type { AnswerLetter } from './answer-letters.ts';
import type { Strictness } from './strictness.ts';

/** How a letter differs from the one that was expected. */
export type LetterDifference = 'hamza' | 'ta-marbuta' | 'alef-maqsura' | 'letter';

/** Letters that are one under another: what bears a hamza, without it. */
const seats: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي' };
/** A letter without the hamza that it bears. */
export const seatOf = (letter: string) => seats[letter] ?? letter;
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

/** What a step costs: a letter more than the forms of all, so that forms are not taken for letters. */
const LETTER = 1000;
const FORM = 1;

function costOf(given: AnswerLetter, expected: AnswerLetter): number {
  const difference = differenceOf(given.letter, expected.letter, 'hamza');
  return difference === null ? 0 : difference === 'letter' ? LETTER : FORM;
}
const costAlone = ({ letter }: AnswerLetter) => (letter === FREE_HAMZA ? 2 * FORM : LETTER);

/** Whether a letter that is missing or too many is no more than a slip of hamza. */
export const isFreeHamza = ({ letter }: AnswerLetter) => letter === FREE_HAMZA;

/** Letters that may be other ones, missing or too many: as far as is nearly right, and as far as is one text. */
const NEARLY = 2;
const MOST_DIFFERENT = 12;

/**
 * The cheapest way from the letters expected to those given, in order (Wagner and Fischer, within the
 * band of Ukkonen: the work grows with the length alone); null where more than twelve letters differ.
 */
export function alignLetters(
  given: readonly AnswerLetter[],
  expected: readonly AnswerLetter[],
): Step[] | null {
  const costs = costsOf(given, expected, NEARLY) ?? costsOf(given, expected, MOST_DIFFERENT);
  if (!costs) return null;
  const steps: Step[] = [];
  let [row, column] = [given.length, expected.length];
  while (row > 0 || column > 0) {
    const [one, other] = [given[row - 1], expected[column - 1]];
    const here = costs(row, column);
    if (one && other && here === costs(row - 1, column - 1) + costOf(one, other)) {
      steps.push({ given: one, expected: other, at: column - 1 });
      row -= 1;
      column -= 1;
    } else if (other && here === costs(row, column - 1) + costAlone(other)) {
      steps.push({ given: null, expected: other, at: column - 1 });
      column -= 1;
    } else {
      steps.push({ given: one ?? null, expected: null, at: column });
      row -= 1;
    }
  }
  return steps.reverse();
}

/** The cost of each beginning of the one against each of the other; null where more than `most` letters differ. */
function costsOf(
  given: readonly AnswerLetter[],
  expected: readonly AnswerLetter[],
  most: number,
): ((row: number, column: number) => number) | null {
  if (Math.abs(given.length - expected.length) > most) return null;
  const limit = (most + 1) * LETTER;
  // A row holds the letter at its own place, and the places it may have moved to.
  const width = 2 * most + 1;
  const cells = new Int32Array((given.length + 1) * width).fill(limit);
  const placeOf = (row: number, column: number) => row * width + column - row + most;
  const costs = (row: number, column: number): number =>
    row < 0 || column < 0 || Math.abs(row - column) > most
      ? limit
      : (cells[placeOf(row, column)] ?? limit);
  cells[placeOf(0, 0)] = 0;
  for (let row = 0; row <= given.length; row += 1) {
    const one = given[row - 1];
    const last = Math.min(expected.length, row + most);
    let cheapest = limit;
    for (let column = Math.max(0, row - most); column <= last; column += 1) {
      const other = expected[column - 1];
      let cost = costs(row, column);
      if (one) cost = Math.min(cost, costs(row - 1, column) + costAlone(one));
      if (other) cost = Math.min(cost, costs(row, column - 1) + costAlone(other));
      if (one && other) cost = Math.min(cost, costs(row - 1, column - 1) + costOf(one, other));
      cells[placeOf(row, column)] = cost;
      cheapest = Math.min(cheapest, cost);
    }
    if (cheapest >= limit) return null;
  }
  return costs(given.length, expected.length) < limit ? costs : null;
}
