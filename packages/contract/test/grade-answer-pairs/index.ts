import type { Strictness } from '../../src/arabic/strictness.ts';
import type { SlipKind, Verdict } from '../../src/exercises/grade-answer.ts';
import { hamza } from './hamza.ts';
import { letters } from './letters.ts';
import { order } from './order.ts';
import { tashkeel } from './tashkeel.ts';
import { translations } from './translations.ts';
import { typing } from './typing.ts';

/** An answer judged by hand. */
export interface JudgedPair {
  given: string;
  accepted: string[];
  verdict: Verdict;
  /** The kinds of its slips in order; `-` in a table where there are none, null where any may be. */
  slips: SlipKind[] | null;
}

/** Answers judged by hand, by the rule they are judged by. */
export interface JudgedGroup {
  rule: string;
  strictness: Strictness;
  pairs: JudgedPair[];
}

function groupsOf(strictness: Strictness, tables: Readonly<Record<string, string>>): JudgedGroup[] {
  return Object.entries(tables).map(([rule, table]) => ({
    rule,
    strictness,
    pairs: table
      .split('\n')
      .filter((line) => line.includes('|'))
      .map(pairOf),
  }));
}

function pairOf(line: string): JudgedPair {
  const [given = '', accepted = '', verdict = '', slips = ''] = line.split(' | ');
  const isWordless = verdict.trim() === 'wrong' && slips === '';
  return {
    given,
    accepted: accepted.split(' / '),
    verdict: verdict.trim() as Verdict,
    slips: isWordless ? null : (slips.split(',').filter((kind) => /\w/.test(kind)) as SlipKind[]),
  };
}

export const judgedGroups: readonly JudgedGroup[] = [
  ...groupsOf('letters', letters),
  ...groupsOf('hamza', hamza),
  ...groupsOf('tashkeel', tashkeel),
  ...groupsOf('tashkeel', typing),
  ...groupsOf('letters', order),
  ...groupsOf('letters', translations),
];
