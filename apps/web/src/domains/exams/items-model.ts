import type * as wire from '@institute/contract/exams/exam-items';

/** How a question or an exercise of an exam does its work. */
export interface ItemFigures extends Pick<wire.ItemFigures, 'prompt' | 'isDrawn' | 'answers'> {
  /** Unlike that of any other item of the exam. */
  key: string;
  /** Null while there are too few answers. */
  figures: {
    /** What it earned on average, in percent. */
    right: number;
    /** -1 to 1: by how much the best students did better than the weakest. */
    discrimination: number;
    options: { text: string; chosen: number; isRight: boolean }[];
  } | null;
}

/** The items of an exam, each with figures where it has enough answers. */
export const itemsWithFigures = (items: readonly wire.ItemFigures[]): ItemFigures[] =>
  items.map(({ id, kind, right, discrimination, options, ...item }) => ({
    ...item,
    key: `${kind}:${id}`,
    figures:
      right === null || discrimination === null
        ? null
        : { right, discrimination, options: options ?? [] },
  }));
