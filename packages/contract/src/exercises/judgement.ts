import type { Strictness } from '../arabic/strictness.ts';
import { type Grade, gradeAnswer, type Verdict } from './grade-answer.ts';

/** The judgement of one part: an option, a gap, an item or a pair. */
export interface PartJudgement {
  verdict: Verdict;
  /** Of what was typed. */
  grade: Grade | null;
}

/** The judgement of an exercise. */
export interface Judgement {
  /** Right when everything is; wrong when nothing is, or where one thing alone is asked. */
  verdict: Verdict;
  /** What it earns, in percent. */
  credit: number;
  /** In the order of the exercise's own parts; one part where one thing is asked. */
  parts: PartJudgement[];
}

/** A part that is right or wrong. */
export const plainPart = (isRight: boolean): PartJudgement => ({
  verdict: isRight ? 'right' : 'wrong',
  grade: null,
});

/** A part that was typed. */
export function typedPart(
  { accepted, strictness }: { accepted: readonly string[]; strictness: Strictness },
  given: string,
): PartJudgement {
  const grade = gradeAnswer(given, { accepted, strictness });
  return { verdict: grade.verdict, grade };
}

/** Everything right is right, everything nearly or right is nearly; credits are averaged. */
export function inParts(
  parts: PartJudgement[],
  { nearly = 0 }: { nearly?: number } = {},
): Judgement {
  const earned = { right: 100, nearly, wrong: 0 };
  const sum = parts.reduce((total, { verdict }) => total + earned[verdict], 0);
  const worst = (['wrong', 'nearly', 'right'] as const).find((one) =>
    parts.some(({ verdict }) => verdict === one),
  );
  const isPartly = worst === 'wrong' && parts.some(({ verdict }) => verdict !== 'wrong');
  return {
    verdict: isPartly ? 'nearly' : (worst ?? 'wrong'),
    credit: Math.round(sum / Math.max(1, parts.length)),
    parts,
  };
}

/** A choice of several is all or nothing, as ticking everything must earn nothing. */
export function judgeChosen(
  { options, answers }: { options: readonly string[]; answers: readonly number[] },
  chosen: readonly number[],
): Judgement {
  const parts = options.map((_, at) => plainPart(answers.includes(at) === chosen.includes(at)));
  const isRight = parts.every(({ verdict }) => verdict === 'right');
  return { ...inParts([plainPart(isRight)]), parts };
}
