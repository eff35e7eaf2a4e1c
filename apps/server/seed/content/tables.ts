import type { TextNode } from '@institute/contract/lessons/rich-text';
import * as blocks from './blocks.ts';

/*
 * Lessons written as tables: a line for each thing, its cells between bars, what a cell lists between
 * semicolons. So a teacher reads a lesson's Arabic beneath each other.
 */

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const listed = (cell: string) => cell.split(';').map((item) => item.trim());

/** Reading lines from rows of: Arabic | translation. */
export const linesFrom = (table: string) =>
  blocks.lines(
    ...rowsOf(table).map(([arabic = '', translation = '']) => [arabic, translation] as const),
  );

/** A table of a text; its first row names the columns. */
export const tableFrom = (table: string): TextNode => blocks.table(...rowsOf(table));

type Draft = ReturnType<typeof blocks.choice>;

const pairOf = (pair: string): [string, string] => {
  const [left = '', right = ''] = pair.split('=').map((side) => side.trim());
  return [left, right];
};

/** `root + pattern = word`. */
const scaleOf = (key: string) => {
  const [root = '', pattern = '', word = ''] = key.split(/[+=]/).map((part) => part.trim());
  return [root, pattern, word] as const;
};

/** What each kind makes of its prompt and key; the last cell says why it is so. */
const kinds: Record<string, (prompt: string, key: string, ...rest: string[]) => Draft> = {
  choice: (prompt, right, wrong = '', why = '') => blocks.choice(prompt, right, listed(wrong), why),
  choices: (prompt, right, wrong = '', why = '') =>
    blocks.choices(prompt, listed(right), listed(wrong), why),
  typed: (prompt, accepted, why = '') => blocks.typed(prompt, listed(accepted), why),
  vowels: (prompt, accepted, why = '') => blocks.typed(prompt, listed(accepted), why, 'tashkeel'),
  cloze: (prompt, words, why = '') => blocks.cloze(prompt, words.replaceAll('/', '|'), why),
  order: (prompt, items, why = '') => blocks.order(prompt, listed(items), why),
  lines: (prompt, items, why = '') => blocks.order(prompt, listed(items), why, 'lines'),
  match: (prompt, pairs, why = '') => blocks.match(prompt, listed(pairs).map(pairOf), why),
  hear: (prompt, asset, accepted = '', why = '') =>
    blocks.dictation(prompt, asset, listed(accepted), why),
  listen: (prompt, asset, right = '', wrong = '', why = '') =>
    blocks.listen(prompt, asset, listed(right), listed(wrong), why),
  word: (prompt, key, why = '') => blocks.scale('word', prompt, scaleOf(key), why),
  root: (prompt, key, why = '') => blocks.scale('root', prompt, scaleOf(key), why),
};

/**
 * Exercises from rows of: kind | prompt | key | why. The key of a choice is what is right | what is
 * wrong, of typed answers all that are accepted (`vowels` compares the vowel signs too), of a cloze
 * its text with the gaps in brackets, of an order its items, of a match each `left = right`. What is
 * heard names its file before the key: `hear` is typed, `listen` chosen. `word` and `root` have
 * `root + pattern = word`, and ask for the word, or for its root and pattern.
 */
export const exercisesFrom = (table: string): Draft[] =>
  rowsOf(table).map(([kind = '', prompt = '', key = '', ...rest]) => {
    const make = kinds[kind];
    if (!make) throw new Error(`no exercise is called ${kind}`);
    return make(prompt, key, ...rest);
  });
