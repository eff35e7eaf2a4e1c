import { MAX_BANK_IMPORT } from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import { type ByKind, byKind } from '@institute/contract/exercises/by-kind';
import { type ExerciseType, exerciseTypes } from '@institute/contract/exercises/kinds';
import { MAX_ACCEPTED } from '@institute/contract/exercises/parts';
import { dictionary } from '@institute/contract/language';
import { stringify } from 'csv-stringify/sync';
import { newPace } from '../../../platform/in-steps.ts';
import { rowsOfTable, type TableShape } from '../../../shared/read-table.ts';
import { text } from '../text.ts';
import {
  type FileQuestion,
  type Format,
  type HeardType,
  type ToWrite,
  Unreadable,
  usualTyping,
  writtenTypes,
} from './bank-file.ts';
import { piecesOf, typedOf } from './csv-cloze.ts';
import { choicesOf, readOrders, split, unescaped, writtenOrders } from './text-parts.ts';

const options = Array.from({ length: MAX_ACCEPTED }, (_, at) => `option${at + 1}` as const);
const columns = [
  ...(['type', 'topic', 'question', 'text'] as const),
  ...options,
  ...(['answer', 'how', 'nearly', 'explanation'] as const),
  // Behind the others, whose places tables without a first line go by.
  ...(['asks', 'root', 'pattern', 'orders'] as const),
] as const;
type Column = (typeof columns)[number];
type Cells = Partial<Record<Column, string>>;

const shape: TableShape<Column> = {
  columns,
  otherNames: {
    ...Object.fromEntries(options.map((name, at) => [`option ${at + 1}`, name])),
    ...Object.fromEntries(
      (Object.entries(text.columns) as [Column, string][]).flatMap(([column, names]) =>
        names.split(', ').map((name) => [name, column]),
      ),
    ),
  },
  needed: ['type', 'question'],
};

/** What cells say of an exercise of a kind, as far as all kinds read them alike. */
interface Read {
  cells: Cells;
  common: { prompt: string; explanation: string };
  given: string[];
  typing: { strictness: string; nearly: number };
}

const heard = (type: HeardType) => () => {
  throw new Unreadable(text.heardInFile(typeName(type)));
};

/** How the kinds are called, in a table and by whoever speaks of one. */
const names = dictionary('server/bank-types', {
  choice: 'Choice',
  choices: 'Several choices',
  typed: 'Typed answer',
  cloze: 'Text with gaps',
  order: 'Put in order',
  match: 'Match pairs',
  dictation: 'Dictation',
  listen: 'Listen and choose',
  pattern: 'Root and pattern',
} satisfies Record<ExerciseType, string>);

/** How a kind of exercise is called. */
export const typeName = (type: ExerciseType): string => names[type];

/** An exercise of each kind as its cells say, not yet checked. */
const readers: Readonly<Record<ExerciseType, (read: Read) => unknown>> = {
  choice: ({ common, given, cells }) =>
    choicesOf(common, given, placesOf(cells.answer, given), true),
  choices: ({ common, given, cells }) =>
    choicesOf(common, given, placesOf(cells.answer, given), false),
  typed: ({ common, given, typing }) => ({ ...common, type: 'typed', accepted: given, ...typing }),
  cloze: ({ common, cells, typing }) => ({
    ...{ ...common, type: 'cloze', pieces: piecesOf(cells.text ?? '') },
    ...typing,
  }),
  order: ({ common, given, cells }) => ({
    ...{ ...common, type: 'order', shown: cells.how ?? 'words', items: given },
    ...readOrders(cells.orders),
  }),
  match: ({ common, given }) => ({ ...common, type: 'match', pairs: given.map(pairOf) }),
  pattern: ({ common, given, cells, typing }) => {
    const { asks = 'word', root = '', pattern = '' } = cells;
    return { ...common, type: 'pattern', asks, root, pattern, accepted: given, ...typing };
  },
  dictation: heard('dictation'),
  listen: heard('listen'),
};

function exerciseOf(type: string, cells: Cells): unknown {
  if (!isType(type)) throw new Unreadable(text.typeUnknown(type, known));
  const nearly =
    cells.nearly === undefined ? usualTyping.nearly : Number.parseInt(cells.nearly, 10);
  return readers[type]({
    cells,
    common: { prompt: cells.question ?? '', explanation: cells.explanation ?? '' },
    given: options.flatMap((name) => cells[name] ?? []),
    typing: { strictness: cells.how ?? usualTyping.strictness, nearly },
  });
}

