/* What a task may ask for; beside task.ts, whose checks a page that shows one need not carry. */

/** How homework is handed in. */
export const homeworkWays = ['voice', 'text', 'picture'] as const;
export type HomeworkWay = (typeof homeworkWays)[number];

/** How it is answered: it is seen, gets a mark of 0 to 100, or points for each line of a rubric. */
export const markingKinds = ['seen', 'mark', 'rubric'] as const;
export type MarkingKind = (typeof markingKinds)[number];

/** Lines to read, and those of a rubric, at the most; and how few a rubric has. */
export const MOST_HOMEWORK_LINES = 20;
export const MOST_RUBRIC_LINES = 5;
export const FEWEST_RUBRIC_LINES = 2;
/** Points of one line of a rubric, and the best mark. */
export const MOST_RUBRIC_POINTS = 20;
export const BEST_MARK = 100;
/** How often something is handed in, and how many seconds a recording lasts, at the most and where nothing is said. */
export const MOST_HAND_INS = 10;
export const USUAL_HAND_INS = 3;
export const FEWEST_SECONDS = 10;
export const MOST_SECONDS = 600;
export const USUAL_SECONDS = 180;
/** For what may be handed in as often as one wants. */
export const AS_OFTEN_AS_WANTED = 1_000_000;
/** Letters of the title of a task, and of its text. */
export const MAX_TASK_TITLE = 200;
export const MAX_TASK_TEXT = 5000;

/** The most points that its answer can give; null where it is seen without a mark. */
export function pointsOf({
  marking,
}: {
  marking: { kind: MarkingKind; lines?: readonly { points: number }[] };
}): number | null {
  if (marking.kind === 'seen') return null;
  if (marking.kind === 'mark') return BEST_MARK;
  return (marking.lines ?? []).reduce((sum, { points }) => sum + points, 0);
}
