import { answerWords, shownLetter } from '@institute/contract/arabic/answer-letters';
import type { Slip } from '@institute/contract/exercises/grade-answer';

/** A segment of an answer, and whether something was wrong in it. */
export interface Segment {
  text: string;
  isSlip: boolean;
}

/** The answer expected, cut where slips are: letters that follow each other alike stay together. */
export function comparedLetters(expected: string, slips: readonly Slip[]): Segment[] {
  const wrong = new Set(slips.filter(({ kind }) => kind !== 'order').map(({ at }) => at));
  const segments: Segment[] = [];
  let at = 0;
  for (const [place, word] of answerWords(expected).entries()) {
    const last = segments.at(-1);
    if (place > 0 && last) last.text += ' ';
    for (const letter of word) {
      add(segments, shownLetter(letter), wrong.has(at));
      at += 1;
    }
  }
  return segments;
}

function add(segments: Segment[], text: string, isSlip: boolean): void {
  const last = segments.at(-1);
  if (last?.isSlip === isSlip) last.text += text;
  else segments.push({ text, isSlip });
}
