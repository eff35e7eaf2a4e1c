import type { Exercise, ExerciseOf } from '../exercises.ts';
import { type Grade, gradeAnswer, type Verdict } from './grade-answer.ts';
import { rootLetters } from './root-letters.ts';

/** What a student has answered, by the type of the exercise. Places count from 0. */
export type ExerciseAnswer =
  | { type: 'choice'; chosen: number }
  | { type: 'choices'; chosen: readonly number[] }
  | { type: 'typed'; given: string }
  /** What was typed into each gap, in order. */
  | { type: 'cloze'; given: readonly string[] }
  /** The items as they were put in order, by their places in the right order. */
  | { type: 'order'; placed: readonly number[] }
  /** For each pair, the pair whose right side was put beside its left. */
  | { type: 'match'; matched: readonly number[] }
  | { type: 'dictation'; given: string }
  | { type: 'listen'; chosen: readonly number[] }
  /** The word alone, or the root and the pattern, as the exercise asks. */
  | { type: 'pattern'; given: readonly string[] };

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

/**
 * Judges the answer to an exercise. Where several things are asked, each counts alike; a choice of
 * several is all or nothing, as ticking everything must earn nothing.
 */
export function judgeExercise(exercise: Exercise, answer: ExerciseAnswer): Judgement {
  switch (exercise.type) {
    case 'choice':
      return whole(answer.type === 'choice' && answer.chosen === exercise.answer);
    case 'choices':
      return judgeChoices(exercise, answer.type === 'choices' ? answer.chosen : []);
    case 'typed':
      return inParts([typedPart(exercise, answer.type === 'typed' ? answer.given : '')], exercise);
    case 'dictation':
      return inParts(
        [typedPart(exercise, answer.type === 'dictation' ? answer.given : '')],
        exercise,
      );
    case 'listen':
      return judgeChoices(exercise, answer.type === 'listen' ? answer.chosen : []);
    case 'pattern':
      return inParts(
        patternParts(exercise, answer.type === 'pattern' ? answer.given : []),
        exercise,
      );
    case 'cloze':
      return inParts(clozeParts(exercise, answer.type === 'cloze' ? answer.given : []), exercise);
    case 'order':
      return inParts(orderParts(exercise, answer.type === 'order' ? answer.placed : []));
    case 'match':
      return inParts(
        exercise.pairs.map((_, at) =>
          plainPart(answer.type === 'match' && answer.matched[at] === at),
        ),
      );
  }
}

const plainPart = (isRight: boolean): PartJudgement => ({
  verdict: isRight ? 'right' : 'wrong',
  grade: null,
});

const whole = (isRight: boolean) => inParts([plainPart(isRight)]);

function judgeChoices(
  { options, answers }: Pick<ExerciseOf<'choices'>, 'options' | 'answers'>,
  chosen: readonly number[],
): Judgement {
  const parts = options.map((_, at) => plainPart(answers.includes(at) === chosen.includes(at)));
  const { verdict, credit } = whole(parts.every((part) => part.verdict === 'right'));
  return { verdict, credit, parts };
}

type TypedKey = Pick<ExerciseOf<'typed'>, 'accepted' | 'strictness'>;

function typedPart({ accepted, strictness }: TypedKey, given: string): PartJudgement {
  const grade = gradeAnswer(given, { accepted, strictness });
  return { verdict: grade.verdict, grade };
}

function clozeParts(exercise: ExerciseOf<'cloze'>, given: readonly string[]): PartJudgement[] {
  const { strictness } = exercise;
  return gapsOf(exercise).map((accepted, at) =>
    typedPart({ accepted, strictness }, given[at] ?? ''),
  );
}

/** What may be typed into each gap of a text, in order. */
export function gapsOf({ pieces }: Pick<ExerciseOf<'cloze'>, 'pieces'>): string[][] {
  return pieces.flatMap((piece) => ('accepted' in piece ? [piece.accepted] : []));
}

/** What is typed into an exercise on the scale, with what is right: the word, or its root and pattern. */
export function scaleKeys(exercise: ExerciseOf<'pattern'>): string[][] {
  const { asks, root, pattern, accepted } = exercise;
  return asks === 'word' ? [accepted] : [[rootLetters(root)], [pattern]];
}

/** A root says which letter is a hamza, and nothing of its seat. */
const withoutSeats = (root: string) => root.normalize('NFKC').replace(/[أإآؤئ]/g, 'ء');

function patternParts(exercise: ExerciseOf<'pattern'>, given: readonly string[]): PartJudgement[] {
  const { asks, strictness } = exercise;
  return scaleKeys(exercise).map((accepted, at) => {
    const typed = given[at] ?? '';
    return asks === 'root' && at === 0
      ? typedPart({ accepted: accepted.map(withoutSeats), strictness }, withoutSeats(typed))
      : typedPart({ accepted, strictness }, typed);
  });
}

/** An item is right where the one that belongs there stands, or one that reads the same. */
function orderParts({ items }: ExerciseOf<'order'>, placed: readonly number[]): PartJudgement[] {
  return items.map((item, at) => plainPart(items[placed[at] ?? -1] === item));
}

/** Everything right is right, everything nearly or right is nearly; credits are averaged. */
function inParts(parts: PartJudgement[], { nearly = 0 }: { nearly?: number } = {}): Judgement {
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
