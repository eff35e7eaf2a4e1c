import {
  type ExamDraw,
  type examDrawFields,
  examDrawDefaults as nothing,
} from '@institute/contract/exams/exam-draw';
import type { ExerciseType } from '@institute/contract/exercises/kinds';

/** What each attempt of an exam draws from the bank of its class, as it is typed. */
export interface DrawForm {
  /** Empty for none. */
  count: string;
  /** '' for any. */
  type: ExerciseType | '';
  /** '' for any. */
  topic: string;
}

/** An exam that holds its own questions and exercises alone. */
export const noDraw: DrawForm = { count: '', type: nothing.draw_type, topic: nothing.draw_topic };

/** How many exercises it draws; 0 for none, and for what cannot be read yet. */
export const drawnBy = ({ count }: DrawForm): number =>
  /^\d+$/.test(count.trim()) ? Number(count) : 0;

export function drawFormOf({ drawCount, drawType, drawTopic }: ExamDraw): DrawForm {
  return { count: drawCount === 0 ? '' : String(drawCount), type: drawType, topic: drawTopic };
}

export function wireDrawOf({ count, type, topic }: DrawForm) {
  return {
    draw_count: count.trim() || '0',
    draw_type: type,
    draw_topic: topic,
  } satisfies Record<keyof typeof examDrawFields, string>;
}