/** The kinds that a file can carry, as they are named to whoever wrote another. */
const known = `${writtenTypes.slice(0, -1).join(', ')} or ${writtenTypes.at(-1)}`;

const isType = (name: string): name is ExerciseType => exerciseTypes.some((type) => type === name);

/** The options that a cell names, by their numbers from 1 or by what they say. */
function placesOf(answer = '', given: readonly string[]): number[] {
  const whole = given.indexOf(answer);
  const numbers = answer.split(/[\s,;،]+/).filter(Boolean);
  const isNumbers = numbers.every((one) => /^\d{1,2}$/.test(one) && Number(one) <= given.length);
  if (isNumbers && numbers.length > 0) return numbers.map((one) => Number(one) - 1);
  return whole < 0 ? [] : [whole];
}

function pairOf(cell: string): { left: string; right: string } {
  const [left = '', ...rest] = split(cell, '=');
  if (rest.length === 0) throw new Unreadable(text.pairBroken(cell));
  return { left: unescaped(left), right: unescaped(rest.join('=')) };
}

const numbered = (texts: readonly string[]): Cells =>
  Object.fromEntries(texts.map((one, at) => [`option${at + 1}`, one]));
const side = (words: string) => words.replace(/[=\\]/g, '\\$&');

/** The cells that are an exercise's own. */
const writers: ByKind<Cells> = {
  choice: ({ options: all, answer }) => ({ ...numbered(all), answer: String(answer + 1) }),
  choices: ({ options: all, answers }) => ({
    ...numbered(all),
    answer: answers.map((at) => at + 1).join(', '),
  }),
  typed: ({ accepted }) => numbered(accepted),
  cloze: ({ pieces }) => ({ text: typedOf(pieces) }),
  order: ({ items, shown, otherOrders = [] }) => ({
    ...{ ...numbered(items), how: shown },
    orders: writtenOrders(otherOrders),
  }),
  match: ({ pairs }) => numbered(pairs.map(({ left, right }) => `${side(left)} = ${side(right)}`)),
  pattern: ({ asks, root, pattern, accepted }) => ({ ...numbered(accepted), asks, root, pattern }),
  // No file carries what is heard.
  dictation: () => ({}),
  listen: () => ({}),
};

function cellsOf({ topic, exercise }: ToWrite): Cells {
  const { type, prompt, explanation } = exercise;
  const typing =
    'strictness' in exercise
      ? { how: exercise.strictness, nearly: String(exercise.nearly) }
      : undefined;
  return { type, topic, question: prompt, explanation, ...typing, ...byKind(writers, exercise) };
}

/** More lines than 500 questions have; reading empty ones takes time as well. */
const MOST_LINES = 8_000;

/**
 * What a spreadsheet would run as a formula is written behind an apostrophe, and read without it: also
 * where one that separates cells by semicolons would begin a cell (`platform/csv.ts`).
 */
const guarded = (cell: string) =>
  cell.replace(/^(?='*[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠])/g, "'");
const unguarded = (cell: string) =>
  cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠])/g, '');

const kindsByName = new Map<string, ExerciseType>(
  exerciseTypes.flatMap((type) =>
    [type, typeName(type)].map((name) => [name.toLowerCase(), type] as const),
  ),
);

/** A table with a column for each part of an exercise: what people make in a spreadsheet. */
export const csv: Format = {
  ending: 'csv',
  types: writtenTypes,
  refusal: () => null,
  losesJudging: () => false,
  async read(file) {
    if (file.split('\n').length > MOST_LINES) throw new AppError('bank_file_long');
    const questions: FileQuestion[] = [];
    const errors: { row: number; message: string }[] = [];
    const pace = newPace();
    for (const { row, cells: found } of await rowsOfTable(file, shape)) {
      const cells: Cells = Object.fromEntries(
        Object.entries(found).map(([name, cell]) => [name, unguarded(cell ?? '')]),
      );
      try {
        const name = (cells.type ?? '').trim().toLowerCase();
        const exercise = exerciseOf(kindsByName.get(name) ?? name, cells);
        questions.push({ row, topic: cells.topic ?? '', exercise });
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        errors.push({ row, message: error.message });
      }
      if (questions.length + errors.length > MAX_BANK_IMPORT) throw new AppError('bank_file_long');
      await pace();
    }
    return { questions, errors };
  },
  write: (exercises) =>
    stringify(
      exercises.map((one) => {
        const cells = cellsOf(one);
        return columns.map((column) => guarded(cells[column] ?? ''));
      }),
      // The byte-order mark tells Excel that this is UTF-8.
      { header: true, columns: [...columns], bom: true, quoted: true, record_delimiter: 'windows' },
    ),
};
