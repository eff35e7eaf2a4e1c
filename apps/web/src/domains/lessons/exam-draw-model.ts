import {
  type DrawPart,
  type ExamDraw,
  type examDrawFields,
  examDrawDefaults as nothing,
} from '@institute/contract/exams/exam-draw';

/** A part that is drawn from the bank, as it is typed. */
export interface DrawPartForm {
  /** Empty for none. */
  count: string;
  /** '' for any. */
  type: DrawPart['type'];
  /** '' for any. */
  topic: string;
}

/** What each attempt of an exam draws from the bank of its class: the first part, and those after it. */
export interface DrawForm extends DrawPartForm {
  more: DrawPartForm[];
}

/** A part in which nothing is said yet. */
export const noPart: DrawPartForm = {
  ...{ count: '', type: nothing.draw_type, topic: nothing.draw_topic },
};
/** An exam that holds its own questions and exercises alone. */
export const noDraw: DrawForm = { ...noPart, more: [] };

/** All parts, the first among them. */
export const partsOfDraw = ({ more, ...first }: DrawForm): [DrawPartForm, ...DrawPartForm[]] => [
  first,
  ...more,
];
/** What is drawn by some parts. */
export const drawOfParts = ([first = noPart, ...more]: readonly DrawPartForm[]): DrawForm => ({
  ...first,
  more,
});

/** How many exercises a part draws; 0 for none, and for what cannot be read yet. */
export const drawnByPart = ({ count }: DrawPartForm): number =>
  /^\d+$/.test(count.trim()) ? Number(count) : 0;
/** The same of all parts. */
export const drawnBy = (draw: DrawForm): number =>
  partsOfDraw(draw).reduce((sum, part) => sum + drawnByPart(part), 0);

export function drawFormOf({ drawCount, drawType, drawTopic, moreDraws }: ExamDraw): DrawForm {
  const count = drawCount === 0 ? '' : String(drawCount);
  const more = moreDraws.map((part) => ({ ...part, count: String(part.count) }));
  return { ...{ count, type: drawType, topic: drawTopic }, more };
}

export function wireDrawOf({ count, type, topic, more }: DrawForm) {
  return {
    draw_count: count.trim() || '0',
    draw_type: type,
    draw_topic: topic,
    more_draws: JSON.stringify(more.map((part) => ({ ...part, count: part.count.trim() }))),
  } satisfies Record<keyof typeof examDrawFields, string>;
}
