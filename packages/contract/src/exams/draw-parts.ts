import type { ExerciseType } from '../exercises/kinds.ts';
import type { DrawPart, ExamDraw } from './exam-draw.ts';

/** What an exercise of a bank is drawn by. */
export interface Drawable {
  type: ExerciseType;
  topic: string;
}

/** The parts that an exam draws, in order; one that draws nothing is none. */
export function drawPartsOf({ drawCount, drawType, drawTopic, moreDraws }: ExamDraw): DrawPart[] {
  const parts = [{ count: drawCount, type: drawType, topic: drawTopic }, ...moreDraws];
  return parts.filter(({ count }) => count > 0);
}

/** Whether an exam draws anything. */
export const draws = (draw: ExamDraw): boolean => drawPartsOf(draw).length > 0;

/**
 * What each part draws of a bank, in whose order it chooses: nothing is drawn twice, and a part leaves what
 * a later one could not do without, where it finds as much elsewhere. So how many each draws hangs on the
 * bank alone, never on the order; the first are served first where there is too little for all.
 */
export function shareOut<One extends Drawable>(
  parts: readonly DrawPart[],
  bank: readonly One[],
): One[][] {
  const mine = parts.map(({ type, topic }) =>
    bank.filter(
      (one) => (type === '' || one.type === type) && (topic === '' || one.topic === topic),
    ),
  );
  const takenBy = new Map<One, number>();
  /** Gives a part one more: a free one, or one of another part that finds something else in its place. */
  const takes = (part: number, asked: Set<number>): boolean => {
    asked.add(part);
    const all = mine[part] ?? [];
    const free = all.find((one) => !takenBy.has(one));
    if (free) {
      takenBy.set(free, part);
      return true;
    }
    for (const one of all) {
      const other = takenBy.get(one);
      if (other === undefined || asked.has(other) || !takes(other, asked)) continue;
      takenBy.set(one, part);
      return true;
    }
    return false;
  };
  for (const [part, { count }] of parts.entries()) {
    for (let taken = 0; taken < count && takes(part, new Set()); taken += 1);
  }
  return parts.map((_, part) => (mine[part] ?? []).filter((one) => takenBy.get(one) === part));
}

/** How many exercises of a type and a topic a bank holds. */
export interface HeldOf extends Drawable {
  count: number;
}

/** How many each part draws of a bank that holds so many. */
export function drawnOf(parts: readonly DrawPart[], held: readonly HeldOf[]): number[] {
  const most = parts.reduce((sum, { count }) => sum + count, 0);
  // More of a sort than are drawn in all make no difference.
  const bank = held.flatMap(({ type, topic, count }) =>
    Array.from({ length: Math.min(count, most) }, () => ({ type, topic })),
  );
  return shareOut(parts, bank).map(({ length }) => length);
}
