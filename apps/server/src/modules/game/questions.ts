import { join } from 'node:path';
import type { GameLevel } from '@institute/contract/game/game';
import { paths } from '../../platform/paths.ts';
import { shippedText, TextError } from '../../platform/shipped-text.ts';
import { rowsOfTable, type TableShape } from '../../shared/read-table.ts';

/** A question of the bank. */
export interface BankQuestion {
  question: string;
  answer: string;
  /** Two or three options that are wrong. */
  wrong: readonly string[];
  /** What a student of the level needs to read and answer it, in milliseconds. */
  estimatedTimeMs: number;
}

/** Files of each level, in the folder of its name. */
const themes = ['vocabulary', 'grammar', 'morphology', 'culture'];

const columns = ['question', 'answer', 'wrong 1', 'wrong 2', 'wrong 3'] as const;
const shape: TableShape<(typeof columns)[number]> = {
  columns,
  otherNames: {},
  needed: ['question', 'answer', 'wrong 1', 'wrong 2'],
};

/** Thinking time of a level, and what each word adds for one who reads Arabic slowly. */
const thinkingMs: Readonly<Record<GameLevel, number>> = {
  easy: 8000,
  intermediate: 9000,
  hard: 10_000,
};
const READING_MS = 350;

/** The time for what there is to read, in whole seconds. */
function timeFor(level: GameLevel, texts: readonly string[]): number {
  const needed = thinkingMs[level] + texts.join(' ').split(/\s+/).length * READING_MS;
  return Math.ceil(needed / 1000) * 1000;
}

async function questionsIn(level: GameLevel, theme: string): Promise<BankQuestion[]> {
  const path = join(paths.questions, level, `${theme}.csv`);
  const rows = await rowsOfTable(shippedText(path), shape);
  return rows.map(({ row, cells }) => {
    const { question, answer, 'wrong 1': first, 'wrong 2': second, 'wrong 3': third } = cells;
    if (!question || !answer || !first || !second) {
      throw new TextError(path, row, 'a question has an answer and at least two wrong ones');
    }
    // Options are shuffled on every round, so their order says nothing here.
    const wrong = third ? [first, second, third] : [first, second];
    const estimatedTimeMs = timeFor(level, [question, answer, ...wrong]);
    return { question, answer, wrong, estimatedTimeMs };
  });
}

const ofLevel = async (level: GameLevel) =>
  (await Promise.all(themes.map((theme) => questionsIn(level, theme)))).flat();

/** The questions of the quiz by level: part of the product, so every institute has them. */
export const quizBank: Readonly<Record<GameLevel, readonly BankQuestion[]>> = {
  easy: await ofLevel('easy'),
  intermediate: await ofLevel('intermediate'),
  hard: await ofLevel('hard'),
};
